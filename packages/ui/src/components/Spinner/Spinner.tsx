import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { spinnerMessages } from './messages.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of what is waited for. @default 'Loading...' */
  label?: string
  /** Leaves the label to screen readers while the needle turns. Where movement is not wanted the label is seen. @default false */
  hideLabel?: boolean
  /** Beside text, or alone in its place. @default 'small' */
  size?: keyof typeof styles.size
}

/** Something is loading for an unknown time: a compass needle that turns. */
export function Spinner({ label, hideLabel = false, size = 'small', className, ...props }: SpinnerProps) {
  const messages = useMessages('spinner', spinnerMessages)
  return (
    <span role="status" className={joinClasses(styles.spinner, className)} {...props}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.size[size]}>
        <circle
          cx="24"
          cy="24"
          r="21"
          fill="none"
          strokeWidth="3"
          pathLength="72"
          // Twenty-four ticks, turned until they are on the points of the compass. The circle closes between two of them.
          strokeDasharray="0.75 2.25"
          strokeDashoffset="-1.5"
          transform="rotate(-9.375 24 24)"
          className={styles.ring}
        />
        <g className={styles.needle}>
          <path d="M24 8 30 24H18z" className={styles.north} />
          <path d="M24 40 30 24H18z" className={styles.south} />
        </g>
      </svg>
      <span className={hideLabel ? styles.labelWhereStill : undefined}>{label ?? messages.loading}</span>
    </span>
  )
}
