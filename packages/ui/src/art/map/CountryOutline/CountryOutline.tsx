import type { ComponentProps } from 'react'
import { joinClasses } from '../../../joinClasses.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import { bandOf } from '../countBands.ts'
import { CountryShape } from '../CountryShape/index.ts'
import * as styles from './CountryOutline.css.ts'

export interface CountryOutlineProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'width' | 'height'> {
  code: CountryCode
  /** How many listings the country has: they decide its shade. */
  count: number
  /** Its side in pixels. @default 96 */
  size?: number
}

/** The outline of a country beside its name, in the shade that it has on the map. Decorative. */
export function CountryOutline({ code, count, size = 96, className, ...props }: CountryOutlineProps) {
  const { x, y, width, height } = OUTLINES[code].box
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={size}
      height={size}
      aria-hidden="true"
      className={joinClasses(styles.outline, className)}
      {...props}
    >
      <CountryShape code={code} look={bandOf(count)} />
    </svg>
  )
}
