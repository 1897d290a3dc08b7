import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'p'
}

/** Text that is read aloud but not seen. */
export function VisuallyHidden({ as, className, ...props }: VisuallyHiddenProps) {
  // One of the listed elements, which take the same props.
  const Element = (as ?? 'span') as 'span'
  return <Element className={joinClasses(styles.visuallyHidden, className)} {...props} />
}
