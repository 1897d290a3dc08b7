import type { ListingCard, ListingDetail } from '@dira/directory-core'

type ImageOf = (url: string) => string | undefined

/** A card whose photograph not everybody may see: with the file that is had of it, else without one. `first` is its address. */
export function cardWithPrivateImages(card: ListingCard, first: string | undefined, imageOf: ImageOf): ListingCard {
  if (!('photo' in card)) return card
  const { photo, ...others } = card
  const url = first === undefined ? undefined : imageOf(first)
  return url === undefined || !photo ? others : { ...others, photo: { url, alt: photo.alt } }
}

/** A page whose photographs not everybody may see, each with the file that `imageOf` has of it. */
export function detailWithPrivateImages(detail: ListingDetail): ListingDetail {
  if (!('gallery' in detail)) return detail
  // The others of its files are not had.
  const images = detail.gallery.images.map(({ id, url, alt, isPlaceholder }) => ({ id, url, alt, isPlaceholder }))
  return { ...detail, gallery: { ...detail.gallery, images } }
}
