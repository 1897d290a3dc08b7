import { LISTING_COLUMNS_SHOWN, type TableListing } from '../features/listings/ListingTable/listedListing.ts'
import { classifiedCard, featuredCards, premiumCard } from '../../../../packages/ui/src/testing/listingCards.ts'

const PACKAGES = [
  { day: '2027-03-14', graceUntil: '2027-03-28' },
  undefined,
  { day: '2026-11-12', graceUntil: '2026-11-26' },
  { day: '2026-10-01', graceUntil: '2026-10-15' },
] as const

// The package of each fourth has ended.
const cards = [premiumCard, classifiedCard, ...featuredCards.filter(({ slug }) => slug !== premiumCard.slug)].map(
  (card, at) => (at % 4 === 3 ? { ...card, tier: 'classified' as const, tierLabel: 'Classified' } : card),
)

/** Rows of the table of listings, for stories and tests. */
export const tableListings: readonly TableListing[] = cards.map((card, at) => ({
  id: card.slug,
  href: `/admin/listings/${card.slug}`,
  name: card.businessName,
  category: card.category,
  card,
  tier: card.tier === 'unclaimed' ? 'classified' : card.tier,
  tierLabel: card.tierLabel,
  place: card.locationLine,
  status: (['published', 'published', 'draft', 'archived'] as const)[at % 4] ?? 'published',
  paidUntil: PACKAGES[at % 4],
  images: card.tier === 'classified' ? undefined : { count: at % 4, max: 6 },
  changed: `2026-11-${String(21 - at).padStart(2, '0')}T09:00:00.000Z`,
  phone: at % 4 === 3 ? '' : '+264 61 555 010',
  enquiries: at % 3,
  source: at % 2 === 0 ? 'OpenStreetMap' : undefined,
}))

export const tableProps = {
  search: '',
  filters: [
    {
      id: 'statuses',
      label: 'Status',
      options: [
        { value: 'published', label: 'Published' },
        { value: 'draft', label: 'Draft' },
        { value: 'archived', label: 'Archived' },
      ],
      chosen: ['published', 'draft'],
    },
    {
      id: 'tiers',
      label: 'Package',
      options: [
        { value: 'premium', label: 'Premium' },
        { value: 'standard', label: 'Standard' },
      ],
      chosen: [],
    },
    { id: 'countries', label: 'Country', options: [{ value: 'NA', label: 'Namibia' }], chosen: ['NA'] },
  ],
  placeSearch: {
    places: [
      { kind: 'city', value: 'windhoek NA', label: 'Windhoek', description: 'Khomas, Namibia' },
      { kind: 'province', value: 'khomas NA', label: 'Khomas', description: 'Namibia' },
    ],
    text: '',
    onTextChange: () => undefined,
  },
  sort: 'name',
  isDescending: false,
  columns: LISTING_COLUMNS_SHOWN,
  picked: { kind: 'rows', ids: new Set<string>() },
  tiers: [
    { value: 'premium', label: 'Premium' },
    { value: 'standard', label: 'Standard' },
  ],
  categories: [{ value: 'shopping', label: 'Shopping' }],
  views: [
    { id: 'a', name: 'Namibia, changed last', href: '/admin/listings?country=NA', isHere: true },
    { id: 'b', name: 'Drafts', href: '/admin/listings?status=draft', isHere: false },
  ],
  allHref: '/admin/listings',
  now: new Date('2026-11-22T09:26:00.000Z'),
} as const
