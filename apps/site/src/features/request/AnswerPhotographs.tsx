import '../../shared/data/zodWithoutEval.ts'
import { listingFormSchema, NEW_LISTING, requestedChanges, uploadImage, type RequestedChanges } from '@dira/data'
import { showsField, type PackageTier } from '@dira/directory-core'
import type { FieldErrors } from '@dira/ui'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { forgetFile, keepFiles, savedFiles } from '../../shared/application/savedFiles.ts'
import { PhotographsPart } from '../../shared/application/PhotographsPart.tsx'
import { queued, type EditedImagesOptions, useUploads } from '@dira/app/images'

type Photographs = EditedImagesOptions['images']

/** What an answer waits for before it is sent. */
export interface PhotographsToSend {
  /** The changes that the photographs ask for, or the errors to mend, once all uploads have ended. */
  readonly ready: () => Promise<
    | { readonly changes: RequestedChanges }
    | { readonly fault: 'photographs' }
    | { readonly photographErrors: FieldErrors }
  >
}

/** Whether a package shows photographs, so that an answer may bring some. */
export const hasGallery = (tier: PackageTier): boolean => showsField(tier, 'gallery')

export interface AnswerPhotographsProps extends Pick<EditedImagesOptions, 'images' | 'onChange' | 'imageOf'> {
  /** The token of the application. */
  readonly token: string
  readonly tier: PackageTier
  /** As the application has them. */
  readonly before: Photographs
  /** As they are at the moment: more may have arrived than were drawn. */
  readonly imagesNow: () => Photographs
  readonly ref: Ref<PhotographsToSend>
}

/**
 * The photographs of an application that was asked back: others can be added, and taken out. Those that have not arrived are kept on this device,
 * and go on when the page is opened again. Fetched where an answer is waited for.
 */
export function AnswerPhotographs({ token, before, imagesNow, ref, ...edited }: AnswerPhotographsProps) {
  const { queue, uploads } = useUploads({
    send: async (file, options) => uploadImage(file, { application: token, ...options }),
    onArrived: (image) => {
      // Sent from two tabs, it is one.
      if (imagesNow().some(({ url }) => url === image.url)) return
      edited.onChange([...imagesNow(), { ...image, isDecoration: false }])
    },
    onLeft: (key) => void forgetFile(key),
  })
  const keptAs = `answer:${token}`
  /** Done when all that was chosen is in the queue. */
  const adding = useRef(Promise.resolve())
  useEffect(() => {
    let isOpen = true
    adding.current = savedFiles(keptAs).then((files) => {
      if (isOpen) queue.add(files)
    })
    return () => {
      isOpen = false
    }
  }, [keptAs, queue])
  const add = (files: readonly File[]) => {
    const added = files.map(queued)
    adding.current = adding.current.then(async () => keepFiles(keptAs, added)).then(() => queue.add(added))
  }
  useImperativeHandle(ref, () => ({
    ready: async () => {
      await adding.current
      const failures = await queue.settled()
      if (failures.length > 0) return { fault: 'photographs' }
      const images = imagesNow()
      const checked = listingFormSchema.shape.images.safeParse(images)
      const faults = (checked.error?.issues ?? []).map(({ path, message }) => [['images', ...path].join('.'), message])
      if (faults.length > 0) return { photographErrors: Object.fromEntries(faults) as FieldErrors }
      return { changes: requestedChanges({ ...NEW_LISTING, images: before }, { ...NEW_LISTING, images }) }
    },
  }))
  return <PhotographsPart {...edited} uploads={uploads} queue={queue} onFiles={add} />
}
