import { compareView, type CompareView, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'

/** A Thursday at noon in Windhoek. */
const NOW = Date.parse('2026-11-19T12:00+02:00')

/** Listings of the sample by their slugs, in that order. */
export const listingsOf = (...slugs: readonly string[]): Listing[] =>
  slugs.map((slug) => {
    const listing = SAMPLE_LISTINGS.find((one) => one.slug === slug)
    if (!listing) throw new Error(`The sample has no listing '${slug}'`)
    return listing
  })

/** Listings of the sample side by side. */
export const comparisonOf = (...slugs: readonly string[]): CompareView =>
  compareView(listingsOf(...slugs), { now: NOW })

/** Two packages of each kind: all that can be told apart is. */
export const fourCompared = ['nara-dunes-lodge', 'okavango-reed-camp', 'sabi-leadwood-house', 'old-pier-rooms'] as const

/** Sixty characters, stacked diacritics, addresses that no line can hold. */
export const longCompared = (): CompareView => {
  const [first, ...others] = listingsOf(
    'osun-water-rooms',
    'kivu-road-car-hire',
    'atlas-steam-argan',
    'rift-valley-overland',
  )
  const long = {
    ...first!,
    businessName: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
    email: 'reservations.and.general.enquiries@the-grand-heritage-guesthouse-and-gardens.example',
    website: 'https://the-grand-heritage-guesthouse-and-gardens.example/en/welcome',
    phone: '+255 24 555 0118 / +255 24 555 0119 (after hours)',
  }
  return compareView([long, ...others], { now: NOW })
}
