import type { ListingDetail, OpenStatus } from '@dira/directory-core'
import { useState } from 'react'
import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { contactLines } from '../contact/contactLines.ts'
import { OpenNow } from '../../results/OpenNow/OpenNow.tsx'
import { ChannelList } from './ChannelList.tsx'
import type { Sender } from '../../forms/useHoneypot.tsx'
import * as styles from './EnquiryDialog.css.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import type { Enquiry, EnquiryAnswer } from '../contact/enquiry.ts'
import { enquiryDialogMessages } from './messages.ts'
import { withText } from './withText.ts'

export interface EnquiryDialogProps extends Omit<
  DialogProps,
  'title' | 'eyebrow' | 'children' | 'foot' | 'isFlush' | 'size' | 'role' | 'onSubmit'
> {
  /** The business that is written to, with what its package shows. */
  listing: ListingDetail
  /** Whether it is open now. @default nothing is said */
  openStatus?: OpenStatus
  /** Checks and sends, and answers what became of it. What was written stays until it answers `ok`. */
  onSubmit: (enquiry: Enquiry, sender: Sender) => Promise<EnquiryAnswer>
  /** Where it says what is stored, and how long. */
  privacyHref: string
}

const EMPTY: Enquiry = { name: '', email: '', message: '' }

/** 'Contact Business': the direct ways at the start, an enquiry at the end. What was written stays while the dialog is closed. */
export function EnquiryDialog({ listing, openStatus, onSubmit, privacyHref, ...props }: EnquiryDialogProps) {
  const messages = useMessages('enquiryDialog', enquiryDialogMessages)
  const [draft, setDraft] = useState(EMPTY)
  const lines = withText(
    contactLines(listing).filter(({ href }) => href !== undefined),
    {
      subject: messages.subject(listing.businessName),
      text: draft.message.trim() || messages.opening(listing.businessName),
    },
  )
  const send = async (enquiry: Enquiry, sender: Sender) => {
    const answer = await onSubmit(enquiry, sender)
    if (answer.ok) setDraft(EMPTY)
    return answer
  }
  return (
    <Dialog
      title={messages.title(listing.businessName)}
      eyebrow={openStatus && openStatus.state !== 'unknown' && <OpenNow status={openStatus} withClosing />}
      isFlush
      {...props}
    >
      <div className={lines.length > 0 ? styles.panes : undefined}>
        {lines.length > 0 && <ChannelList lines={lines} />}
        <EnquiryForm
          heading={lines.length > 0 ? messages.headingBesideChannels : messages.heading}
          {...(lines.length === 0 && { note: messages.noChannels })}
          draft={draft}
          onDraftChange={setDraft}
          onSubmit={send}
          privacyHref={privacyHref}
        />
      </div>
    </Dialog>
  )
}
