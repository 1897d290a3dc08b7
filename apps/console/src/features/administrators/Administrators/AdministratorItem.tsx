import type { AdministratorsList } from '@dira/data'
import { Button, Chip, Link, Skeleton, Text } from '@dira/ui'
import { AccountActions } from '../../../shared/account/links/AccountActions.tsx'
import * as styles from '../../../shared/account/links/links.css.ts'
import type { HistoryOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import { administratorsMessages } from './messages.ts'

/** What one administrator did, the newest first. */
export interface ChangesShown {
  /** The administrator's id. */
  readonly of: string
  /** @default not known yet */
  readonly changes?: readonly HistoryOperation[] | undefined
  /** Where an operation is. */
  readonly hrefOf: (operation: number) => string
}

interface AdministratorItemProps {
  administrator: AdministratorsList['administrators'][number]
  isMe: boolean
  /** The last one cannot be removed. */
  isOnly: boolean
  /** What this one did. @default it is not shown */
  changes: ChangesShown | undefined
  /** @default no server makes links */
  onNewPassword: (() => void) | undefined
  onRemove: () => void
  onChanges: (isShown: boolean) => void
}

/** An administrator, with what can be done and what was changed. */
export function AdministratorItem(given: AdministratorItemProps) {
  const { administrator, isMe, isOnly, changes, onNewPassword, onRemove, onChanges } = given
  const { email, createdAt, lastChangeAt } = administrator
  const messages = administratorsMessages
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.who}>
          <p className={styles.name}>
            <bdi translate="no">{email}</bdi>
            {isMe && <Chip>{messages.you}</Chip>}
          </p>
          <Text size="small" tone="muted">
            {messages.since(new Date(createdAt))}{' '}
            {lastChangeAt === undefined ? messages.noChange : messages.lastChange(new Date(lastChangeAt))}
            {isOnly && ` ${messages.lastStays}`}
          </Text>
        </div>
        <AccountActions
          email={email}
          question={messages}
          onNewPassword={onNewPassword}
          onRemove={isOnly ? undefined : onRemove}
        />
      </div>
      <Button variant="link" aria-expanded={changes !== undefined} onPress={() => onChanges(changes === undefined)}>
        {messages.changes}
      </Button>
      {changes && <Changes {...changes} />}
    </li>
  )
}

function Changes({ changes, hrefOf }: ChangesShown) {
  const messages = administratorsMessages
  const { title } = changeHistoryMessages
  if (!changes) return <Skeleton />
  if (changes.length === 0) return <Text size="small">{messages.noChanges}</Text>
  return (
    <ol role="list">
      {changes.map((operation) => (
        <li key={operation.id} className={styles.change}>
          <Link standalone look="quiet" href={hrefOf(operation.id)} className={styles.who}>
            <bdi>{title(operation, operation.undid)}</bdi>
          </Link>
          <time dateTime={operation.beganAt}>{messages.changedAt(new Date(operation.beganAt))}</time>
        </li>
      ))}
    </ol>
  )
}
