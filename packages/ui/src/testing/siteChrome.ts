import { CATEGORIES, slugify } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { NavigationItem } from '../components/NavigationMenu/NavigationMenu.tsx'
import type { CategoryStripItem } from '../directory/site/CategoryStrip/CategoryStrip.tsx'
import type { FooterColumn } from '../directory/site/SiteFooter/SiteFooter.tsx'

const pages = [
  { href: '/about', label: 'About' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/contact', label: 'Contact' },
  { href: '/classifieds', label: 'Classifieds' },
]

/** The navigation around a page, for stories and tests. */
export const headerItems: readonly NavigationItem[] = [
  {
    label: 'Explore',
    links: [
      { href: '/listings', label: 'All Listings', description: 'Browse all businesses across Africa' },
      { href: '/categories', label: 'Categories', description: 'Find businesses by industry or service type' },
      { href: '/locations', label: 'Locations', description: 'Discover businesses by region or city' },
      { href: '/classifieds', label: 'Classifieds', description: 'Browse all classified listings' },
    ],
  },
  ...pages,
]

export const footerColumns: readonly FooterColumn[] = [
  { heading: 'Quick Links', links: pages },
  {
    heading: 'Explore',
    links: ['South Africa', 'Botswana', 'Kenya', 'Namibia'].map((label) => ({
      href: `/locations/${slugify(label)}`,
      label,
    })),
  },
  {
    heading: 'Contact',
    links: [
      { href: '/about', label: 'About Us' },
      { href: '/contact', label: 'Contact Us' },
      { href: '/admin', label: 'Admin Login' },
    ],
  },
]

export const tagline = 'Travellers and verified businesses, pointed in the same direction.'

export const sampleNote = 'The listings shown are sample data: no business, number or address is real.'

/** How many listings of each category a directory might have. */
const COUNTS = [120, 85, 56, 42, 38, 33, 27]

/** All seven categories. */
export const allCategories: readonly CategoryStripItem[] = CATEGORIES.map(({ slug, icon }, index) => ({
  name: en.categories[slug],
  href: `/listings?category=${slug}`,
  countLabel: `${COUNTS[index]} listings`,
  icon,
}))

export const homeCategories = allCategories.slice(0, 6)
