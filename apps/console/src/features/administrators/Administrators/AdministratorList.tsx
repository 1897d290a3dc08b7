import { Button, Chip, Inline, Link, Skeleton, Text } from '@dira/ui'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import type { AdministratorRow, ChangesShown } from './administratorRows.ts'
import * as styles from '../../../shared/account/MadeLinkNotice/accountList.css.ts'
import { administratorsMessages } from './messages.ts'

interface AdministratorListProps {
  administrators: readonly AdministratorRow[]
  /** Whether there is a server that makes links. */
  hasServer: boolean
  changes: ChangesShown | undefined
  onNewPassword: (administrator: AdministratorRow) => void
  onRemove: (administrator: AdministratorRow) => void
  onChangesOf: (administrator: string | undefined) => void
}

/** The administrators, each with what can be done and what was changed. The last one cannot be removed. */
export function AdministratorList({
  administrators,
  hasServer,
  changes,
  onNewPassword,
  onRemove,
  onChangesOf,
}: AdministratorListProps) {
  const messages = administratorsMessages
  const isOnly = administrators.length === 1
  return (
    <ul role="list" aria-label={messages.list} className={styles.list}>
      {administrators.map((administrator) => (
        <li key={administrator.id} className={styles.row}>
          <div className={styles.line}>
            <div className={styles.who}>
              <p className={styles.name}>
                <bdi translate="no">{administrator.email}</bdi>
                {administrator.isMe && <Chip>{messages.you}</Chip>}
              </p>
              <Text size="small" tone="muted">
                {messages.since(new Date(administrator.since))}{' '}
                {administrator.lastChange === undefined
                  ? messages.noChange
                  : messages.lastChange(new Date(administrator.lastChange))}
                {isOnly && ` ${messages.lastStays}`}
              </Text>
            </div>
            <Inline>
              {hasServer && (
                <Button
                  variant="link"
                  aria-label={messages.newPasswordOf(administrator.email)}
                  onPress={() => onNewPassword(administrator)}
                >
                  {messages.newPassword}
                </Button>
              )}
              {!isOnly && (
                <Button
                  variant="link"
                  aria-label={messages.removeOf(administrator.email)}
                  onPress={() => onRemove(administrator)}
                >
                  {messages.remove}
                </Button>
              )}
            </Inline>
          </div>
          <Button
            variant="link"
            aria-expanded={changes?.of === administrator.id}
            onPress={() => onChangesOf(changes?.of === administrator.id ? undefined : administrator.id)}
          >
            {messages.changes}
          </Button>
          {changes?.of === administrator.id && <Changes {...changes} />}
        </li>
      ))}
    </ul>
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
