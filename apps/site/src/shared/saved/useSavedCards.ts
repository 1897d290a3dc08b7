import type { ListingCard } from '@dira/directory-core'
import { useEffect, useState } from 'react'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { paths } from '@dira/data/site'

/** The cards of saved listings, in order; undefined until they are known. Listings that no longer exist are left out. */
export function useSavedCards(slugs: readonly string[]): readonly ListingCard[] | undefined {
  const { pageStore } = usePagePayload()
  // A removed listing may come back by Undo, so its card stays known.
  const [wanted, setWanted] = useState(slugs)
  if (slugs.some((slug) => !wanted.includes(slug))) setWanted([...new Set([...wanted, ...slugs])])
  const url = paths.shortlist(wanted)
  const [known, setKnown] = useState(() => pageStore.peek(url))
  useEffect(() => {
    const unwanted = new AbortController()
    const { signal } = unwanted
    const load = () =>
      void pageStore.load(url, signal).then(
        (page) => !signal.aborted && setKnown(page),
        () => addEventListener('online', load, { once: true, signal }),
      )
    load()
    return () => unwanted.abort()
  }, [pageStore, url])
  if (slugs.length === 0) return []
  if (known?.page !== 'shortlist') return undefined
  const cards = new Map(known.cards.map((card) => [card.slug, card]))
  return slugs.flatMap((slug) => cards.get(slug) ?? [])
}
