import { AFRICAN_COUNTRY_CODES, countryName, countrySlug, type GeoBox, type ListingCard } from '@dira/directory-core'
import type { Coordinates, MapCell } from '@dira/ui/ListingMap'
import * as names from '@dira/data/names'
import type { ListingsData, MapData } from '../../shared/data/pageData.ts'
import { paths, countText } from '@dira/data/site'

/** A cell as the map has it. */
export function markOf({ count, approximate, card, lat, lng, ...box }: MapData['cells'][number]): MapCell {
  const mark = { lat, lng, count, ...(approximate !== undefined && { approximate }) }
  if (!card) return { ...mark, id: Object.values(box).join(), box }
  const { slug, businessName: title, tier, locationLine: place } = card
  return { ...mark, id: slug, listing: { slug, title, href: paths.listing(slug), tier, place } }
}

/** The marks on the ground, as the map has them. */
export function groundOf({ box, ground = [] }: MapData): readonly Coordinates[] {
  if (!box) return []
  const [height, width] = [(box.north - box.south) / 1000, (box.east - box.west) / 1000]
  return Array.from({ length: ground.length / 2 }, (_, at) => ({
    lat: box.south + (ground[2 * at] ?? 0) * height,
    lng: box.west + (ground[2 * at + 1] ?? 0) * width,
  }))
}

/** What a mark of the picture is called and where it leads. */
export function linkOf({ listing, box, count, approximate, lat, lng }: MapCell, hrefOf: (box: GeoBox) => string) {
  if (listing) {
    const { title, place, href } = listing
    return { name: approximate === count ? `${title}, place in ${place} not given` : `${title}, ${place}`, href }
  }
  return { name: `${countText(count)} listings`, href: hrefOf(box ?? { south: lat, west: lng, north: lat, east: lng }) }
}

/** The rows, with that of a chosen pin although it may be on another page: below a map it is the first. */
export function withChosen(cards: readonly ListingCard[], chosen: ListingCard | undefined, isWide: boolean) {
  if (!chosen) return cards
  const row = cards.find(({ slug }) => slug === chosen.slug)
  return row && isWide ? cards : [row ?? chosen, ...cards.filter((card) => card !== row)]
}

/** The codes of the countries that a list is about. */
export function homeOf({ list, state }: ListingsData): readonly string[] {
  if (list.art?.kind === 'map') return [list.art.country]
  return AFRICAN_COUNTRY_CODES.filter((code) => state.countries.includes(countrySlug(code)))
}

/** Where a listing of the page is. */
export function placeOf(slug: string, { cards, map }: ListingsData & { readonly map: MapData }) {
  return map.places[cards.findIndex((card) => card.slug === slug)] ?? null
}

export const nameOfCountry = (code: string) => (isAfrican(code) ? countryName(names, code) : undefined)
const isAfrican = (code: string) => AFRICAN_COUNTRY_CODES.some((one) => one === code)
