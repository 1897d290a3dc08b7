import type { ReactNode } from 'react'
import { Needle } from '@dira/ui'
import * as styles from './ListingEditor.css.ts'
import { listingEditorMessages } from './messages.ts'

/** Whose a changed value is. */
export type FieldMark = { readonly whose: 'mine' } | { readonly whose: 'theirs'; readonly who: string }

export interface EditorFieldProps {
  children: ReactNode
  /** Whose the value is, once somebody else has saved. @default not said */
  mark?: FieldMark | undefined
  /** The package that does not show it. @default it is shown */
  hiddenIn?: string | undefined
  /** As wide as the section. @default half of it */
  isWide?: boolean
  /** It holds a list of its own, without a label's line above it. @default false */
  isList?: boolean
}

/** The place of a field in its section, with what is to be said of it at the end of its label's line. */
export function EditorField({ children, mark, hiddenIn, isWide = false, isList = false }: EditorFieldProps) {
  const messages = listingEditorMessages
  return (
    <div className={styles.place} data-wide={isWide || undefined}>
      {(mark ?? hiddenIn !== undefined) && (
        <p className={styles.marks} data-list={isList || undefined}>
          {hiddenIn !== undefined && <span>{messages.hidden(hiddenIn)}</span>}
          {mark && (
            <span className={styles.mark[mark.whose]}>
              <Needle hollow={mark.whose === 'theirs'} />
              {mark.whose === 'mine' ? messages.mine : messages.theirs(mark.who)}
            </span>
          )}
        </p>
      )}
      {children}
    </div>
  )
}
