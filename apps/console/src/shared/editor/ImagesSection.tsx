import { uploadImage } from '@dira/data'
import { EditorSection } from './ListingEditor/EditorSection.tsx'
import { ImagesEditor } from '@dira/ui'
import { useDataOptions } from '../account/useDataOptions.ts'
import { imagesEditorProps, imagesNote, useUploads } from '@dira/app/images'
import { publicImage } from '../publicImage.ts'
import { FieldPlace, useEditorField, useEditorState } from './EditorFields.tsx'

/** The photographs of the listing. */
export function ImagesSection() {
  const { value, onChange, errors } = useEditorField('images')
  const { tier, valuesNow, imageOf = publicImage, markOfImage, sentFor } = useEditorState()
  const { accessToken } = useDataOptions()
  const { queue, uploads } = useUploads({
    send: async (file, options) => uploadImage(file, { accessToken, listing: sentFor, ...options }),
    // The list is read on arrival, not when sending began.
    onArrived: (image) => onChange([...valuesNow().images, { ...image, isDecoration: false }]),
  })
  return (
    <EditorSection
      heading="Photo Gallery"
      note={imagesNote(value, uploads, tier)}
      hint={sentFor !== undefined && 'Only you and Dira see a photograph while it waits.'}
    >
      <FieldPlace name="images" isWide>
        <ImagesEditor
          {...imagesEditorProps({
            images: value,
            onChange,
            uploads,
            queue,
            tier,
            imageOf,
            markOf: markOfImage,
            errorOf: (at) => errors?.[at]?.['alt']?.message,
          })}
        />
      </FieldPlace>
    </EditorSection>
  )
}
