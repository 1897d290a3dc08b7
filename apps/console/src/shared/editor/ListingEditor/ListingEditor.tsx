import { useId, type ComponentProps, type ReactNode } from 'react'
import { Skeleton, VisuallyHidden, joinClasses } from '@dira/ui'
import { ReadFailed } from '../../ReadFailed.tsx'
import { EditorAside, type EditorAsideProps } from './EditorAside.tsx'
import { EditorBar, type EditorBarProps } from './EditorBar.tsx'
import { EditorHead, type EditorHeadProps } from './EditorHead.tsx'
import * as styles from './ListingEditor.css.ts'
import { listingEditorMessages } from './messages.ts'

export interface ListingEditorProps
  extends Omit<ComponentProps<'section'>, 'children'>, EditorHeadProps, EditorAsideProps, EditorBarProps {
  /** What stands above the fields. */
  notes?: ReactNode
  /** The sections with their fields. */
  children: ReactNode
  /** Below the form, whose button does not store it: ListingOwners. */
  owners?: ReactNode
  /** Save; the form around the fields is sent. */
  onSave: () => void
  onRetry: () => void
}

/** The page on which one listing is edited: head, sections, a preview beside them, and the bar that saves. */
export function ListingEditor(given: ListingEditorProps) {
  const { state, name, backHref, status, packageNote, previousHref, nextHref, siteHref, historyHref, ...rest } = given
  const { notes, children, preview, summary = [], owners, unsaved, ...counts } = rest
  const { toCorrect = 0, toChoose = 0, isSaving = false, ...others } = counts
  const { onSave, onDiscard, onRetry, className, ...props } = others
  const messages = listingEditorMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.editor, className)} {...props}>
      <EditorHead
        {...{ id, state, name, backHref, status, packageNote, previousHref, nextHref, siteHref, historyHref, preview }}
      />
      {state === 'loading' && (
        <div role="status" className={styles.waiting}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          {WAITING.map((at) => (
            <Skeleton key={at} className={styles.waitingField} />
          ))}
        </div>
      )}
      {(state === 'failed' || state === 'gone') && (
        <ReadFailed
          text={state === 'gone' ? messages.gone : messages.failed}
          onRetry={state === 'failed' ? onRetry : undefined}
        />
      )}
      {state === 'ready' && (
        <>
          {notes}
          <div className={styles.columns}>
            <form
              noValidate
              aria-labelledby={id}
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault()
                onSave()
              }}
            >
              {children}
              <EditorBar isNew={status === undefined} {...{ unsaved, toCorrect, toChoose, isSaving, onDiscard }} />
            </form>
            <EditorAside preview={preview} summary={summary} />
            {owners !== undefined && <div className={styles.owners}>{owners}</div>}
          </div>
        </>
      )}
    </section>
  )
}

const WAITING = [1, 2, 3, 4, 5, 6]
