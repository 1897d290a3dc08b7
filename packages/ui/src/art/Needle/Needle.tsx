import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Needle.css.ts'

export interface NeedleProps extends ComponentProps<'svg'> {
  /** An outline instead of a solid lozenge. @default false */
  hollow?: boolean
  /** An outline whose upper half is solid. @default false */
  half?: boolean
}

/** The upright lozenge: bullet, place marker, tier mark. Decorative; it takes the colour and size of the text around it. */
export function Needle({ hollow = false, half = false, className, ...props }: NeedleProps) {
  return (
    <svg viewBox="0 0 10 16" aria-hidden="true" className={joinClasses(styles.needle, className)} {...props}>
      {hollow || half ? (
        <>
          {half && <path d="M5 1 9.4 8H.6z" fill="currentColor" />}
          <path d="M5 1.6 8.8 8 5 14.4 1.2 8z" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </>
      ) : (
        <path d="M5 0 10 8 5 16 0 8z" fill="currentColor" />
      )}
    </svg>
  )
}
