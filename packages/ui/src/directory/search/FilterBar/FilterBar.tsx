import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './FilterBar.css.ts'

export interface FilterBarProps extends ComponentProps<'div'> {}

/**
 * The filters of a list in one row: its FilterPanel, OpenNowToggle and NearFilter, in this order. On a narrow screen the last two stand beside
 * each other above the panel's toggle.
 */
export function FilterBar({ className, ...props }: FilterBarProps) {
  return <div className={joinClasses(styles.bar, className)} {...props} />
}
