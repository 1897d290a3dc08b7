import type { NavigationItem } from '../components/NavigationMenu/index.ts'
import type { CategoryStripItem } from '../directory/CategoryStrip/index.ts'
import type { FooterColumn } from '../directory/SiteFooter/index.ts'

/** What stands around a page, for stories and tests. */
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
  { href: '/about', label: 'About' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/contact', label: 'Contact' },
  { href: '/classifieds', label: 'Classifieds' },
]

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'Quick Links',
    links: [
      { href: '/about', label: 'About' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/contact', label: 'Contact' },
      { href: '/classifieds', label: 'Classifieds' },
    ],
  },
  {
    heading: 'Explore',
    links: [
      { href: '/locations/south-africa', label: 'South Africa' },
      { href: '/locations/botswana', label: 'Botswana' },
      { href: '/locations/kenya', label: 'Kenya' },
      { href: '/locations/namibia', label: 'Namibia' },
    ],
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

/** All seven categories. */
export const allCategories: readonly CategoryStripItem[] = [
  ...homeCategories,
  {
    name: 'Nightlife & Entertainment',
    href: '/listings?category=nightlife-entertainment',
    countLabel: '27 listings',
    icon: 'nightlife',
  },
]
