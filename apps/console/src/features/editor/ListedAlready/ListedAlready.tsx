import { Button, Link, Notice, type NoticeProps, VisuallyHidden } from '@dira/ui'
import * as styles from './ListedAlready.css.ts'
import { listedAlreadyMessages } from './messages.ts'

/** A listing that may be of the same business. */
export interface ListedDuplicate {
  readonly id: string
  readonly name: string
  readonly href: string
  /** In words: its place, its package, its status. */
  readonly facts: readonly string[]
  /** The value that both share: the phone, the name of one near it, or name and town. */
  readonly reason: 'phone' | 'name' | 'town'
  /** How far away it is. @default unknown */
  readonly metres?: number | null
  /** The listing that is being written is archived in favour of this one. @default no such button */
  readonly onMerge?: (() => void) | undefined
}

export interface ListedAlreadyProps extends Omit<NoticeProps, 'tone' | 'children'> {
  twins: readonly ListedDuplicate[]
}

/** Says which listings may be of the business that somebody is writing about. Who reads it decides; an administrator may merge what is written into one of them. */
export function ListedAlready({ twins, ...props }: ListedAlreadyProps) {
  const messages = listedAlreadyMessages
  return (
    <Notice {...props}>
      <p>
        <strong>{messages.title}</strong>
      </p>
      <ul role="list" className={styles.list}>
        {twins.map(({ id, name, href, facts, reason, metres, onMerge }) => (
          <li key={id} className={styles.item}>
            <Link standalone href={href} target="_blank" rel="noopener" className={styles.name}>
              <bdi translate="no">{name}</bdi>
              <VisuallyHidden>{messages.newTab}</VisuallyHidden>
            </Link>
            <span className={styles.facts}>{[messages.reasons[reason](metres ?? 0), ...facts].join(' · ')}</span>
            {onMerge && (
              <Button variant="link" onPress={onMerge}>
                {messages.merge}
                <VisuallyHidden>{messages.ofWhich(name)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {twins.some(({ onMerge }) => onMerge) && <p className={styles.facts}>{messages.merging}</p>}
    </Notice>
  )
}
