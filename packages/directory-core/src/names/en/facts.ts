import type { FilterNames } from '../names.ts'

/** The names of the filters that every directory has options of. They are apart because no directory needs the others. */
export const facts: Pick<FilterNames, 'open' | 'has'> = {
  open: 'Open now',
  has: { whatsapp: 'WhatsApp', website: 'Website', photographs: 'Photographs', offers: 'Special offers' },
}
