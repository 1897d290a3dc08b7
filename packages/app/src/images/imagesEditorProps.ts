import type { ListingForm } from '@dira/data'
import { LISTING_LIMITS, TIER_DISPLAY, type PackageTier } from '@dira/directory-core'
import type { ImagesEditorProps, ImageUpload } from '@dira/ui'
import type { ReactNode } from 'react'
import { countText, tiers } from '@dira/data/site'
import type { UploadQueue } from './uploadQueue.ts'

type Images = ListingForm['images']

export interface EditedImagesOptions {
  readonly images: Images
  readonly onChange: (images: Images) => void
  readonly uploads: readonly ImageUpload[]
  readonly queue: UploadQueue
  readonly tier: PackageTier
  /** The small file of an image. */
  readonly imageOf: (url: string) => string | undefined
  readonly markOf?: ((url: string) => ReactNode) | undefined
  /** The error text of a description, by its place. */
  readonly errorOf?: (at: number) => string | undefined
  readonly onFiles?: (files: readonly File[]) => void
}

/** `ImagesEditor` of the images of a form. */
export function imagesEditorProps(given: EditedImagesOptions): ImagesEditorProps {
  const { images, onChange, uploads, queue, tier, imageOf, markOf, errorOf } = given
  const { onFiles = (files) => queue.add(files.map(queued)) } = given
  return {
    images: images.map(({ id, url, alt, isDecoration }, at) => ({
      id,
      src: imageOf(url),
      alt,
      isDecoration,
      mark: markOf?.(url),
      error: errorOf?.(at),
    })),
    uploads,
    shown: { most: TIER_DISPLAY[tier].galleryLimit, tier: tiers[tier] },
    altLimit: LISTING_LIMITS.address,
    onMove: (id, by) => {
      const from = images.findIndex((image) => image.id === id)
      const moved = [...images]
      moved.splice(from + by, 0, ...moved.splice(from, 1))
      onChange(moved)
    },
    onDescribe: (id, change) => onChange(images.map((image) => (image.id === id ? { ...image, ...change } : image))),
    onRemove: (id) => onChange(images.filter((image) => image.id !== id)),
    onFiles,
    onCancel: queue.cancel,
    onAgain: queue.again,
  }
}

/** A file with a key of its own. */
export const queued = (file: File) => ({ key: crypto.randomUUID(), file })

/** The number of images, of those that the package shows, and the number of uploads. */
export function imagesNote(images: Images, uploads: readonly ImageUpload[], tier: PackageTier): string {
  const failed = uploads.filter(({ state }) => state.is === 'failed').length
  return [
    `${countText(images.length)} of ${TIER_DISPLAY[tier].galleryLimit} images`,
    uploads.length > failed && `${countText(uploads.length - failed)} on the way`,
    failed > 0 && `${countText(failed)} failed`,
  ]
    .filter(Boolean)
    .join(', ')
}
