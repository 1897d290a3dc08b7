import type { ListingCard, OpenStatus } from '@dira/directory-core'
import { useCallback, useState } from 'react'
import { useHours } from './useHours.ts'

/**
 * Whether the business of a card is open now: by `useNow`, since the HTML depends on no clock. Null while that is not known yet, undefined where its package
 * says nothing. The code that reads hours comes when there are some. A card has the same status, as an object, until the next minute.
 */
export function useCardStatus(
  cards: readonly ListingCard[],
  now: number | undefined,
): (card: ListingCard) => OpenStatus | null | undefined {
  const hours = useHours(now !== undefined && cards.some(hasSchedule))
  const [statuses, setStatuses] = useState<{ readonly now?: number | undefined; readonly of: Statuses }>(NONE)
  if (statuses.now !== now) setStatuses({ now, of: new WeakMap() })
  const { of } = statuses
  return useCallback(
    (card) => {
      if (!hasSchedule(card)) return undefined
      if (!hours || now === undefined) return null
      const status = of.get(card) ?? hours.cardStatus(card, now)
      if (status) of.set(card, status)
      return status
    },
    [hours, now, of],
  )
}

type Statuses = WeakMap<ListingCard, OpenStatus>
const NONE = { of: new WeakMap<ListingCard, OpenStatus>() }

function hasSchedule(card: ListingCard): boolean {
  return 'schedule' in card && card.schedule !== undefined
}
