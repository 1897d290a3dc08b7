import { compareView, type CompareView } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { listingOf, NOW } from './sampleListings.ts'

/** Listings of the sample side by side. */
export const comparisonOf = (...slugs: readonly string[]): CompareView =>
  compareView(
    slugs.map((slug) => listingOf(slug)),
    { now: NOW, names: en },
  )

/** Two listings of each package. */
export const fourCompared = ['nara-dunes-lodge', 'okavango-reed-camp', 'sabi-leadwood-house', 'old-pier-rooms'] as const

/** Sixty characters, stacked diacritics, addresses that no line can hold. */
export const longCompared = (): CompareView => {
  const long = listingOf('osun-water-rooms', {
    businessName: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
    email: 'reservations.and.general.enquiries@the-grand-heritage-guesthouse-and-gardens.example',
    website: 'https://the-grand-heritage-guesthouse-and-gardens.example/en/welcome',
    phone: '+255 24 555 0118 / +255 24 555 0119 (after hours)',
  })
  const others = ['kivu-road-car-hire', 'atlas-steam-argan', 'rift-valley-overland'].map((slug) => listingOf(slug))
  return compareView([long, ...others], { now: NOW, names: en })
}
