import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import * as styles from './icon.css.ts'

export interface IconProps extends ComponentProps<'svg'> {
  /** Width and height in pixels. @default 20 */
  size?: 18 | 20 | 22
}

/** An interface icon in the design's stroke. Decorative: it stands beside a text, or in a control that has a name. */
export type IconComponent = ComponentType<IconProps>

/** An icon from one of lucide's drawings. */
export const icon = (drawing: LucideIcon) => draw(drawing)

/** An icon that means "back" or "on", and turns with the direction of the text. */
export const directedIcon = (drawing: LucideIcon) => draw(drawing, styles.directed)

function draw(Drawing: LucideIcon, look?: string): IconComponent {
  return function Icon({ size = 20, className, ...props }) {
    return (
      <Drawing
        aria-hidden="true"
        size={size}
        strokeWidth={1.75}
        strokeLinecap="square"
        strokeLinejoin="miter"
        className={joinClasses(styles.icon, look, className)}
        {...props}
      />
    )
  }
}
