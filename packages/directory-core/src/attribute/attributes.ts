import type { CategorySlug } from '../category/categories.ts'

/** What holds of an attribute. */
export interface AttributeRule {
  /** The tags of OpenStreetMap that say it, with blanks between them. */
  readonly tags: string
  /** The categories whose places can have it. @default all */
  readonly categories?: readonly CategorySlug[]
}

/** What a place can have, or offer, beside what it is. */
export const ATTRIBUTES = {
  wifi: { tags: 'internet_access=wlan internet_access=wifi internet_access=yes wifi=yes' },
  'power-backup': { tags: 'power_backup=yes generator=yes solar=yes' },
  'borehole-water': { tags: 'borehole=yes' },
  'mobile-money': {
    tags: 'payment:mpesa=yes payment:m_pesa=yes payment:mobile_money=yes payment:orange_money=yes payment:mtn_mobile_money=yes payment:airtel_money=yes payment:wave=yes payment:ecocash=yes',
  },
  cards: {
    tags: 'payment:cards=yes payment:credit_cards=yes payment:debit_cards=yes payment:visa=yes payment:mastercard=yes',
  },
  parking: { tags: 'parking=yes parking=surface parking=underground parking=multi-storey' },
  'step-free': { tags: 'wheelchair=yes wheelchair=designated' },
  halal: { tags: 'diet:halal=yes diet:halal=only', categories: ['restaurants-dining', 'accommodation', 'shopping'] },
  vegetarian: { tags: 'diet:vegetarian=yes diet:vegetarian=only', categories: ['restaurants-dining', 'accommodation'] },
  vegan: { tags: 'diet:vegan=yes diet:vegan=only', categories: ['restaurants-dining', 'accommodation'] },
  'air-conditioning': { tags: 'air_conditioning=yes' },
  breakfast: { tags: 'breakfast=yes', categories: ['accommodation', 'restaurants-dining'] },
  'swimming-pool': {
    tags: 'swimming_pool=yes swimming_pool=private swimming_pool=communal',
    categories: ['accommodation', 'wellness-spas', 'nightlife-entertainment', 'events-festivals'],
  },
  'outdoor-seating': {
    tags: 'outdoor_seating=yes outdoor_seating=terrace outdoor_seating=garden',
    categories: ['restaurants-dining', 'nightlife-entertainment', 'accommodation'],
  },
  takeaway: { tags: 'takeaway=yes takeaway=only', categories: ['restaurants-dining', 'nightlife-entertainment'] },
  delivery: { tags: 'delivery=yes delivery=only', categories: ['restaurants-dining', 'shopping'] },
  toilets: { tags: 'toilets=yes' },
  english: { tags: 'language:en=yes' },
  french: { tags: 'language:fr=yes' },
  arabic: { tags: 'language:ar=yes' },
  portuguese: { tags: 'language:pt=yes' },
  swahili: { tags: 'language:sw=yes' },
} as const satisfies Readonly<Record<string, AttributeRule>>

/** The slug of an attribute. */
export type AttributeSlug = keyof typeof ATTRIBUTES
/** The slugs of the attributes, in the order of a form. */
export const ATTRIBUTE_SLUGS = Object.keys(ATTRIBUTES) as readonly AttributeSlug[] // Its own keys.
/** What holds of an attribute. */
export const attributeRule = (attribute: AttributeSlug): AttributeRule => ATTRIBUTES[attribute]
