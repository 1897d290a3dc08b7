import { isUsableName, type ListingCard } from '@dira/directory-core'
import type { ListingDistance } from '@dira/ui'
import type { FinerDistance } from '../../shared/exactPosition.ts'
import type { ListingsData } from '../../shared/data/pageData.ts'

/** The cards of a page in their order, and how far each is from what the list is near to. */
export interface MeasuredCards {
  readonly cards: readonly ListingCard[]
  readonly distanceOf: (card: ListingCard) => ListingDistance | undefined
}

/**
 * The cards with their distances from what the list is near to, or from the visitor exactly where this visit knows. Stores order by a position to
 * 0.01°, which is half a kilometre off: what is measured finer is put in order anew.
 */
export function measuredCards(
  { cards, ways = [], near }: Pick<ListingsData, 'cards' | 'ways' | 'near'>,
  finer: FinerDistance | undefined,
  isByDistance: boolean,
): MeasuredCards {
  const known = new Map<ListingCard, ListingDistance>()
  for (const [at, { km, bearing }] of ways.entries()) {
    const card = cards[at]
    if (!card || km === null || !near) continue
    const distance = { km, ...(bearing !== null && { bearing }) }
    known.set(card, finer ? finer(distance, near) : distance)
  }
  const distanceOf = (card: ListingCard) => known.get(card)
  if (!finer || !isByDistance) return { cards, distanceOf }
  const far = (card: ListingCard) => known.get(card)?.km ?? Number.MAX_VALUE
  // As the store has it, a name that says nothing is the last.
  const isNameless = ({ businessName }: ListingCard) => Number(!isUsableName(businessName))
  // As the store has it, what is not yet claimed comes after all others.
  const isKnown = ({ tier }: ListingCard) => Number(tier === 'unclaimed')
  const inOrder = cards.toSorted((a, b) => isKnown(a) - isKnown(b) || isNameless(a) - isNameless(b) || far(a) - far(b))
  return { cards: inOrder, distanceOf }
}
