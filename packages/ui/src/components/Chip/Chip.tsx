import type { ComponentProps } from 'react'
import { Needle } from '../../art/Needle/Needle.tsx'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Chip.css.ts'

export interface ChipProps extends ComponentProps<'span'> {
  /** What kind of state it is. @default 'muted' */
  tone?: keyof typeof styles.tone
  /** An outlined needle, for what is not so, or not yet. @default false */
  hollow?: boolean
}

/** A state in a word or two behind a needle: 'Open now'. The words carry it; needle and colour support them. */
export function Chip({ tone = 'muted', hollow = false, className, children, ...props }: ChipProps) {
  return (
    <span className={joinClasses(styles.tone[tone], className)} {...props}>
      <Needle hollow={hollow} className={styles.needle} />
      <span>{children}</span>
    </span>
  )
}
