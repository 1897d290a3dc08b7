import { FieldPart, ImagesEditor } from '@dira/ui'
import { useSyncExternalStore } from 'react'
import { FIELD_LABELS } from '../../application/application.ts'
import { addPhotographs, photographsOnTheWay } from '../../application/applicationPhotographs.ts'
import { imagesEditorProps, imagesNote } from '../../images/imagesEditorProps.ts'
import { useApplicationForm } from './ApplicationFields.tsx'

const { watch, uploads: uploadsNow } = photographsOnTheWay

/** The photographs of an application, which are sent while it is written. */
export function PhotographsField() {
  const { written, write, imageOf } = useApplicationForm()
  const uploads = useSyncExternalStore(watch, uploadsNow, uploadsNow)
  const { images, plan } = written
  return (
    <FieldPart
      heading={FIELD_LABELS.images}
      note={imagesNote(images, uploads, plan)}
      hint="Only you and Dira see them until your listing is accepted."
    >
      <ImagesEditor
        {...imagesEditorProps({
          images,
          onChange: (changed) => write({ images: changed }),
          uploads,
          queue: photographsOnTheWay,
          tier: plan,
          imageOf,
          onFiles: addPhotographs,
        })}
      />
    </FieldPart>
  )
}
