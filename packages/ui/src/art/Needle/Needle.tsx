import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Needle.css.ts'

export interface NeedleProps extends ComponentProps<'svg'> {
  /** An outline instead of a solid lozenge. @default false */
  hollow?: boolean
  /** An outline of short strokes. @default false */
  dashed?: boolean
  /** An outline whose upper half is solid. @default false */
  half?: boolean
}

/** The upright lozenge: bullet, place marker, tier mark. Decorative; it takes the colour and size of the text around it. */
export function Needle({ hollow = false, dashed = false, half = false, className, ...props }: NeedleProps) {
  return (
    <svg viewBox="0 0 10 16" aria-hidden="true" className={joinClasses(styles.needle, className)} {...props}>
      {hollow || dashed || half ? (
        <>
          {half && <path d="M5 1 9.4 8H.6z" fill="currentColor" />}
          <path
            d="M5 1.6 8.8 8 5 14.4 1.2 8z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            {...(dashed && { strokeDasharray: '2.4 1.3' })}
          />
        </>
      ) : (
        <path d="M5 0 10 8 5 16 0 8z" fill="currentColor" />
      )}
    </svg>
  )
}
