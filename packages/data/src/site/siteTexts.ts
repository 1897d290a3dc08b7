import { countText } from './countText.ts'

/** What this installation says of itself. */
export const HEADLINE = 'Find the Best Businesses Across Africa'
export const TAGLINE = 'Travellers and verified businesses, pointed in the same direction.'
export const SAMPLE_NOTE = 'The listings shown are sample data: no business, number or address is real.'
export const SOME_SAMPLES_NOTE =
  'Some of the listings shown are sample data: no business, number or address of theirs is real.'
/** On a page that shows none. */
export const SAMPLES_ELSEWHERE_NOTE =
  'Some listings may be sample data, of no real business. The foot of each page that shows one says so.'

/** Before the names of the sources. */
export const CREDIT = 'Listings from'

/** How the people of the directory are reached. */
export const CONTACT = {
  email: { text: 'hello@dira.example', href: 'mailto:hello@dira.example' },
  phone: { text: '+27 21 555 0100', href: 'tel:+27215550100' },
  address: '12 Loop Street, Cape Town, South Africa',
  place: { country: 'ZA', at: { lat: -33.9222, lng: 18.4194 } },
} as const

/** Such as '1 listing'. */
export const listingsCount = (count: number) => (count === 1 ? '1 listing' : `${countText(count)} listings`)
