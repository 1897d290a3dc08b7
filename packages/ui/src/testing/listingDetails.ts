import {
  locationNamed,
  type ClassifiedDetail,
  type GalleryImage,
  type PremiumDetail,
  type StandardDetail,
  type UnclaimedDetail,
} from '@dira/directory-core'
import { detailOf, listingOf } from './sampleListings.ts'

/** A lodge that is closed on Sundays. */
const businessHours = listingOf('nara-dunes-lodge').businessHours?.map(({ day, hours }) => ({
  day,
  hours: day === 'Sunday' ? 'Closed' : hours,
}))

// Each has the package that its slug has in the sample.

/** A listing with everything that its package shows. */
export const premiumDetail = detailOf('nara-dunes-lodge', { ...(businessHours && { businessHours }) }) as PremiumDetail

/** A standard listing whose owner filled in next to nothing. */
export const standardDetail = detailOf(
  'soko-la-kitambaa',
  { description: '', email: '', website: '' },
  { placeholderBase: false },
) as StandardDetail

/** A classified listing as imports bring them: no phone, no address, no coordinates. */
export const classifiedDetail = detailOf('kivu-road-car-hire', { phone: '', address: '' }) as ClassifiedDetail

/** A listing that an import brought with its kind, its place and its phone, and that nobody has claimed. */
export const unclaimedDetail = detailOf('kivu-road-car-hire', {
  slug: 'maison-neron',
  businessName: 'Maison Néron',
  category: 'shopping',
  subcategory: undefined,
  kind: 'clothes-shop',
  location: locationNamed('MG', 'Analamanga', 'Antananarivo'),
  mapCoordinates: { lat: -18.91, lng: 47.53 },
  phone: '+261 20 22 555 01',
  address: '',
  packageTier: undefined,
  isUnclaimed: true,
  source: { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/' },
}) as UnclaimedDetail

/** The same of which no more is known than its name and its country. */
export const bareUnclaimedDetail = detailOf('kivu-road-car-hire', {
  slug: 'maison',
  businessName: 'Maison',
  category: 'shopping',
  subcategory: undefined,
  kind: undefined,
  priceLevel: undefined,
  stars: undefined,
  attributes: undefined,
  location: locationNamed('MG'),
  mapCoordinates: undefined,
  phone: '',
  address: '',
  packageTier: undefined,
  isUnclaimed: true,
}) as UnclaimedDetail

const photograph = (width: number, height: number, [sky, sun, dune]: readonly [string, string, string]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect width="100" height="100" fill="${sky}"/><circle cx="64" cy="42" r="13" fill="${sun}"/><path d="M0 68q28-26 52-6t48-4v42H0z" fill="${dune}"/></svg>`,
  )}`

/** Stand for photographs, in the shapes in which they come: wide, high and square. */
export const photographs: readonly GalleryImage[] = [
  { alt: 'The terrace at dusk', url: photograph(1600, 900, ['#2c3f6b', '#f0c27a', '#a4532f']) },
  { alt: 'A room of stone', url: photograph(700, 1200, ['#c9b79c', '#fff3d6', '#6b4a35']) },
  { alt: 'The road to the park gate', url: photograph(900, 900, ['#8fb7c9', '#fdf6e3', '#c98b4e']) },
  { alt: 'Breakfast at first light', url: photograph(1200, 800, ['#e8a27c', '#fff1c9', '#7a3b2a']) },
].map((image, index) => ({ ...image, id: `photograph-${index + 1}`, isPlaceholder: false }))

/** Every text as long as it gets, and every part of it in a script that needs space. */
export const longDetail: PremiumDetail = {
  ...(detailOf('nara-dunes-lodge', {
    slug: 'karas-osun-eve-heritage-guesthouse',
    businessName: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
    category: 'restaurants-dining',
    location: locationNamed('NA', 'ǁKaras', 'Keetmanshoop'),
    address: 'Erf 1184, Corner of Sam Nujoma Drive and 5th Avenue, next to the Old Imperial Post Office, Keetmanshoop',
    email: 'reservations.and.enquiries.department@thegrandkarasheritageguesthouseandgardens.example',
    website: 'https://thegrandkarasheritageguesthouseandgardens.example/rooms/and/gardens',
    businessHours: [
      { day: 'Monday – Friday', hours: '06:00 – 10:30, 12:00 – 14:30, 18:00 – 23:00' },
      { day: 'Saturday', hours: '08:00 – 13:00' },
      { day: 'Sundays and public holidays', hours: 'By appointment, please call a day ahead' },
    ],
  }) as PremiumDetail),
  phones: [
    { text: '+264 81 555 0142', href: 'tel:+264815550142', whatsapp: 'https://wa.me/264815550142' },
    { text: '+264 63 555 0143', href: 'tel:+264635550143' },
  ],
}

/** Nothing but what every listing must have, in a country that no map here shows. */
export const bareDetail = detailOf('kivu-road-car-hire', {
  slug: 'quay-stores',
  businessName: 'Quay Stores',
  category: 'shopping',
  location: locationNamed('ZZ'),
  address: '',
  phone: 'ask at the quay',
}) as ClassifiedDetail
