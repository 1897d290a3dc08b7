import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Container.css.ts'

export interface ContainerProps extends ComponentProps<'div'> {
  /** The element. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer'
  /** The widest it grows: the grid's content, or a comfortable line of prose. @default 'content' */
  width?: 'content' | 'prose'
}

/** Keeps its content on the page's grid, centred, with the page's margin at both sides. */
export function Container({ as: Element = 'div', width = 'content', className, ...props }: ContainerProps) {
  return <Element className={joinClasses(styles.container, styles.width[width], className)} {...props} />
}
