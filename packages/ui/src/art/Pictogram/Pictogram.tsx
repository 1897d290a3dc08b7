import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { drawings } from './drawings.tsx'
import * as styles from './Pictogram.css.ts'

/** What there is a pictogram for: the seven categories. */
export type PictogramName = keyof typeof drawings

export interface PictogramProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: PictogramName
  /** Width and height in pixels; 132 is the faint mark of a large field. @default 32 */
  size?: 20 | 32 | 40 | 56 | 132
}

/** The mark of a category, in the colour of the text and marigold. Decorative: the category's name is beside it. */
export function Pictogram({ name, size = 32, className, ...props }: PictogramProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className={joinClasses(styles.pictogram, className)}
      {...props}
    >
      {drawings[name]}
    </svg>
  )
}
