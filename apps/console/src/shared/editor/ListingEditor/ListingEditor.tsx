import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import {
  AlertIcon,
  BackIcon,
  ExternalIcon,
  HistoryIcon,
  ViewIcon,
  Needle,
  Button,
  ErrorBoundary,
  Heading,
  KeyHint,
  Link,
  Sheet,
  Skeleton,
  VisuallyHidden,
  joinClasses,
} from '@dira/ui'
import { ReadFailed } from '../../ReadFailed.tsx'
import * as styles from './ListingEditor.css.ts'
import { listingEditorMessages } from './messages.ts'

/** A field that will be saved, and whose value it is. */
export interface EditorSummary {
  readonly field: string
  readonly whose: 'mine' | 'theirs' | 'choose'
  /** The name of the other one. */
  readonly who?: string
}

export interface ListingEditorProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: 'loading' | 'failed' | 'gone' | 'ready'
  /** The name of the listing; '' for one that has none yet. */
  name: string
  /** Back to the list that one came from, and what it shows. */
  backHref: string
  backNote?: string | undefined
  /** Undefined for a listing that is not made yet. */
  status?: 'published' | 'draft' | 'archived' | undefined
  /** Its package, and until when. */
  packageNote?: string | undefined
  previousHref?: string | undefined
  nextHref?: string | undefined
  siteHref?: string | undefined
  historyHref?: string | undefined
  /** What stands above the fields. */
  notes?: ReactNode
  /** The sections with their fields. */
  children: ReactNode
  /** How visitors will see it, such as PhonePreview: beside the form, and on a narrow screen in a sheet. */
  preview?: ReactNode
  summary?: readonly EditorSummary[]
  /** Below the form, whose button does not store it: ListingOwners. */
  owners?: ReactNode
  /** How many changes are not saved. */
  unsaved: number
  /** How many fields cannot be stored as they are. @default 0 */
  toCorrect?: number
  /** How many fields two people changed. @default 0 */
  toChoose?: number
  isSaving?: boolean
  /** Save; the form around the fields is sent. */
  onSave: () => void
  onDiscard: () => void
  onRetry: () => void
}

/** The page on which one listing is edited: head, sections, a preview beside them, and the bar that saves. */
export function ListingEditor(given: ListingEditorProps) {
  const { state, name, backHref, backNote, status, packageNote, previousHref, nextHref, siteHref, ...rest } = given
  const {
    historyHref,
    notes,
    children,
    preview,
    summary = [],
    owners,
    unsaved,
    toCorrect = 0,
    toChoose = 0,
    ...others
  } = rest
  const { isSaving = false, onSave, onDiscard, onRetry, className, ...props } = others
  const messages = listingEditorMessages
  const id = useId()
  const [isPreviewed, setPreviewed] = useState(false)
  const isNew = status === undefined
  const wrong = toChoose > 0 ? messages.toChoose(toChoose) : toCorrect > 0 ? messages.toCorrect(toCorrect) : undefined

  return (
    <section aria-labelledby={id} className={joinClasses(styles.editor, className)} {...props}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <p className={styles.back}>
            <Link href={backHref} className={styles.backLink}>
              <BackIcon size={18} />
              {messages.back}
            </Link>
            {backNote}
          </p>
          <Heading level={1} size="h2" id={id} tabIndex={-1} className={styles.title}>
            {state === 'ready' ? <bdi>{name || messages.heading}</bdi> : messages.back}
          </Heading>
        </div>
        {state === 'ready' && (
          <div className={styles.facts}>
            {status && (
              <span className={styles.status} data-status={status}>
                <Needle hollow={status !== 'published'} />
                {messages.status[status]}
              </span>
            )}
            {packageNote}
            {preview !== undefined && (
              <span className={styles.previewButton}>
                <Button variant="link" onPress={() => setPreviewed(true)}>
                  <ViewIcon size={18} />
                  {messages.preview}
                </Button>
                <Sheet title={messages.preview} isOpen={isPreviewed} onOpenChange={setPreviewed}>
                  {preview}
                </Sheet>
              </span>
            )}
            {siteHref !== undefined && (
              <Link href={siteHref} className={styles.action}>
                {messages.view}
                <ExternalIcon size={18} />
              </Link>
            )}
            {historyHref !== undefined && (
              <Link href={historyHref} className={styles.action}>
                <HistoryIcon size={18} />
                {messages.history}
              </Link>
            )}
            {previousHref !== undefined && (
              <Link href={previousHref} className={styles.action} aria-keyshortcuts={messages.keys.previous}>
                <KeyHint keys={messages.keys.previous} />
                {messages.previous}
              </Link>
            )}
            {nextHref !== undefined && (
              <Link href={nextHref} className={styles.action} aria-keyshortcuts={messages.keys.next}>
                {messages.next}
                <KeyHint keys={messages.keys.next} />
              </Link>
            )}
          </div>
        )}
      </div>
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
              <div role="group" aria-label={messages.bar} className={styles.bar}>
                <p role="status" className={styles.barText}>
                  {wrong !== undefined && (
                    <strong className={styles.wrong}>
                      <AlertIcon size={18} />
                      {wrong}
                    </strong>
                  )}
                  <span>{isNew ? messages.notMade : messages.unsaved(unsaved)}</span>
                </p>
                <div className={styles.barActions}>
                  <Button variant="secondary" isDisabled={unsaved === 0 || isSaving} onPress={onDiscard}>
                    {messages.discard}
                  </Button>
                  <Button
                    type="submit"
                    isPending={isSaving}
                    isDisabled={toChoose > 0 || (unsaved === 0 && !isNew)}
                    aria-keyshortcuts={messages.keys.save}
                  >
                    {isNew ? messages.add : messages.save}
                    <KeyHint keys="$mod+s" />
                  </Button>
                </div>
              </div>
            </form>
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
            {owners !== undefined && <div className={styles.owners}>{owners}</div>}
          </div>
        </>
      )}
    </section>
  )
}

const WAITING = [1, 2, 3, 4, 5, 6]
