import { attributes } from '../../attribute/attributeNames.ts'
import type { KindSlug } from '../../kind/kinds.ts'
import { kinds, kindsPlural } from '../../kind/names/en.ts'
import type { Names } from '../names.ts'

/** What visitors read of the facts of a place. */
export const placeFacts: Names['placeFacts'] = {
  // A kind with a name.
  kind: { label: 'Kind', values: kinds, pluralOf: (kind, name) => kindsPlural[kind as KindSlug] ?? `${name}s` },
  stars: {
    label: 'Stars',
    values: { 1: '1 star', 2: '2 stars', 3: '3 stars', 4: '4 stars', 5: '5 stars' },
  },
  brand: { label: 'Brand' },
  operator: { label: 'Operated by' },
  attributes: { label: 'Amenities', values: attributes },
  priceLevel: {
    label: 'Prices',
    values: { 1: 'R, inexpensive', 2: 'RR, moderate', 3: 'RRR, expensive', 4: 'RRRR, very expensive' },
    onCards: { 1: 'R', 2: 'RR', 3: 'RRR', 4: 'RRRR' },
  },
}
