import type { Names } from '../names.ts'

export const tiers: Names['tiers'] = {
  classified: 'Classified',
  standard: 'Standard',
  premium: 'Premium',
  unclaimed: 'Not yet claimed',
}
