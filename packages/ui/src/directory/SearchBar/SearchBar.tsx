import type { ComponentProps } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import * as styles from './SearchBar.css.ts'

export interface SearchBarProps extends ComponentProps<'div'> {}

/** The search box of a list and its filter panel: beside each other where there is space, else one below the other. */
export function SearchBar({ className, ...props }: SearchBarProps) {
  return <div className={joinClasses(styles.bar, className)} {...props} />
}
