import type { ComponentProps, MouseEvent } from 'react'
import { BusyIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../theme/joinClasses.ts'
import * as styles from '../Button/Button.css.ts'
import type { ButtonVariant } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface NativeButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'value'> {
  /** @default 'primary' */
  variant?: ButtonVariant
  /** @default false */
  isDisabled?: boolean
  /** Its action is running: it keeps the focus, is not pressed again, and its words are read out. Give it from the start. @default never */
  isPending?: boolean
  /** What it does only a script can do: without one it is not there. @default false */
  needsScript?: boolean
}

/**
 * A `Button` that is the browser's own, for what a page begins with: it weighs 13 kB less, react-aria's. In exchange it opens no `Dialog`
 * as its trigger, and closes none by a slot.
 */
export function NativeButton({
  variant = 'primary',
  isDisabled = false,
  isPending,
  needsScript = false,
  type = 'button',
  onClick,
  className,
  children,
  ...props
}: NativeButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return event.preventDefault()
    // Safari does not by itself focus what is pressed, and a dialog that it opens gives the focus back to where it was.
    event.currentTarget.focus()
    onClick?.(event)
  }
  return (
    <>
      <button
        type={type}
        disabled={isDisabled}
        {...(isPending && { 'aria-disabled': true, 'data-pending': true })}
        onClick={press}
        className={joinClasses(styles.button({ variant }), needsScript && styles.needsScript, className)}
        {...props}
      >
        {isPending && <BusyIcon size={18} className={styles.busy} />}
        {children}
      </button>
      {isPending !== undefined && <VisuallyHidden role="status">{isPending && children}</VisuallyHidden>}
    </>
  )
}
