import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './ListingAction.css.ts'

/** `corner` is a square with the icon alone, for a card; `part` is an icon and a word, joined to others of a toolbar. */
export type ListingActionLook = keyof typeof styles.look

interface ListingActionProps extends Omit<ComponentProps<'button'>, 'children'> {
  look: ListingActionLook
  icon: ReactNode
  /** The word beside the icon of a part. */
  word: string
}

/** What a visitor does with a listing. A native button, lighter than react-aria's: a page has one on every card. */
export function ListingAction({ look, icon, word, className, ...props }: ListingActionProps) {
  return (
    <button type="button" className={joinClasses(styles.look[look], className)} {...props}>
      {icon}
      {look === 'part' && <span>{word}</span>}
    </button>
  )
}
