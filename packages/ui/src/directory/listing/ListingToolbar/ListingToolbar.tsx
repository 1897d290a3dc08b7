import type { ComponentProps } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ListingToolbar.css.ts'
import { listingToolbarMessages } from './messages.ts'

export interface ListingToolbarProps extends ComponentProps<'div'> {
  /** @default 'This listing' */
  'aria-label'?: string
}

/**
 * What one does with a listing, its children: buttons or links with an icon and a word, joined in one frame. One that is on says so by
 * `aria-pressed` and a word that changes, and becomes a block of ink.
 */
export function ListingToolbar({ className, children, ...props }: ListingToolbarProps) {
  const messages = useMessages('listingToolbar', listingToolbarMessages)
  return (
    <div role="group" aria-label={messages.label} className={joinClasses(styles.toolbar, className)} {...props}>
      <div className={styles.parts}>{children}</div>
    </div>
  )
}
