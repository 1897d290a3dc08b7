import type { ListingDetail, OpenStatus } from '@dira/directory-core'
import { useState } from 'react'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { useHydrated } from '../../../components/useHydrated.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { Enquiry, EnquiryAnswer } from '../contact/enquiry.ts'
import type { EnquiryDialog } from '../EnquiryDialog/EnquiryDialog.tsx'
import { contactLines, directContact } from '../contact/contactLines.ts'
import * as styles from './ContactPanel.css.ts'
import { contactPanelMessages } from './messages.ts'
import type { Sender } from '../../forms/useHoneypot.tsx'

interface ContactButtonProps {
  listing: ListingDetail
  openStatus?: OpenStatus
  onEnquiry?: (enquiry: Enquiry, sender: Sender) => Promise<EnquiryAnswer>
  privacyHref: string
}

/** 'Contact Business': opens the enquiry. Without script it is a link to the e-mail or the phone, and absent where there is neither. */
export function ContactButton({ listing, onEnquiry, ...dialog }: ContactButtonProps) {
  const messages = useMessages('contactPanel', contactPanelMessages)
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const [LoadedDialog, setDialog] = useState<typeof EnquiryDialog>()
  const direct = directContact(contactLines(listing))

  if (direct !== undefined && !(hydrated && onEnquiry))
    return (
      <LinkButton href={direct} className={styles.contact}>
        {messages.contactBusiness}
      </LinkButton>
    )
  if (!onEnquiry) return null

  const open = async () => {
    try {
      const { EnquiryDialog } = await import('../EnquiryDialog/EnquiryDialog.tsx')
      setDialog(() => EnquiryDialog)
      setOpen(true)
    } catch (error) {
      // Without a connection the direct way is left.
      if (direct === undefined) throw error
      location.assign(direct)
    }
  }

  return (
    <>
      <NativeButton
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={joinClasses(styles.contact, styles.needsScript)}
      >
        {messages.contactBusiness}
      </NativeButton>
      {/* It stays, closed: what was written is there when it opens again. */}
      {LoadedDialog && (
        <LoadedDialog listing={listing} onSubmit={onEnquiry} isOpen={isOpen} onOpenChange={setOpen} {...dialog} />
      )}
    </>
  )
}
