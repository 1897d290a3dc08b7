import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Heading.css.ts'
import { lettersOf } from './lettersOf.ts'

/** The rank of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The rank in the outline; it says nothing about the size where `size` does. */
  level: HeadingLevel
  /** How large it is set. @default the size that goes with the level */
  size?: keyof typeof styles.size
}

const SIZE_OF_LEVEL = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3', 5: 'h3', 6: 'h3' } as const

/** A heading in the display face. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, children, ...props }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element data-letters={lettersOf(children)} className={joinClasses(styles.size[size], className)} {...props}>
      {children}
    </Element>
  )
}
