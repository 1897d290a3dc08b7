import { imageFile, type ImageFile } from '../listing/imageFile.ts'
import { isSafeImageUrl } from '../listing/isSafeUrl.ts'
import type { Listing } from '../listing/listing.ts'
import { isSample } from '../listing/listingOrigins.ts'
import { tierOf } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'

/** The most placeholder images that the gallery of a sample listing without images has. */
export const PLACEHOLDER_LIMIT = 3

/** An image as a gallery shows it. */
export interface GalleryImage {
  readonly id: string
  readonly url: string
  /** '' when the owner described nothing. */
  readonly alt: string
  /** Whether the directory drew it because the listing is a sample without images. */
  readonly isPlaceholder: boolean
  /** The sizes in which it is had, when the directory stores it. */
  readonly file?: ImageFile
}

/** The gallery of a detail page: 'Photo Gallery ({images.length} of {max} images)', and without images 'No images available'. */
export interface Gallery {
  readonly images: readonly GalleryImage[]
  readonly max: number
}

/** Which images are shown, and whether and where the placeholders of sample listings are made. */
export interface ImageOptions {
  /**
   * The origins whose images may be shown, such as that of the project's storage: `['https://project.example']`. Paths on this origin
   * may always. Without it an image may come from anywhere, which tells every reader's address to whoever serves it.
   */
  readonly imageOrigins?: readonly string[]
  /** What comes before `/seed/…` in the address of a placeholder: '' (the default) is this origin, `false` makes none. */
  readonly placeholderBase?: string | false
}

type Illustrated = Pick<Listing, 'id' | 'source' | 'slug' | 'businessName' | 'packageTier' | 'images'>

/** The gallery of a listing, with the most images that its package allows. */
export function galleryOf(listing: Illustrated, options: ImageOptions = {}): Gallery {
  return { images: galleryImages(listing, options).map(withFile), max: TIER_DISPLAY[tierOf(listing)].galleryLimit }
}

/** An image with the sizes in which it is had, when the directory stores it. Apart, because a search only counts images. */
export function withFile(image: GalleryImage): GalleryImage {
  const file = imageFile(image.url)
  return file ? { ...image, file } : image
}

/** The images that a listing's package shows: the safe ones of its own in their order, or of a sample up to three placeholders. */
export function galleryImages(
  listing: Illustrated,
  { placeholderBase = '', imageOrigins }: ImageOptions = {},
): readonly GalleryImage[] {
  const limit = TIER_DISPLAY[tierOf(listing)].galleryLimit
  const supplied = (listing.images ?? []).filter(({ url }) => isShown(url, imageOrigins)).slice(0, limit)
  if (supplied.length > 0) {
    return supplied.map(({ id, url, alt }) => ({ id, url, alt, isPlaceholder: false }))
  }
  if (placeholderBase === false || !isSample(listing)) return []
  return placeholderImages(listing, placeholderBase).slice(0, limit)
}

/** Three placeholder images in the path shape `/seed/{slug}-{index}/800/600`, the index from 1, over a base address. */
export function placeholderImages(
  { slug, businessName }: Pick<Listing, 'slug' | 'businessName'>,
  base = '',
): readonly GalleryImage[] {
  return Array.from({ length: PLACEHOLDER_LIMIT }, (_, index) => ({
    id: `placeholder-${index + 1}`,
    url: `${base.replace(/\/+$/, '')}/seed/${encodeURIComponent(slug.toWellFormed())}-${index + 1}/800/600`,
    alt: `Placeholder image ${index + 1} for ${businessName}`,
    isPlaceholder: true,
  }))
}

function isShown(address: string, origins: readonly string[] | undefined): boolean {
  if (!isSafeImageUrl(address)) return false
  return address.startsWith('/') || origins === undefined || origins.includes(new URL(address).origin)
}
