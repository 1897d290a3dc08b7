import { locationNamed, tierOf, type Listing, type ListingCard, type StoryCard } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { coverSvg } from '../art/cloth/coverSvg.ts'
import { cardOf } from './sampleListings.ts'

/** Cards for stories and tests, one of each tier first; then the difficult ones by name. */
export const premiumCard = cardOf('nara-dunes-lodge')

export const standardCard = cardOf('soko-la-kitambaa')

export const classifiedCard = cardOf('ezulwini-weavers-yard')

/** Nothing but what every listing must have. */
export const bareCard = cardOf('kivu-road-car-hire', { phone: '', location: locationNamed('CD') })

/** A package whose owner filled in nothing that may be left out. */
export const bareStoryCard = cardOf('okavango-reed-camp', {
  phone: '',
  email: '',
  website: '',
  description: '',
  images: [],
  location: locationNamed('BW'),
})

/** Sixty characters, a click, stacked diacritics; a place and a number that fill a line. */
const long = {
  businessName: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
  phone: '+255 24 555 0118 / +255 24 555 0119 (after hours)',
  location: locationNamed('CD', '', 'Antananarivo-Renivohitra and the Highlands'),
}

/** With addresses that no line can hold. */
export const longCard = cardOf('karoo-lantern-house', {
  ...long,
  slug: 'karas-osun-eve-heritage-guesthouse',
  description: 'Rooms.',
  email: 'reservations.and.general.enquiries@the-grand-heritage-guesthouse-and-gardens.example',
  website: 'https://the-grand-heritage-guesthouse-and-gardens.example/en/welcome',
})

/** The longest name, place and number in the smallest package. */
export const longClassifiedCard = cardOf('ezulwini-weavers-yard', { ...long, slug: 'karas-osun-eve-heritage-workshop' })

/** What an import brought and nobody has claimed. */
export const unclaimedCard = cardOf('ezulwini-weavers-yard', {
  slug: 'maison-neron',
  businessName: 'Maison Néron',
  kind: 'clothes-shop',
  packageTier: undefined,
  isUnclaimed: true,
})

const isClassified = (listing: Listing) => tierOf(listing) === 'classified'

const cardsOf = (isShown: (listing: Listing) => boolean, count: number) =>
  SAMPLE_LISTINGS.filter(isShown)
    .slice(0, count)
    .map(({ slug }) => cardOf(slug))

/** Nine listings as the home page features them. */
export const featuredCards = cardsOf((listing) => !isClassified(listing), 9)

/** Four of one country, as they lead on from another. */
export const relatedCards = cardsOf((listing) => listing.location.country === 'NA' && isClassified(listing), 4)

/** A page of small ads, among them each of their settings. */
export const smallAds = cardsOf(isClassified, 16)

/** Every tier in a mixed order, difficult names among them. */
export const mixedCards = [
  ...featuredCards.slice(0, 2),
  classifiedCard,
  ...featuredCards.slice(2, 5),
  longCard,
  bareCard,
  ...featuredCards.slice(5),
]

/** Stands for a photograph of a business: there are none among the samples. */
const photoUrl = `data:image/svg+xml,${encodeURIComponent(coverSvg({ slug: 'osun-water-rooms', category: 'wellness' }).replace('<svg ', '<svg width="400" height="300" '))}`

const withPhoto = (url: string): ListingCard => {
  // A card of another package would have no photograph.
  const card = premiumCard as StoryCard
  return { ...card, photo: { url, alt: 'The terrace at dusk' } }
}

/** All that a card can show. */
export const photoCard = withPhoto(photoUrl)

export const brokenPhotoCard = withPhoto('data:image/jpeg;base64,broken')

/** Names of other scripts, which stay as their owners write them. */
export const arabicCard = cardOf('ezulwini-weavers-yard', {
  slug: 'suq-al-attarin',
  businessName: 'سوق العطّارين القديم بالمدينة',
  location: locationNamed('MA', '', 'فاس'),
})

export const ethiopicCard = cardOf('soko-la-kitambaa', {
  slug: 'addis-westlands',
  businessName: 'አዲስ ምግብ ቤት',
  category: 'restaurants-dining',
  location: locationNamed('KE', '', 'Nairobi'),
})
