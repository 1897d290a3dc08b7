import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import * as styles from './CountryShape.css.ts'

export interface CountryShapeProps extends Omit<ComponentProps<'path'>, 'd' | 'children'> {
  /** The country, or several that are drawn as one shape. */
  code: CountryCode | readonly CountryCode[]
  /** Quiet `land`, `covered` by the directory, one of the five shades of a count, or `selected`. */
  look: keyof typeof styles.look
}

/** A country in the units of the map, a part of a drawing in an `<svg>`. */
export function CountryShape({ code, look, className, ...props }: CountryShapeProps) {
  const data = [code].flat().map((one) => OUTLINES[one].data)
  return <path d={data.join('')} fillRule="evenodd" className={joinClasses(styles.look[look], className)} {...props} />
}
