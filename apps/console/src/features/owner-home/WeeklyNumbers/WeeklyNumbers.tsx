import type { CalendarDate } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { Needle, Disclosure, joinClasses, useFormatCount } from '@dira/ui'
import { weeklyNumbersMessages } from './messages.ts'
import * as styles from './WeeklyNumbers.css.ts'

/** The numbers of a week. */
export interface WeekOfNumbers {
  /** Its Monday. */
  readonly week: CalendarDate
  readonly views: number
  readonly contacts: number
}

export interface WeeklyNumbersProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In order; the last one is this week. Weeks before counting began are left out. */
  weeks: readonly WeekOfNumbers[]
  /** The day on which counting began, and how many days ago that was, where it has only begun. @default it began long ago */
  began?: { readonly on: CalendarDate; readonly daysAgo: number } | undefined
}

/** So many contacts are drawn one by one. */
const MOST_NEEDLES = 9

/** How often a listing was seen and contacted, by week: a bar for the views and a lozenge for each contact. */
export function WeeklyNumbers({ weeks, began, className, ...props }: WeeklyNumbersProps) {
  const messages = weeklyNumbersMessages
  const formatCount = useFormatCount()
  const now = weeks.at(-1)
  const most = Math.max(1, ...weeks.map(({ views }) => views))
  if (!now) return null
  return (
    <div className={joinClasses(styles.numbers, className)} {...props}>
      <p className={styles.now}>
        <span className={styles.figure}>{formatCount(now.views)}</span> {messages.views(now.views)}
        <span className={styles.figure}>{formatCount(now.contacts)}</span> {messages.contacts(now.contacts)}
        <span className={styles.muted}>{messages.thisWeek}</span>
      </p>
      <div role="img" aria-label={messages.picture(now, weeks.at(-2))} className={styles.plot}>
        {weeks.map(({ week, views, contacts }, at) => (
          <div key={week} data-now={week === now.week || undefined} className={styles.week}>
            <span className={styles.column}>
              {(at === 0 || week === now.week) && <span className={styles.value}>{formatCount(views)}</span>}
              {views > 0 && <span className={styles.bar} style={{ blockSize: `${(views / most) * 78}%` }} />}
            </span>
            <span className={styles.contacts}>
              {contacts > MOST_NEEDLES ? (
                <span className={styles.value}>{formatCount(contacts)}</span>
              ) : (
                Array.from({ length: contacts }, (_, needle) => <Needle key={needle} className={styles.needle} />)
              )}
            </span>
            <span className={styles.day}>{messages.day(week)}</span>
          </div>
        ))}
      </div>
      {began && <p className={styles.muted}>{messages.began(began.on, began.daysAgo)}</p>}
      <Disclosure look="link" label={messages.table}>
        <table className={styles.table}>
          <caption className={styles.caption}>{messages.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {messages.week}
              </th>
              <th scope="col" className={styles.cell}>
                {messages.viewsColumn}
              </th>
              <th scope="col" className={styles.cell}>
                {messages.contactsColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ week, views, contacts }) => (
              <tr key={week}>
                <th scope="row" className={styles.cell}>
                  {messages.day(week)}
                  {week === now.week && `, ${messages.soFar}`}
                </th>
                <td className={styles.cell}>{formatCount(views)}</td>
                <td className={styles.cell}>{formatCount(contacts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  )
}
