import { openStatus, type ListingCard, type OpenStatus } from '@dira/directory-core'
import { weekdays } from '@dira/data/site'

/** Whether the business of a card is open at an instant. */
export function cardStatus(card: ListingCard, now: number): OpenStatus | undefined {
  return 'schedule' in card && card.schedule ? openStatus(card.schedule, { now, names: { weekdays } }) : undefined
}
