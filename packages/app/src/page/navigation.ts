import { COUNTRIES } from '@dira/directory-core'
import type { FooterColumn, NavigationItem } from '@dira/ui'
import { countries, paths } from '@dira/data/site'

const PAGES = [
  { href: paths.about, label: 'About' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.contact, label: 'Contact' },
  { href: paths.classifieds, label: 'Classifieds' },
]

/** The header's main navigation. */
export const HEADER_ITEMS: readonly NavigationItem[] = [
  {
    label: 'Explore',
    links: [
      { href: paths.listings, label: 'All Listings', description: 'Browse all businesses across Africa' },
      { href: paths.categories, label: 'Categories', description: 'Find businesses by industry or service type' },
      { href: paths.locations, label: 'Locations', description: 'Discover businesses by region or city' },
      { href: paths.classifieds, label: 'Classifieds', description: 'Browse all classified listings' },
    ],
  },
  ...PAGES,
]

const FOOTER_COUNTRIES = ['ZA', 'BW', 'KE', 'NA']

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  { heading: 'Quick Links', links: PAGES },
  {
    heading: 'Explore',
    links: FOOTER_COUNTRIES.flatMap((code) => COUNTRIES.filter((country) => country.code === code)).map(
      ({ code, slug }) => ({ href: paths.location(slug), label: countries[code] }),
    ),
  },
  {
    heading: 'Contact',
    links: [
      { href: paths.about, label: 'About Us' },
      { href: paths.contact, label: 'Contact Us' },
      { href: paths.ownerSignIn(), label: 'Owner sign-in' },
      { href: paths.admin, label: 'Admin Login' },
      { href: paths.privacy, label: 'Privacy' },
      { href: paths.accessibility, label: 'Accessibility' },
    ],
  },
]
