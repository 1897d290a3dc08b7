import { useSyncExternalStore } from 'react'
import { addPhotographs, photographsOnTheWay } from '../../shared/application/applicationPhotographs.ts'
import { PhotographsPart } from '../../shared/application/PhotographsPart.tsx'
import { useApplicationForm } from './ApplicationFields.tsx'

const { watch, uploads: uploadsNow } = photographsOnTheWay

/** The photographs of an application, which are sent while it is written. */
export function PhotographsField() {
  const { written, write, imageOf } = useApplicationForm()
  const uploads = useSyncExternalStore(watch, uploadsNow, uploadsNow)
  return (
    <PhotographsPart
      images={written.images}
      onChange={(changed) => write({ images: changed })}
      uploads={uploads}
      queue={photographsOnTheWay}
      tier={written.plan}
      imageOf={imageOf}
      onFiles={addPhotographs}
    />
  )
}
