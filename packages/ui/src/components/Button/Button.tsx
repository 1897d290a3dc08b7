import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { ReactNode, Ref } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { button } from './Button.css.ts'

/** The looks of a button: a signpost for the way on, a marigold signpost for dark fields, a frame for all else. */
export type ButtonVariant = 'primary' | 'sun' | 'secondary'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** @default 'primary' */
  variant?: ButtonVariant
  className?: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that does something on this page. What leads to another page is a `LinkButton`. */
export function Button({ variant = 'primary', className, ...props }: ButtonProps) {
  return <AriaButton className={joinClasses(button({ variant }), className)} {...props} />
}
