import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import type { SpaceToken } from '../../theme/scales.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends ComponentProps<'div'> {
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'header' | 'form'
  /** The space between two children, a step of the scale. @default 4 */
  gap?: SpaceToken
}

/** Sets its children one below the other at an even distance. Components have no outer margin: this is what spaces them. */
export function Stack({ as, gap = 4, className, ...props }: StackProps) {
  // One of the listed elements; their props differ only in what a form has more.
  const Element = (as ?? 'div') as 'div'
  return <Element className={joinClasses(styles.stack, styles.gap[gap], className)} {...props} />
}
