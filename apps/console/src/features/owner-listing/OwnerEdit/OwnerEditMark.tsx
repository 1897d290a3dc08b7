import { Needle } from '@dira/ui'
import { ownerEditMessages } from './messages.ts'
import * as styles from './OwnerEdit.css.ts'

export interface OwnerEditMarkProps {
  /** Whether a change shows at once or is looked at first. */
  when: 'live' | 'waits'
}

/** Says when a change shows on the page. The needle is no message by itself: the words are. */
export function OwnerEditMark({ when }: OwnerEditMarkProps) {
  const messages = ownerEditMessages
  return (
    <span className={styles.mark[when]}>
      <Needle half={when === 'waits'} className={styles.needle[when]} />
      {messages[when]}
    </span>
  )
}
