import type { DayHours } from '@dira/directory-core'
import * as styles from './HoursEditor.css.ts'
import { DAY } from './daySpans.ts'

/** The opening of a day as a bar from 0 to 24; what is past midnight begins the bar of the next day. */
export function DayBar({ day, before }: { readonly day: DayHours; readonly before: DayHours | undefined }) {
  const spans = day.isKnown ? day.spans : []
  const late = before?.isKnown ? before.spans.filter(({ closes }) => closes > DAY) : []
  const stretches = [
    ...late.map(({ closes }) => ({ from: 0, to: closes - DAY })),
    ...spans.map(({ opens, closes }) => ({ from: opens, to: Math.min(closes, DAY) })),
  ]
  return (
    <svg viewBox={`0 0 ${DAY} 10`} preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect width={DAY} height="10" className={styles.track} />
      {stretches.map(({ from, to }) => (
        <rect key={`${from} ${to}`} x={from} width={to - from} height="10" className={styles.stretch} />
      ))}
    </svg>
  )
}
