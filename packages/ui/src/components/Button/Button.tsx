import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { ReactNode, Ref } from 'react'
import { BusyIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import * as styles from './Button.css.ts'

/**
 * The looks of a button: a signpost for the way on, a frame for all else, a link for what is done at the edge, such as "Clear all". On a
 * dark field, such as the footer, signpost and frame are `sun` and `inverse`.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'link' | 'sun' | 'inverse'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** @default 'primary' */
  variant?: ButtonVariant
  className?: string
  /** What it does, or while `isPending` what is going on. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that does something on this page. What leads to another page is a `LinkButton`. */
export function Button({ variant = 'primary', className, children, ...props }: ButtonProps) {
  return (
    <AriaButton className={joinClasses(styles.button({ variant }), className)} {...props}>
      {props.isPending && <BusyIcon size={18} className={styles.busy} />}
      {children}
    </AriaButton>
  )
}
