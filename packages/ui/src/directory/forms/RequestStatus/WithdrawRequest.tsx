import { useId, useState } from 'react'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { requestStatusMessages } from './messages.ts'
import * as styles from './RequestStatus.css.ts'

export interface WithdrawRequestProps {
  onWithdraw: () => void
  isBusy: boolean
  /** The last attempt failed. */
  hasFailed: boolean
}

/** Takes a request back, after one question. */
export function WithdrawRequest({ onWithdraw, isBusy, hasFailed }: WithdrawRequestProps) {
  const messages = useMessages('requestStatus', requestStatusMessages)
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="h3" id={id}>
        {messages.withdrawTitle}
      </Heading>
      <Text>{isAsking ? messages.withdrawAsk : messages.withdrawText}</Text>
      {hasFailed && !isBusy && <Notice tone="error">{messages.failed}</Notice>}
      <div className={styles.ways}>
        <NativeButton variant="secondary" isPending={isBusy} onClick={isAsking ? onWithdraw : () => setAsking(true)}>
          {isAsking ? messages.withdrawYes : messages.withdraw}
        </NativeButton>
        {isAsking && (
          <NativeButton variant="link" onClick={() => setAsking(false)}>
            {messages.withdrawNo}
          </NativeButton>
        )}
      </div>
    </section>
  )
}
