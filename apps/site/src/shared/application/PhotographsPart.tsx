import { FieldPart, ImagesEditor } from '@dira/ui'
import { imagesEditorProps, imagesNote, type EditedImagesOptions } from '@dira/app/images'
import { FIELD_LABELS } from './askedFields.ts'

/** The photographs of an application, where they are chosen and described. */
export function PhotographsPart(edited: EditedImagesOptions) {
  return (
    <FieldPart
      heading={FIELD_LABELS.images}
      note={imagesNote(edited.images, edited.uploads, edited.tier)}
      hint="Only you and Dira see them until your listing is accepted."
    >
      <ImagesEditor {...imagesEditorProps(edited)} />
    </FieldPart>
  )
}
