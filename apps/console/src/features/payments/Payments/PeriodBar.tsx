import type { CalendarDate } from '@dira/directory-core'
import { paymentsMessages } from './messages.ts'
import type { PaidPeriod } from '../../../shared/payments/payment.ts'
import * as styles from './PeriodBar.css.ts'

interface PeriodBarProps {
  period: PaidPeriod
  today: CalendarDate
  /** Whether there is a package before it. */
  hasBefore: boolean
}

/** The year that a payment covers, between what was paid before and the grace. The text says all of it; the bar is not to scale at its ends. */
export function PeriodBar({ period, today, hasBefore }: PeriodBarProps) {
  const messages = paymentsMessages
  return (
    <div className={styles.period}>
      <div className={styles.labels}>
        {hasBefore && (
          <span aria-hidden="true" className={styles.partName}>
            {messages.paidBefore}
          </span>
        )}
        <span className={styles.now}>{messages.period(period.firstDay, period.lastDay)}</span>
        <span aria-hidden="true" className={styles.partName}>
          {messages.grace}
        </span>
      </div>
      <div aria-hidden="true" className={styles.bar}>
        <div className={styles.parts.before} />
        <div className={styles.parts.paid} />
        <div className={styles.parts.grace} />
        <div className={styles.today} style={{ insetInlineStart: `${placeOf(today, period)}%` }} />
      </div>
      <div className={styles.under}>
        <span aria-hidden="true" className={styles.todayLabel}>
          {messages.today(today)}
        </span>
        <span>{messages.graceEnd(period.graceUntil)}</span>
      </div>
    </div>
  )
}

/** Where a day lies on the bar, in per cent. */
function placeOf(today: CalendarDate, { firstDay, lastDay }: PaidPeriod): number {
  const [now = 0, first = 0, last = 0] = [today, firstDay, lastDay].map((day) => Date.parse(day))
  const years = (now - first) / (last - first)
  return Math.min(99, Math.max(0, years < 0 ? styles.BEFORE * (1 + years) : styles.BEFORE + styles.PAID * years))
}
