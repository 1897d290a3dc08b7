import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import './filterSheet.css.ts'
import * as styles from './SearchBar.css.ts'

export interface SearchBarProps extends ComponentProps<'div'> {
  /** What narrows the list at once: OpenNowToggle, NearFilter, ChipLinks. @default none */
  chips?: ReactNode
}

/**
 * The search of a list and what narrows it. Its children are the SearchBox, the FilterPanel and, for a phone, the square that leads to the map: from 720
 * pixels on they stand beside each other where there is space, with the chips at the end of the line. Below that they are one row that stays at the
 * upper edge of the window while its parent is in sight, the panel is a sheet over the whole window, and the chips are a row that scrolls sideways.
 */
export function SearchBar({ chips, className, children, ...props }: SearchBarProps) {
  return (
    <div className={joinClasses(styles.bar, className)} {...props}>
      <div className={styles.row}>{children}</div>
      {chips !== undefined && <div className={styles.chips}>{chips}</div>}
    </div>
  )
}
