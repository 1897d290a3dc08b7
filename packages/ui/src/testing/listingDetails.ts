import type { ListingDetail } from '@dira/directory-core'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A listing with everything that its package shows. */
export const premiumDetail: ListingDetail = {
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
export const standardDetail: ListingDetail = {
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
export const classifiedDetail: ListingDetail = {
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
