import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './BottomBar.css.ts'

export interface BottomBarProps extends ComponentProps<'section'> {
  /** Names it. */
  'aria-label': string
  /** Whether a CompareBar takes its place; otherwise that stands on it. @default false */
  givesWay?: boolean
}

/**
 * The first actions of a page in reach of the thumb, on a phone alone. It sticks to the lower edge of the window and has room of its own at the end of
 * the page, so that it hides nothing: put it last in the main part. Toasts keep clear of it.
 */
export function BottomBar({ givesWay = false, className, ...props }: BottomBarProps) {
  return (
    <section
      data-bottom-bar="actions"
      className={joinClasses(styles.bar, givesWay && styles.givesWay, className)}
      {...props}
    />
  )
}
