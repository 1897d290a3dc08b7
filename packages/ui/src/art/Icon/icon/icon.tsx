import type { ComponentProps, ComponentType } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './icon.css.ts'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in pixels. @default 20 */
  size?: 18 | 20 | 22
}

/** An interface icon in the design's stroke. Decorative: it is beside a text, or in a control that has a name. */
export type IconComponent = ComponentType<IconProps>

/** An icon from the data of its path, on a field of 24. */
export const icon = (path: string) => draw(path, styles.icon)

/** An icon that means "back" or "on", and turns with the direction of the text. */
export const directedIcon = (path: string) => draw(path, joinClasses(styles.icon, styles.directed))

function draw(path: string, look: string): IconComponent {
  return function Icon({ size = 20, className, ...props }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        aria-hidden="true"
        className={joinClasses(look, className)}
        {...props}
      >
        <path d={path} />
      </svg>
    )
  }
}
