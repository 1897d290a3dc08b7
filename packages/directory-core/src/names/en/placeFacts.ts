import type { Names } from '../names.ts'

export const placeFacts: Names['placeFacts'] = {
  kind: 'Kind',
  priceLevel: 'Prices',
}

export const priceLevels: Names['priceLevels'] = {
  1: 'R, inexpensive',
  2: 'RR, moderate',
  3: 'RRR, expensive',
  4: 'RRRR, very expensive',
}
