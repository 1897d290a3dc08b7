import { imagePaths, LISTING_LIMITS, TIER_DISPLAY } from '@dira/directory-core'
import { EditorSection, ImagesEditor } from '@dira/ui'
import { tiers } from '../../app/names.ts'
import { FieldPlace, useEditorField, useEditorState } from './EditorFields.tsx'
import { useUploads } from './useUploads.ts'

/** The photographs of the listing. */
export function ImagesSection() {
  const { value, onChange, errors } = useEditorField('images')
  const { tier, valuesNow, imageOf = publicImage, markOfImage, sentFor } = useEditorState()
  const { uploads, add, cancel, again } = useUploads((image) => {
    // What is there when it arrives, not when it was sent.
    const now = valuesNow().images
    onChange([...now, { ...image, isDecoration: false }])
  }, sentFor)
  const most = TIER_DISPLAY[tier].galleryLimit
  const failed = uploads.filter(({ state }) => state.is === 'failed').length
  const note = [
    `${value.length} of ${most}`,
    uploads.length > failed && `${uploads.length - failed} on the way`,
    failed > 0 && `${failed} failed`,
  ]
  const set = (id: string, change: Partial<(typeof value)[number]>) =>
    onChange(value.map((image) => (image.id === id ? { ...image, ...change } : image)))
  const move = (id: string, by: 1 | -1) => {
    const from = value.findIndex((image) => image.id === id)
    const images = [...value]
    images.splice(from + by, 0, ...images.splice(from, 1))
    onChange(images)
  }
  return (
    <EditorSection
      heading={sentFor === undefined ? 'Images' : 'Photographs'}
      note={note.filter(Boolean).join(', ')}
      hint={sentFor !== undefined && 'Only you and Dira see a photograph while it waits.'}
    >
      <FieldPlace name="images" isWide>
        <ImagesEditor
          images={value.map(({ id, url, alt, isDecoration }, at) => ({
            id,
            src: imageOf(url),
            alt,
            isDecoration,
            mark: markOfImage?.(url),
            error: errors?.[at]?.['alt']?.message,
          }))}
          uploads={uploads}
          shown={{ most, tier: tiers[tier] }}
          altLimit={LISTING_LIMITS.address}
          onMove={move}
          onDescribe={set}
          onRemove={(id) => onChange(value.filter((image) => image.id !== id))}
          onFiles={add}
          onCancel={cancel}
          onAgain={again}
        />
      </FieldPlace>
    </EditorSection>
  )
}

/** Only from this site: a draft may name any address. */
const publicImage = (url: string) => (url.startsWith('/') ? (imagePaths(url)[0] ?? url) : undefined)
