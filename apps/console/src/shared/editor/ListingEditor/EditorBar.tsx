import { AlertIcon, Button, KeyHint } from '@dira/ui'
import * as styles from './ListingEditor.css.ts'
import { listingEditorMessages } from './messages.ts'

export interface EditorBarProps {
  /** How many changes are not saved. */
  unsaved: number
  /** How many fields cannot be stored as they are. @default 0 */
  toCorrect?: number
  /** How many fields two people changed. @default 0 */
  toChoose?: number
  isSaving?: boolean
  onDiscard: () => void
}

/** The bar that saves, with what is in the way of it. */
export function EditorBar({ isNew, ...bar }: EditorBarProps & { isNew: boolean }) {
  const { unsaved, toCorrect = 0, toChoose = 0, isSaving = false, onDiscard } = bar
  const messages = listingEditorMessages
  const wrong = toChoose > 0 ? messages.toChoose(toChoose) : toCorrect > 0 ? messages.toCorrect(toCorrect) : undefined
  return (
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
  )
}
