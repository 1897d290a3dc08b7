import { EditorSection, ImagesEditor } from '@dira/ui'
import { imagesEditorProps, imagesNote } from '../../images/imagesEditorProps.ts'
import { publicImage } from '../../images/publicImage.ts'
import { useUploads } from '../../images/useUploads.ts'
import { FieldPlace, useEditorField, useEditorState } from './EditorFields.tsx'

/** The photographs of the listing. */
export function ImagesSection() {
  const { value, onChange, errors } = useEditorField('images')
  const { tier, valuesNow, imageOf = publicImage, markOfImage, sentFor } = useEditorState()
  const { queue, uploads } = useUploads((image) => {
    // What is there when it arrives, not when it was sent.
    const now = valuesNow().images
    onChange([...now, { ...image, isDecoration: false }])
  }, sentFor)
  return (
    <EditorSection
      heading={sentFor === undefined ? 'Images' : 'Photographs'}
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
