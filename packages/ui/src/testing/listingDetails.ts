import type { ClassifiedDetail, GalleryImage, PremiumDetail, StandardDetail } from '@dira/directory-core'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A listing with everything that its package shows. */
export const premiumDetail: PremiumDetail = {
  slug: 'nara-dunes-lodge',
  businessName: '!Nara Dunes Lodge',
  tier: 'premium',
  tierLabel: 'Premium',
  category: 'Accommodation',
  categoryIcon: 'accommodation',
  subcategory: 'Safari Lodges',
  location: { city: 'Sesriem', province: 'Hardap', country: 'Namibia' },
  locationLine: 'Sesriem, Hardap, Namibia',
  address: 'Plot 14, D826 Gravel Road, Sesriem, Hardap, Namibia',
  mapCoordinates: { lat: -24.49, lng: 15.8 },
  phones: [{ text: '+264 63 555 0142', href: 'tel:+264635550142' }],
  description:
    'Ten stone rooms under the apricot dunes, with a night-sky terrace and breakfast packed for first light. The lodge sits at the edge of the gravel plain, twenty minutes from the park gate, and runs on sun and borehole water.',
  email: { text: 'hello@naraduneslodge.example', href: 'mailto:hello@naraduneslodge.example' },
  website: { text: 'nara-dunes-lodge.example', href: 'https://nara-dunes-lodge.example' },
  gallery: {
    max: 10,
    images: [1, 2, 3].map((index) => ({
      id: `placeholder-${index}`,
      url: `/seed/nara-dunes-lodge-${index}/800/600`,
      alt: `Placeholder image ${index} for !Nara Dunes Lodge`,
      isPlaceholder: true,
    })),
  },
  socialMedia: [
    { platform: 'Instagram', url: 'https://instagram.example/naradunes' },
    { platform: 'Facebook', url: 'https://facebook.example/naradunes' },
    { platform: 'YouTube', url: 'https://youtube.example/naradunes' },
  ],
  businessHours: WEEK.map((day) => ({ day, hours: day === 'Sunday' ? 'Closed' : '06:00 – 21:00' })),
  specialOffers: [
    {
      id: 'three-for-two',
      title: 'Stay three nights, pay two',
      description: 'Midweek arrivals, breakfast included.',
      validUntil: '2026-11-30',
    },
    {
      id: 'dune-walk',
      title: 'First-light dune walk',
      description: 'Guided, with coffee at the top. Free for guests who book direct.',
    },
  ],
}

/** A standard listing whose owner filled in next to nothing. */
export const standardDetail: StandardDetail = {
  slug: 'soko-la-kitambaa',
  businessName: 'Soko la Kitambaa',
  tier: 'standard',
  tierLabel: 'Standard',
  category: 'Shopping',
  categoryIcon: 'shopping',
  location: { city: 'Mombasa', province: '', country: 'Kenya' },
  locationLine: 'Mombasa, Kenya',
  address: 'Biashara Street 40',
  mapCoordinates: { lat: -4.0612, lng: 39.6711 },
  phones: [{ text: '+254 41 555 0126', href: 'tel:+254415550126' }],
  description: '',
  email: null,
  website: null,
  gallery: { max: 6, images: [] },
}

/** A classified listing as imports bring them: no phone, no address, no coordinates. */
export const classifiedDetail: ClassifiedDetail = {
  slug: 'kivu-road-car-hire',
  businessName: 'Kivu Road Car Hire',
  tier: 'classified',
  tierLabel: 'Classified',
  category: 'Car Hire & Transport',
  categoryIcon: 'transport',
  location: { city: 'Goma', province: 'Nord-Kivu', country: 'DR Congo' },
  locationLine: 'Goma, Nord-Kivu, DR Congo',
  address: '',
  phones: [],
}

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

/** Every text as long as it gets, and every part of it in a script that needs room. */
export const longDetail: PremiumDetail = {
  ...premiumDetail,
  slug: 'karas-osun-eve-heritage-guesthouse',
  businessName: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
  category: 'Restaurants & Dining',
  categoryIcon: 'restaurants',
  location: { city: 'Keetmanshoop', province: 'ǁKaras', country: 'Namibia' },
  locationLine: 'Keetmanshoop, ǁKaras, Namibia',
  address: 'Erf 1184, Corner of Sam Nujoma Drive and 5th Avenue, next to the Old Imperial Post Office, Keetmanshoop',
  phones: [
    { text: '+264 81 555 0142', href: 'tel:+264815550142', whatsapp: 'https://wa.me/264815550142' },
    { text: '+264 63 555 0143', href: 'tel:+264635550143' },
  ],
  email: {
    text: 'reservations.and.enquiries.department@thegrandkarasheritageguesthouseandgardens.example',
    href: 'mailto:reservations.and.enquiries.department@thegrandkarasheritageguesthouseandgardens.example',
  },
  website: {
    text: 'thegrandkarasheritageguesthouseandgardens.example/rooms/and/gardens',
    href: 'https://thegrandkarasheritageguesthouseandgardens.example/rooms/and/gardens',
  },
  businessHours: [
    { day: 'Monday – Friday', hours: '06:00 – 10:30, 12:00 – 14:30, 18:00 – 23:00' },
    { day: 'Saturday', hours: '08:00 – 13:00' },
    { day: 'Sundays and public holidays', hours: 'By appointment, please call a day ahead' },
  ],
}

/** In Arabic, with what is written in Latin letters between. */
export const arabicDetail: PremiumDetail = {
  ...premiumDetail,
  businessName: 'نُزُل كثبان نارا',
  description:
    'عشر غرف حجرية عند أقدام الكثبان، مع شرفة لمشاهدة النجوم وفطور يُحزم قبل الفجر. يقع النزل على حافة السهل، على بعد عشرين دقيقة من بوابة المتنزه.',
  locationLine: 'سيسريم، هارداب، ناميبيا',
}

/** Nothing but what every listing must have, in a country that no map here shows. */
export const bareDetail: ClassifiedDetail = {
  ...classifiedDetail,
  slug: 'quay-stores',
  businessName: 'Quay Stores',
  category: 'Shopping',
  categoryIcon: 'shopping',
  location: { city: '', province: '', country: 'Atlantis' },
  locationLine: 'Atlantis',
  phones: [{ text: 'ask at the quay' }],
}
