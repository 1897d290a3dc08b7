import type { ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Landscape.css.ts'

export interface LandscapeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All of it behind a hero, or the foot of it as a strip that closes a page. */
  crop: 'hero' | 'strip'
}

/** Hills of cloth at a lake, by day or by night with the theme. Decorative; as a hero it fills the box that positions it. */
export function Landscape({ crop, className, ...props }: LandscapeProps) {
  return <div aria-hidden="true" className={joinClasses(styles.crop[crop], className)} {...props} />
}
