import { useId, type ComponentProps, type ReactNode } from 'react'
import {
  AlertIcon,
  BackIcon,
  BookmarkIcon,
  Button,
  Heading,
  Link,
  Skeleton,
  VisuallyHidden,
  joinClasses,
} from '@dira/ui'
import { ownerEditMessages } from './messages.ts'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import * as styles from './OwnerEdit.css.ts'
import { OwnerEditMark } from './OwnerEditMark.tsx'

export interface OwnerEditProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: 'loading' | 'failed' | 'gone' | 'ready'
  /** The name of the business, as its page has it. */
  name: string
  backHref: string
  /** What else there is to know first: what was asked or decided, or that a save waits for a network. */
  notes?: ReactNode
  /** The sections with their fields. */
  children: ReactNode
  /** The names of the fields that are changed: those that are live at once, and those that wait. */
  live: readonly string[]
  waits: readonly string[]
  /** How many fields cannot stay as they are. @default 0 */
  toMend?: number
  /** How many fields two people changed. @default 0 */
  toChoose?: number
  /** When it was last kept on the device; undefined while nothing is written, `false` where the browser keeps nothing. */
  savedAt: Date | false | undefined
  /** It is being saved. @default false */
  isSaving?: boolean
  onSave: () => void
  onDiscard: () => void
  onRetry: () => void
}

/** The page on which an owner edits a listing: before a save it says what goes live and what waits for a look. */
export function OwnerEdit(given: OwnerEditProps) {
  const { state, name, backHref, notes, children, live, waits, toMend = 0, toChoose = 0, savedAt, ...rest } = given
  const { isSaving = false, onSave, onDiscard, onRetry, className, ...props } = rest
  const messages = ownerEditMessages
  const id = useId()
  const isChanged = live.length + waits.length > 0
  const wrong = toChoose > 0 ? messages.toChoose(toChoose) : toMend > 0 ? messages.toMend(toMend) : undefined
  return (
    <section aria-labelledby={id} className={joinClasses(styles.page, className)} {...props}>
      <div className={styles.head}>
        <Link href={backHref} className={styles.back}>
          <BackIcon size={20} />
          {messages.back}
        </Link>
        <Heading level={1} id={id} tabIndex={-1} className={styles.title}>
          {state === 'ready' ? <bdi>{messages.heading(name)}</bdi> : messages.back}
        </Heading>
      </div>
      {state === 'loading' && (
        <div role="status" className={styles.head}>
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
          <dl className={styles.legend}>
            {(['live', 'waits'] as const).map((when) => (
              <div key={when} className={styles.legendRow}>
                <dt>
                  <OwnerEditMark when={when} />
                </dt>
                <dd className={styles.legendText}>{when === 'live' ? messages.liveText : messages.waitsText}</dd>
              </div>
            ))}
          </dl>
          {notes}
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
              <div role="status" className={styles.barText}>
                <p className={styles.counts}>{messages.counts(live.length, waits.length)}</p>
                {isChanged && <p className={styles.named}>{messages.named(live, waits)}</p>}
                {wrong !== undefined && (
                  <p className={styles.wrong}>
                    <AlertIcon size={18} />
                    {wrong}
                  </p>
                )}
              </div>
              <div className={styles.barActions}>
                <Button variant="secondary" isDisabled={!isChanged || isSaving} onPress={onDiscard}>
                  {messages.discard}
                </Button>
                <Button type="submit" isPending={isSaving} isDisabled={!isChanged || toChoose > 0}>
                  {isSaving ? messages.saving : messages.save}
                </Button>
              </div>
              {savedAt !== undefined && (
                <p className={styles.kept}>
                  <BookmarkIcon size={18} />
                  {savedAt === false ? messages.notSaved : messages.kept(savedAt)}
                </p>
              )}
            </div>
          </form>
        </>
      )}
    </section>
  )
}

const WAITING = [1, 2, 3, 4]
