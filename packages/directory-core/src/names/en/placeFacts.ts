import { attributes } from '../../attribute/attributeNames.ts'
import { kinds } from '../../kind/names/en.ts'
import type { Names } from '../names.ts'

export const placeFacts: Names['placeFacts'] = {
  kind: { label: 'Kind', values: kinds },
  attributes: { label: 'Amenities', values: attributes },
  priceLevel: {
    label: 'Prices',
    values: { 1: 'R, inexpensive', 2: 'RR, moderate', 3: 'RRR, expensive', 4: 'RRRR, very expensive' },
    onCards: { 1: 'R', 2: 'RR', 3: 'RRR', 4: 'RRRR' },
  },
}
