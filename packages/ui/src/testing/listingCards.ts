import type { ListingCard } from '@dira/directory-core'
import { coverSvg } from '../art/cloth/coverSvg.ts'

/** Cards for stories and tests, one of each tier first; then the difficult ones by name. */
export const premiumCard: ListingCard = {
  slug: 'nara-dunes-lodge',
  businessName: '!Nara Dunes Lodge',
  tier: 'premium',
  tierLabel: 'Premium',
  category: 'Accommodation',
  categoryIcon: 'accommodation',
  locationLine: 'Sesriem, Namibia',
  phones: [{ text: '+264 63 555 0142', href: 'tel:+264635550142' }],
  description:
    'Ten stone rooms under the apricot dunes, with a night-sky terrace and breakfast packed for first light. The lodge runs on sun and borehole water.',
  email: { text: 'hello@naraduneslodge.example', href: 'mailto:hello@naraduneslodge.example' },
  website: { href: 'https://nara-dunes-lodge.example', text: 'nara-dunes-lodge.example' },
}

export const standardCard: ListingCard = {
  slug: 'soko-la-kitambaa',
  businessName: 'Soko la Kitambaa',
  tier: 'standard',
  tierLabel: 'Standard',
  category: 'Shopping',
  categoryIcon: 'shopping',
  locationLine: 'Mombasa, Kenya',
  phones: [{ text: '+254 41 555 0126', href: 'tel:+254415550126' }],
  description: 'A three-floor cloth hall: kanga by the pair, kikoi by the metre, tailoring while you wait.',
  email: { text: 'hello@sokolakitambaa.example', href: 'mailto:hello@sokolakitambaa.example' },
  website: { href: 'https://soko-la-kitambaa.example', text: 'soko-la-kitambaa.example' },
}

export const classifiedCard: ListingCard = {
  slug: 'ezulwini-weavers-yard',
  businessName: 'Ezulwini Weavers’ Yard',
  tier: 'classified',
  tierLabel: 'Classified',
  category: 'Shopping',
  categoryIcon: 'shopping',
  locationLine: 'Ezulwini, Eswatini',
  phones: [{ text: '+268 2555 0139', href: 'tel:+26825550139' }],
}

/** Nothing but what every listing must have. */
export const bareCard: ListingCard = {
  slug: 'kivu-road-car-hire',
  businessName: 'Kivu Road Car Hire',
  tier: 'classified',
  tierLabel: 'Classified',
  category: 'Car Hire & Transport',
  categoryIcon: 'transport',
  locationLine: 'DR Congo',
  phones: [],
}

/** Sixty characters, a click, stacked diacritics, and an e-mail address that no line can hold. */
export const longCard: ListingCard = {
  slug: 'karas-osun-eve-heritage-guesthouse',
  businessName: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
  tier: 'standard',
  tierLabel: 'Standard',
  category: 'Accommodation',
  categoryIcon: 'accommodation',
  locationLine: 'Antananarivo-Renivohitra, United Republic of Tanzania',
  phones: [{ text: '+255 24 555 0118 / +255 24 555 0119 (after hours)', href: 'tel:+255245550118' }],
  description: 'Rooms.',
  email: {
    text: 'reservations.and.general.enquiries@the-grand-heritage-guesthouse-and-gardens.example',
    href: 'mailto:reservations.and.general.enquiries@the-grand-heritage-guesthouse-and-gardens.example',
  },
  website: {
    href: 'https://the-grand-heritage-guesthouse-and-gardens.example/en/welcome',
    text: 'the-grand-heritage-guesthouse-and-gardens.example/en/welcome',
  },
}

const story = (
  tier: 'standard' | 'premium',
  slug: string,
  businessName: string,
  [category, categoryIcon]: readonly [string, ListingCard['categoryIcon']],
  locationLine: string,
  phone: string,
  description: string,
): ListingCard => ({
  slug,
  businessName,
  tier,
  tierLabel: { premium: 'Premium', standard: 'Standard' }[tier],
  category,
  categoryIcon,
  locationLine,
  phones: [{ text: phone, href: `tel:${phone.replaceAll(' ', '')}` }],
  description,
  email: { text: `hello@${slug}.example`, href: `mailto:hello@${slug}.example` },
  website: { href: `https://${slug}.example`, text: `${slug}.example` },
})

/** Nine listings as the home page features them. */
export const featuredCards: readonly ListingCard[] = [
  premiumCard,
  story(
    'premium',
    'mji-mkongwe-kitchen',
    'Mji Mkongwe Kitchen',
    ['Restaurants & Dining', 'restaurants'],
    'Zanzibar City, Tanzania',
    '+255 24 555 0118',
    'Coconut octopus, tamarind grills and spiced coffee, served on a rooftop above the old town.',
  ),
  story(
    'premium',
    'rift-valley-overland',
    'Rift Valley Overland',
    ['Car Hire & Transport', 'transport'],
    'Nairobi, Kenya',
    '+254 20 555 0177',
    'Six-seat safari vehicles with pop-up roofs, fridges and drivers who know the back roads.',
  ),
  story(
    'premium',
    'atlas-steam-argan',
    'Atlas Steam & Argan',
    ['Wellness & Spas', 'wellness'],
    'Marrakesh, Morocco',
    '+212 524 555 019',
    'A small family hammam with argan treatments and mint tea in a courtyard of lemon trees.',
  ),
  standardCard,
  story(
    'standard',
    'felucca-evenings',
    'Felucca Evenings',
    ['Events & Festivals', 'events'],
    'Aswan, Egypt',
    '+20 97 555 0133',
    'Live Nubian music on the river every Thursday from October to April.',
  ),
  story(
    'standard',
    'karoo-lantern-house',
    'Karoo Lantern House',
    ['Accommodation', 'accommodation'],
    'Prince Albert, South Africa',
    '+27 23 555 0161',
    'A restored 1860s homestead with four rooms, a plunge pool and a fig orchard.',
  ),
  story(
    'standard',
    'zambezi-bend-transfers',
    'Zambezi Bend Transfers',
    ['Car Hire & Transport', 'transport'],
    'Victoria Falls, Zimbabwe',
    '+263 213 555 014',
    'Airport, border and falls transfers, day and night, in air-conditioned minibuses.',
  ),
  story(
    'standard',
    'blue-crane-sessions',
    'Blue Crane Sessions',
    ['Nightlife & Entertainment', 'nightlife'],
    'Johannesburg, South Africa',
    '+27 11 555 0184',
    'A listening bar with one long table, twenty seats and a horn section on Sundays.',
  ),
]

