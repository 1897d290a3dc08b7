import type { ListingDetail } from '@dira/directory-core'
import { useState } from 'react'
import { Dial } from '../../../art/Dial/Dial.tsx'
import { ForwardIcon, OfflineIcon } from '../../../art/Icon/index.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { suggestChangeMessages } from './messages.ts'
import { onThePage } from './onThePage.ts'
import * as styles from './SuggestChange.css.ts'
import type { Suggestion, SuggestionAnswer } from './suggestion.ts'

interface SuggestSentProps {
  listing: ListingDetail
  suggestion: Suggestion
  onMore: () => void
}

/** The same thanks whatever becomes of it. */
export function SuggestSent({ listing, suggestion, onMore }: SuggestSentProps) {
  const messages = useMessages('suggestChange', suggestChangeMessages)
  const { kind, phone, isPhoneDead, address, sameAs } = suggestion
  const said =
    kind === 'phone'
      ? isPhoneDead
        ? messages.phoneDead
        : phone
      : kind === 'place'
        ? address
        : kind === 'same'
          ? sameAs
          : ''
  return (
    <div className={styles.step}>
      <Dial bearing={40} className={styles.dial} />
      <p>{messages.thanksText}</p>
      {said !== '' && (
        <dl className={styles.said}>
          <div className={styles.saidRow}>
            <dt>{messages.now}</dt>
            <dd className={styles.saidText}>
              <bdi>
                {onThePage(kind, listing) || (kind === 'same' ? listing.businessName : messages.nothingOnThePage)}
              </bdi>
            </dd>
          </div>
          <div className={styles.saidRow}>
            <dt>{messages.youSay}</dt>
            <dd className={styles.saidText}>
              <bdi>{said}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <Button slot="close" variant="secondary">
        <span className={styles.backTo}>{messages.back(listing.businessName)}</span>
      </Button>
      <Button variant="link" className={styles.more} onPress={onMore}>
        {messages.more}
        <ForwardIcon size={18} />
      </Button>
    </div>
  )
}

interface SuggestWaitsProps {
  onSendNow: () => Promise<SuggestionAnswer>
  onTakeBack: () => void
}

/** It is kept on the device, and goes by itself. */
export function SuggestWaits({ onSendNow, onTakeBack }: SuggestWaitsProps) {
  const messages = useMessages('suggestChange', suggestChangeMessages)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async () => {
    setBusy(true)
    const answer = await onSendNow()
    setBusy(false)
    setFailure(answer.state === 'failed' ? answer.message : undefined)
  }
  return (
    <div className={styles.step}>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <p className={styles.waits}>
        <OfflineIcon size={22} className={styles.arrow} />
        {messages.waitsText}
      </p>
      <Button isPending={isBusy} onPress={() => void send()}>
        {isBusy ? messages.sending : messages.sendNow}
      </Button>
      <Button variant="secondary" onPress={onTakeBack}>
        {messages.takeBack}
      </Button>
    </div>
  )
}
