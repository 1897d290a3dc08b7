import { CloseIcon, ImageOffIcon } from '../../../art/Icon/index.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ImagesEditor.css.ts'
import { imagesEditorMessages } from './messages.ts'

/** A file that is being uploaded. */
export interface ImageUpload {
  readonly key: string
  readonly name: string
  readonly state:
    | { readonly is: 'waiting' | 'shrinking' }
    /** In bytes; `before` is what the file had before it was made smaller. */
    | { readonly is: 'sending'; readonly sent: number; readonly total: number; readonly before: number }
    /** A sentence that says why, and whether it makes sense to send it again. */
    | { readonly is: 'failed'; readonly why: string; readonly canAgain: boolean }
}

interface UploadRowProps {
  readonly upload: ImageUpload
  readonly onCancel: () => void
  readonly onAgain: () => void
}

/** One of the uploads, with how far it is or why it did not arrive. */
export function UploadRow({ upload: { name, state }, onCancel, onAgain }: UploadRowProps) {
  const messages = useMessages('imagesEditor', imagesEditorMessages)
  const hasFailed = state.is === 'failed'
  return (
    <li className={styles.image}>
      <div className={styles.picture} data-is={hasFailed ? 'failed' : 'waiting'}>
        {hasFailed && <ImageOffIcon size={22} />}
      </div>
      <div className={styles.described}>
        <p className={styles.fileName}>
          <bdi>{name}</bdi>
        </p>
        {hasFailed ? (
          <>
            <p role="alert" className={styles.why}>
              {state.why}
            </p>
            <div className={styles.ways}>
              {state.canAgain && (
                <Button variant="link" onPress={onAgain}>
                  {messages.again}
                </Button>
              )}
              <Button variant="link" onPress={onCancel}>
                {messages.removeFailed}
              </Button>
            </div>
          </>
        ) : (
          <>
            <progress
              aria-label={name}
              className={styles.progress}
              {...(state.is === 'sending' && { value: state.sent, max: Math.max(state.total, 1) })}
            />
            <p className={styles.hint}>
              {state.is === 'sending' && messages.sent(state.sent, state.total, state.before)}
              {state.is === 'waiting' && messages.waits}
              {state.is === 'shrinking' && messages.shrinking}
            </p>
          </>
        )}
      </div>
      {!hasFailed && (
        <IconButton label={messages.cancel(name)} onPress={onCancel}>
          <CloseIcon size={20} />
        </IconButton>
      )}
    </li>
  )
}
