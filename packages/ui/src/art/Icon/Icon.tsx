import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Globe from 'lucide-react/icons/globe'
import ImageOff from 'lucide-react/icons/image-off'
import Info from 'lucide-react/icons/info'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import * as styles from './Icon.css.ts'

export type IconName =
  | 'alert'
  | 'back'
  | 'check'
  | 'close'
  | 'forward'
  | 'info'
  | 'mail'
  | 'noImage'
  | 'open'
  | 'phone'
  | 'search'
  | 'sort'
  | 'website'

const ICONS: Record<IconName, typeof Phone> = {
  alert: CircleAlert,
  back: ArrowLeft,
  check: CircleCheck,
  close: X,
  forward: ArrowRight,
  info: Info,
  mail: Mail,
  noImage: ImageOff,
  open: ArrowUpRight,
  phone: Phone,
  search: Search,
  sort: ChevronsUpDown,
  website: Globe,
}

/** Drawn pointing left or right, meaning "back" or "on": they turn with the direction of the text. */
const DIRECTED: ReadonlySet<IconName> = new Set(['back', 'forward', 'open'])

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName
  /** Width and height in pixels. @default 20 */
  size?: 18 | 20 | 22
}

/** An interface icon in the design's stroke. Decorative: it stands beside a text, or in a control that has a name. */
export function Icon({ name, size = 20, className, ...props }: IconProps) {
  const Drawing = ICONS[name]
  return (
    <Drawing
      aria-hidden="true"
      size={size}
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
      className={joinClasses(styles.icon, DIRECTED.has(name) && styles.directed, className)}
      {...props}
    />
  )
}
