import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import type { SpaceToken } from '../../theme/scales.ts'
import * as styles from './Grid.css.ts'

/** How many columns from each width on: `base` on the narrowest screen, then from each breakpoint. What is left out stays as before. */
export type GridColumns = { readonly [From in keyof typeof styles.columns]?: 1 | 2 | 3 | 4 | 5 | 6 }

export interface GridProps extends ComponentProps<'div'> {
  /** The element; a list has items as its children. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section'
  /** How many columns from each width on. @default { base: 1, md: 2, lg: 3 } */
  columns?: GridColumns
  /** The space between two columns, a step of the scale. @default 6 */
  gap?: SpaceToken
  /** The space between two rows, where it differs. @default as `gap` */
  rowGap?: SpaceToken
}

const CARDS: GridColumns = { base: 1, md: 2, lg: 3 }

/** Sets its children in columns of one width: one on a phone, two from 720 pixels on, three from 1024. For rows that wrap use Inline. */
export function Grid({ as, columns = CARDS, gap = 6, rowGap = gap, className, ...props }: GridProps) {
  // One of the listed elements, which take the same props.
  const Element = (as ?? 'div') as 'div'
  const isList = as === 'ul' || as === 'ol'
  const { base = 1, sm, md, lg, xl } = columns
  return (
    <Element
      // Safari forgets that a list without markers is one.
      role={isList ? 'list' : undefined}
      className={joinClasses(
        styles.grid,
        styles.gap[gap],
        styles.rowGap[rowGap],
        styles.columns.base[base],
        sm && styles.columns.sm[sm],
        md && styles.columns.md[md],
        lg && styles.columns.lg[lg],
        xl && styles.columns.xl[xl],
        className,
      )}
      {...props}
    />
  )
}
