import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { ReactNode, Ref } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { iconButton } from './IconButton.css.ts'

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  /** What the button does, for those who do not see the icon. */
  label: string
  /** `plain` has no frame, `framed` a control's line, `inverse` is plain on a dark field. @default 'plain' */
  look?: 'plain' | 'framed' | 'inverse'
  className?: string
  /** The icon. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A square button with an icon and a name that is spoken, not shown. */
export function IconButton({ label, look = 'plain', className, ...props }: IconButtonProps) {
  return <AriaButton aria-label={label} className={joinClasses(iconButton({ look }), className)} {...props} />
}
