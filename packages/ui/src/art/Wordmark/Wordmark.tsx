import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { WORDMARK } from './outlines.ts'
import * as styles from './Wordmark.css.ts'

/** The name of the directory with its needle over the i. It is drawn in the colour of the text; the needle's upper half is laterite. */
export function Wordmark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={WORDMARK.viewBox}
      role="img"
      aria-label="Dira"
      className={joinClasses(styles.wordmark, className)}
      {...props}
    >
      <path fill="currentColor" d={WORDMARK.letters} />
      <path className={styles.needle} d={WORDMARK.needleAbove} />
      <path fill="currentColor" d={WORDMARK.needleBelow} />
    </svg>
  )
}
