import type { ReactNode } from 'react'
import { ErrorBoundary } from '@dira/ui'
import * as styles from './ListingEditor.css.ts'
import { listingEditorMessages } from './messages.ts'

/** A field that will be saved, and whose value it is. */
interface EditorSummary {
  readonly field: string
  readonly whose: 'mine' | 'theirs' | 'choose'
  /** The name of the other one. */
  readonly who?: string
}

export interface EditorAsideProps {
  /** How visitors will see it. */
  preview?: ReactNode
  summary?: readonly EditorSummary[]
}

/** How visitors will see a listing, and what of two people's changes will be saved. */
export function EditorAside({ preview, summary = [] }: EditorAsideProps) {
  const messages = listingEditorMessages
  return (
    <aside className={styles.aside} aria-label={messages.aside}>
      {preview !== undefined && (
        <div className={styles.preview}>
          <ErrorBoundary resetKey={preview}>{preview}</ErrorBoundary>
        </div>
      )}
      {summary.length > 0 && (
        <div className={styles.summary}>
          <h2 className={styles.summaryHead}>{messages.whatWillBeSaved}</h2>
          <dl>
            {summary.map(({ field, whose, who }) => (
              <div key={field} className={styles.summaryRow}>
                <dt>{field}</dt>
                <dd data-whose={whose} className={styles.whose}>
                  {(whose === 'theirs' && who) || messages.whose[whose]}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </aside>
  )
}
