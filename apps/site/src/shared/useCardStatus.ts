import type { ListingCard, OpenStatus } from '@dira/directory-core'
import { useCallback, useEffect, useState } from 'react'
import type { cardStatus } from './cardStatus.ts'

/**
 * Whether the business of a card is open now: by `useNow`, since the HTML depends on no clock. Null while that is not known yet, undefined where its package
 * says nothing. The code that reads hours comes when there are some. A card has the same status, as an object, until the next minute.
 */
export function useCardStatus(
  cards: readonly ListingCard[],
  now: number | undefined,
): (card: ListingCard) => OpenStatus | null | undefined {
  const [known, setKnown] = useState<{ readonly statusOf: typeof cardStatus }>()
  const isAsked = now !== undefined && known === undefined && cards.some(hasSchedule)
  useEffect(() => {
    if (!isAsked) return
    // Without it the cards say nothing of it.
    void import('./cardStatus.ts').then(
      (loaded) => setKnown({ statusOf: loaded.cardStatus }),
      () => undefined,
    )
  }, [isAsked])
  const [statuses, setStatuses] = useState<{ readonly now?: number | undefined; readonly of: Statuses }>(NONE)
  if (statuses.now !== now) setStatuses({ now, of: new WeakMap() })
  const { of } = statuses
  return useCallback(
    (card) => {
      if (!hasSchedule(card)) return undefined
      if (!known || now === undefined) return null
      const status = of.get(card) ?? known.statusOf(card, now)
      if (status) of.set(card, status)
      return status
    },
    [known, now, of],
  )
}

type Statuses = WeakMap<ListingCard, OpenStatus>
const NONE = { of: new WeakMap<ListingCard, OpenStatus>() }

function hasSchedule(card: ListingCard): boolean {
  return 'schedule' in card && card.schedule !== undefined
}
