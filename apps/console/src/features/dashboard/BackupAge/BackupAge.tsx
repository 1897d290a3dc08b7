import type { BackupsStatus } from '@dira/data'
import { useId, useState, type ComponentProps } from 'react'
import { ArchiveIcon, Needle, Heading, Notice, joinClasses } from '@dira/ui'
import * as list from '../WaitingList/WaitingList.css.ts'
import * as styles from './BackupAge.css.ts'
import { backupTone, hoursSince } from './backupTone.ts'
import { backupAgeMessages } from './messages.ts'

export interface BackupAgeProps extends Omit<ComponentProps<'section'>, 'children'>, BackupsStatus {
  /** Today's date. @default the clock's */
  now?: Date
}

/** How old the last backup is. Where one is missing or has failed, a note says so, with the command that makes one. */
export function BackupAge({ since, isDaily, retentionDays, last, failure, now, className, ...props }: BackupAgeProps) {
  const messages = backupAgeMessages
  const id = useId()
  const [opened] = useState(() => new Date())
  const at = now ?? opened
  const hours = last && hoursSince(last.at, at)
  const tone = backupTone({ since, isDaily, retentionDays, last, failure }, at)
  return (
    <section aria-labelledby={id} className={joinClasses(list.section, className)} {...props}>
      <Heading level={2} size="h3" id={id}>
        {messages.heading}
      </Heading>
      {tone === 'wrong' ? (
        <Notice tone="error">
          {failure && <p>{messages.failed(new Date(failure.at), at, failure.message)}</p>}
          {failure && hours !== null && <p>{messages.lastGood(hours)}</p>}
          {!failure && <p>{hours === null ? messages.missing : messages.tooOld(hours)}</p>}
          <p>
            {messages.advice} <code dir="ltr">{messages.command}</code>
          </p>
        </Notice>
      ) : (
        <div className={list.list}>
          <div className={list.row}>
            {tone === 'good' ? <ArchiveIcon className={styles.good} /> : <Needle className={list.needle} />}
            <div className={list.words}>
              <span className={list.label}>{hours === null ? messages.none : messages.age(hours)}</span>{' '}
              <span className={list.detail}>
                {last && (
                  <>
                    <time dateTime={last.at}>{messages.made(new Date(last.at), at)}</time>, {messages.holds(last)}{' '}
                  </>
                )}
                {isDaily && (last ? messages.kept(retentionDays) : messages.first)}
                {!isDaily && messages.isOff}
              </span>
            </div>
          </div>
        </div>
      )}
    </section>
  )
}