/** Every tier in a mixed order, difficult names among them. */
export const mixedCards: readonly ListingCard[] = [
  ...featuredCards.slice(0, 2),
  classifiedCard,
  ...featuredCards.slice(2, 5),
  longCard,
  bareCard,
  ...featuredCards.slice(5),
]

/** Stands for a photograph of a business: there are none among the samples. */
const photoUrl = `data:image/svg+xml,${encodeURIComponent(coverSvg({ slug: 'osun-water-rooms', category: 'wellness' }).replace('<svg ', '<svg width="400" height="300" '))}`

/** All that a card can show. */
export const photoCard: ListingCard = { ...premiumCard, photo: { url: photoUrl, alt: 'The terrace at dusk' } }

export const brokenPhotoCard: ListingCard = {
  ...premiumCard,
  photo: { url: 'data:image/jpeg;base64,broken', alt: 'The terrace at dusk' },
}

/** A package whose owner filled in nothing that may be left out. */
export const bareStoryCard: ListingCard = {
  slug: 'okavango-reed-camp',
  businessName: 'Okavango Reed Camp',
  tier: 'premium',
  tierLabel: 'Premium',
  category: 'Accommodation',
  categoryIcon: 'accommodation',
  locationLine: 'Botswana',
  phones: [],
}

/** Names of other scripts, which stay as their owners write them. */
export const arabicCard: ListingCard = {
  ...classifiedCard,
  slug: 'suq-al-attarin',
  businessName: 'سوق العطّارين القديم بالمدينة',
  locationLine: 'فاس، المغرب',
}

export const ethiopicCard: ListingCard = {
  ...standardCard,
  slug: 'addis-westlands',
  businessName: 'አዲስ ምግብ ቤት',
  category: 'Restaurants & Dining',
  categoryIcon: 'restaurants',
  locationLine: 'Nairobi, Kenya',
}

/** Four of one country, as they lead on from another. */
export const relatedCards: readonly ListingCard[] = [
  { slug: 'etosha-east-gate', businessName: 'Etosha East Gate', category: 'Accommodation', icon: 'accommodation' },
  {
    slug: 'spitzkoppe-steam-room',
    businessName: 'Spitzkoppe Steam Room',
    category: 'Wellness & Spa',
    icon: 'wellness',
  },
  {
    slug: 'coast-road-car-hire',
    businessName: 'Coast Road Car Hire',
    category: 'Car Hire & Transport',
    icon: 'transport',
  },
  {
    slug: 'khomas-kapana-grill',
    businessName: 'Khomas Kapana Grill',
    category: 'Restaurants & Dining',
    icon: 'restaurants',
  },
].map(({ icon, ...card }, index) => ({
  ...classifiedCard,
  ...card,
  categoryIcon: icon as ListingCard['categoryIcon'],
  locationLine: `${['Namutoni', 'Usakos', 'Walvis Bay', 'Windhoek'][index]}, Namibia`,
}))

/** The longest name, place and number in the smallest package. */
export const longClassifiedCard: ListingCard = {
  ...classifiedCard,
  slug: 'karas-osun-eve-heritage-workshop',
  businessName: longCard.businessName,
  locationLine: longCard.locationLine,
  phones: longCard.phones,
}

/** A page of small ads, among them each of their settings. */
export const smallAds: readonly ListingCard[] = [
  ...relatedCards,
  classifiedCard,
  bareCard,
  ...(
    [
      ['Auntie Naledi’s Laundry', 'accommodation', 'Maun, Botswana'],
      ['Bagamoyo Boat Timber', 'shopping', 'Bagamoyo, Tanzania'],
      ['Beitbridge Border Runs', 'transport', 'Beitbridge, Zimbabwe'],
      ['Chez Kabeya, Brochettes', 'restaurants', 'Lubumbashi, DR Congo'],
      ['D Minor Piano Tuning', 'events', 'Durban, South Africa'],
      ['Hammam Door 12', 'wellness', 'Stone Town, Tanzania'],
      ['Inhambane Dhow Hire', 'transport', 'Inhambane, Mozambique'],
      ['!khubus Dried Fruit', 'shopping', 'Ariamsvlei, Namibia'],
      ['Roof & Mbira Sessions', 'nightlife', 'Harare, Zimbabwe'],
      ['Upington Sun-Dried Raisins and Preserves', 'shopping', 'Upington, South Africa'],
    ] as const
  ).map(([businessName, categoryIcon, locationLine], index) => ({
    ...classifiedCard,
    slug: businessName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    businessName,
    categoryIcon,
    locationLine,
    phones: [{ text: `+27 21 555 01${10 + index}`, href: `tel:+272155501${10 + index}` }],
  })),
]

export const ethiopicAd: ListingCard = {
  ...classifiedCard,
  slug: 'addis-sewing',
  businessName: ethiopicCard.businessName,
}
