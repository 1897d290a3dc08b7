import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import type { SpaceToken } from '../../theme/scales.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps extends ComponentProps<'div'> {
  /** The space between two children, a step of the scale. @default 3 */
  gap?: SpaceToken
}

/** Sets its children in a row that wraps, such as a few links or buttons. */
export function Inline({ gap = 3, className, ...props }: InlineProps) {
  return <div className={joinClasses(styles.inline, styles.gap[gap], className)} {...props} />
}
