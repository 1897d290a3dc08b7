import type { MapCell } from '../directory/map/ListingMap/mapCell.ts'
import { featuredCards } from './listingCards.ts'

/** Listings beside a map of Kenya. */
export const mapListCards = featuredCards.slice(0, 6)

const PLACES = [
  [-2.27, 40.9],
  [0.02, 37.07],
  [-0.42, 36.95],
  [0.51, 35.27],
  [-2.92, 37.51],
  [-0.72, 36.43],
] as const

/** Their pins, and two clusters. */
export const mapListCells: readonly MapCell[] = [
  ...mapListCards.map(({ slug, businessName: title, tier, locationLine: place }, index): MapCell => {
    const [lat, lng] = PLACES[index]!
    return { id: slug, lat, lng, count: 1, listing: { slug, title, href: `#${slug}`, tier, place } }
  }),
  { id: 'nairobi', lat: -1.29, lng: 36.82, count: 12 },
  { id: 'mombasa', lat: -4.04, lng: 39.67, count: 4 },
]
