import { CATEGORY_ICONS, TIER_DISPLAY, type CategoryIcon, type PlacePlate } from '@dira/directory-core'
import { COLOURWAYS, colourwayIndex, DRAWING, hashText } from '@dira/ui/cover'
import type { PageData } from '../data/pageData.ts'

/** What the picture of a shared link shows: the site, a kind of business in one of its colourways, a premium listing, or one that is drawn from where it stands. */
export type ShareImage =
  | { readonly kind: 'site' }
  | { readonly kind: 'category'; readonly category: CategoryIcon; readonly colourway: number }
  | {
      readonly kind: 'listing'
      readonly slug: string
      readonly category: CategoryIcon
      readonly businessName: string
      readonly place: string
      readonly tierLabel: string
      readonly plate?: PlacePlate | undefined
    }

/** The folder of the pictures of shared links. What lies in it never changes: another picture has another name. */
const SHARE = '/share/'

/** Goes up whenever these pictures are drawn otherwise. */
const LAYOUT = 1

const FOLDER = `${SHARE}${DRAWING}-${LAYOUT}/`

/** The picture of a link to a page. */
export function shareImageOf(data: PageData): ShareImage {
  if (data.page === 'listing') {
    const { slug, categoryIcon: category, businessName, locationLine: place, tierLabel } = data.detail
    return TIER_DISPLAY[data.detail.tier].hasOwnShareImage || data.plate
      ? { kind: 'listing', slug, category, businessName, place, tierLabel, plate: data.plate }
      : { kind: 'category', category, colourway: colourwayIndex(slug) }
  }
  if (data.page === 'listings' && data.list.art?.kind === 'cloth') {
    const { category, slug } = data.list.art
    return { kind: 'category', category, colourway: colourwayIndex(slug) }
  }
  return { kind: 'site' }
}

/** The path of a picture. That of a listing changes with its words and its plate, so that services that show links fetch it again. */
export function sharePath(image: ShareImage): string {
  if (image.kind === 'site') return `${FOLDER}dira.png`
  if (image.kind === 'category') return `${FOLDER}${image.category}-${image.colourway}.png`
  const { slug, category, businessName, place, tierLabel, plate } = image
  const content = hashText(
    JSON.stringify([category, businessName, place, tierLabel, ...(plate ? [plate] : [])]),
  ).toString(36)
  return `${FOLDER}listings/${encodeURIComponent(slug)}-${content}.png`
}

/** What a path asks for: a picture, or that of a listing, which has to be looked up; undefined where there is none. */
export function readSharePath(pathname: string): ShareImage | { readonly slug: string } | undefined {
  if (!pathname.startsWith(FOLDER)) return undefined
  const name = pathname.slice(FOLDER.length)
  const written = /^listings\/([^/]+)-[0-9a-z]{1,7}\.png$/.exec(name)?.[1]
  if (written === undefined) return generalImages.find((image) => sharePath(image) === pathname)
  try {
    const slug = decodeURIComponent(written)
    return slug.includes('/') ? undefined : { slug }
  } catch {
    return undefined
  }
}

/** The pictures that say nothing of a listing. */
export const generalImages: readonly ShareImage[] = [
  { kind: 'site' },
  ...CATEGORY_ICONS.flatMap((category) =>
    Array.from({ length: COLOURWAYS }, (_, colourway): ShareImage => ({ kind: 'category', category, colourway })),
  ),
]
