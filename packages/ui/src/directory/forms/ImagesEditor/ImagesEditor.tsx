import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react'
import { ArchiveIcon, CameraIcon, SortDownIcon, SortUpIcon, TrashIcon, UploadIcon } from '../../../art/Icon/index.ts'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { FileButton } from './FileButton.tsx'
import * as styles from './ImagesEditor.css.ts'
import { imagesEditorMessages } from './messages.ts'
import { UploadRow, type ImageUpload } from './UploadRow.tsx'

export type { ImageUpload } from './UploadRow.tsx'

/** An image of the listing. */
export interface EditedImage {
  readonly id: string
  /** A small file of it. @default it cannot be shown here */
  readonly src?: string | undefined
  readonly alt: string
  readonly isDecoration: boolean
  /** What else is to be said of it, such as that it waits for a look. */
  readonly mark?: ReactNode
  /** The error text of its description. */
  readonly error?: string | undefined
}

export interface ImagesEditorProps extends Omit<ComponentProps<'div'>, 'children'> {
  images: readonly EditedImage[]
  uploads?: readonly ImageUpload[]
  /** How many of them the package shows, and its name. */
  shown: { readonly most: number; readonly tier: string }
  /** The most characters of a description. */
  altLimit: number
  onMove: (id: string, by: 1 | -1) => void
  onDescribe: (id: string, description: { readonly alt: string; readonly isDecoration: boolean }) => void
  onRemove: (id: string) => void
  /** Files were chosen, dropped or pasted. */
  onFiles: (files: readonly File[]) => void
  onCancel: (key: string) => void
  onAgain: (key: string) => void
}

/** The images of a listing in their order, each with what it shows, and the uploads. */
export function ImagesEditor(given: ImagesEditorProps) {
  const { images, uploads = [], shown, altLimit, onMove, onDescribe, onRemove, onFiles, ...rest } = given
  const { onCancel, onAgain, className, ...props } = rest
  const messages = useMessages('imagesEditor', imagesEditorMessages)
  const [isOver, setOver] = useState(false)
  const [said, setSaid] = useState('')
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
    return files.length > 0
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  const over = images.length - shown.most

  return (
    <div
      className={joinClasses(styles.images, className)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      {...props}
    >
      <p className={styles.hint}>{messages.drop}</p>
      <div className={styles.sources}>
        <FileButton accept="image/*,.heic" multiple onFiles={take}>
          <UploadIcon size={20} />
          {messages.choose}
        </FileButton>
        {/* Only where a finger points: elsewhere it would choose a file as well. */}
        <span className={styles.camera}>
          <FileButton accept="image/*" capture="environment" onFiles={take}>
            <CameraIcon size={20} />
            {messages.camera}
          </FileButton>
        </span>
      </div>
      {images.length === 0 && <p className={styles.hint}>{messages.none}</p>}
      <ol role="list" className={styles.list}>
        {images.map(({ id, src, alt, isDecoration, mark, error }, index) => (
          <li key={id} className={styles.image} data-beyond={index >= shown.most || undefined}>
            {over > 0 && index === shown.most && (
              <p className={styles.beyond}>{messages.beyond(shown.tier, shown.most, over)}</p>
            )}
            <div className={styles.picture}>
              {src === undefined ? (
                <ArchiveIcon size={22} />
              ) : (
                <img src={src} alt={alt} loading="lazy" className={styles.file} />
              )}
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            </div>
            <div className={styles.described}>
              {mark}
              <TextArea
                label={messages.describedAs}
                name={`images.${index}.alt`}
                aria-label={`${messages.place(index + 1)}, ${messages.describedAs}`}
                rows={2}
                value={alt}
                disabled={isDecoration}
                maxLength={altLimit}
                placeholder={messages.whatIsSeen}
                error={error}
                onChange={(text) => onDescribe(id, { alt: text, isDecoration })}
              />
              <Checkbox checked={isDecoration} onChange={(isTicked) => onDescribe(id, { alt, isDecoration: isTicked })}>
                {messages.decoration}
                <VisuallyHidden>{messages.place(index + 1)}</VisuallyHidden>
              </Checkbox>
            </div>
            <div className={styles.order}>
              <IconButton
                look="framed"
                label={messages.earlier(index + 1)}
                isDisabled={index === 0}
                onPress={() => move(id, index, -1)}
              >
                <SortUpIcon size={20} />
              </IconButton>
              <IconButton
                look="framed"
                label={messages.later(index + 1)}
                isDisabled={index === images.length - 1}
                onPress={() => move(id, index, 1)}
              >
                <SortDownIcon size={20} />
              </IconButton>
              <IconButton label={messages.remove(index + 1)} onPress={() => onRemove(id)}>
                <TrashIcon size={20} />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {uploads.length > 0 && (
        <ul role="list" className={styles.list}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onCancel={() => onCancel(upload.key)}
              onAgain={() => onAgain(upload.key)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )

  function move(id: string, index: number, by: 1 | -1): void {
    onMove(id, by)
    setSaid(messages.moved(index + 1 + by))
  }
}
