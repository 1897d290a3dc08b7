import type { CategoryStripItem } from '../directory/CategoryStrip/index.ts'
import type { FooterColumn } from '../directory/SiteFooter/index.ts'

/** What stands around a page, for stories and tests. */
export const headerLinks = [
  { href: '/listings', label: 'All Listings' },
  { href: '/about', label: 'About' },
]

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'Quick Links',
    links: [
      { href: '/', label: 'Home' },
      { href: '/listings', label: 'All Listings' },
    ],
  },
  {
    heading: 'Explore',
    links: ['South Africa', 'Botswana', 'Kenya', 'Namibia'].map((label) => ({
      href: `/listings?search=${encodeURIComponent(label)}`,
      label,
    })),
  },
  { heading: 'Contact', links: [{ href: '/about', label: 'About Us' }] },
]

export const sampleNote = 'The listings shown are sample data: no business, number or address is real.'

export const homeCategories: readonly CategoryStripItem[] = [
  {
    name: 'Accommodation',
    href: '/listings?category=accommodation',
    countLabel: '120 listings',
    icon: 'accommodation',
  },
  {
    name: 'Restaurants & Dining',
    href: '/listings?category=restaurants-dining',
    countLabel: '85 listings',
    icon: 'restaurants',
  },
  { name: 'Shopping', href: '/listings?category=shopping', countLabel: '56 listings', icon: 'shopping' },
  {
    name: 'Car Hire & Transport',
    href: '/listings?category=car-hire-transport',
    countLabel: '42 listings',
    icon: 'transport',
  },
  {
    name: 'Events & Festivals',
    href: '/listings?category=events-festivals',
    countLabel: '38 listings',
    icon: 'events',
  },
  { name: 'Wellness & Spas', href: '/listings?category=wellness-spas', countLabel: '33 listings', icon: 'wellness' },
]
