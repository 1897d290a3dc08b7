import type { BusinessHours as Hours, NamedHoliday } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './BusinessHours.css.ts'
import { businessHoursMessages } from './messages.ts'

export interface BusinessHoursProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Every row as its owner wrote it. */
  rows: readonly Hours[]
  /** Those of the rows that count today, where the business is: `rowsOfDay` of directory-core. @default none is marked */
  today?: readonly Hours[]
  /** The public holidays of the coming days, as `holidaysAhead` of directory-core tells them. @default none is said */
  holidays?: readonly NamedHoliday[]
}

/** The hours of each day in two columns, today's marked. */
export function BusinessHours({ rows, today = [], holidays = [], className, ...props }: BusinessHoursProps) {
  const messages = useMessages('businessHours', businessHoursMessages)
  const countsToday = (row: Hours) => today.some(({ day, hours }) => day === row.day && hours === row.hours)
  return (
    <dl className={joinClasses(styles.hours, className)} {...props}>
      {rows.map((row, index) => {
        const isToday = countsToday(row)
        return (
          <div key={`${index} ${row.day}`} data-today={isToday || undefined} className={styles.row}>
            <dt className={styles.day}>
              {isToday && <Needle className={styles.needle} />}
              <bdi>{row.day}</bdi>
              {isToday && <VisuallyHidden>, {messages.today}</VisuallyHidden>}
            </dt>
            <dd className={styles.time}>
              <bdi>{row.hours}</bdi>
            </dd>
          </div>
        )
      })}
      {holidays.length > 0 && (
        <div className={styles.row}>
          <dt className={styles.day}>{messages.holidays}</dt>
          <dd className={styles.time}>
            {holidays.map(({ date, name }) => (
              <div key={date}>
                {name}, <time dateTime={date}>{messages.day(date)}</time>
              </div>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
