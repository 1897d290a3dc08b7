import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useId, type ReactNode, type Ref } from 'react'
import { BusyIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from './Button.css.ts'
import { useTakenBackAnnouncements } from './useTakenBackAnnouncements.ts'

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
  const ownId = useId()
  const id = props.id ?? ownId
  useTakenBackAnnouncements(id)
  return (
    <AriaButton id={id} className={joinClasses(styles.button({ variant }), className)} {...props}>
      {props.isPending && <BusyIcon size={18} className={styles.busy} />}
      {children}
    </AriaButton>
  )
}
