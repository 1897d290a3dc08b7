import { rowCard, type ListingCard, type ListingRow } from '@dira/directory-core'
import * as names from '@dira/data/names'
import { cardsIn, type PageData } from './pageData.ts'
import { paths, isStaticSite, type SiteConfig } from '@dira/data/site'
import { SHORTLIST_LIMIT } from '@dira/app/saved'
import type { KnownCards } from './directoryStore.ts'

/** The cards of some rows as they are known: of the others no more than a row tells. */
export function knownCards(rows: readonly ListingRow[], cards: KnownCards): readonly ListingCard[] {
  return rows.map((row) => cards.get(row.slug) ?? rowCard(row, names))
}

/** The cards of some rows, fetched where they are not known. What cannot be fetched has no more than its row tells. */
export async function cardsOf(
  rows: readonly ListingRow[],
  { cards, config }: { readonly cards: KnownCards; readonly config: SiteConfig },
): Promise<readonly ListingCard[]> {
  const missing = rows.flatMap(({ slug }) => (cards.has(slug) ? [] : [slug]))
  if (missing.length > 0) {
    const parts = Array.from({ length: Math.ceil(missing.length / SHORTLIST_LIMIT) }, (_, at) =>
      missing.slice(at * SHORTLIST_LIMIT, (at + 1) * SHORTLIST_LIMIT),
    )
    for (const part of await Promise.all(parts.map((slugs) => fetchCards(slugs, config).catch(() => []))))
      for (const card of part) cards.set(card.slug, card)
  }
  return knownCards(rows, cards)
}

/** The cards of some listings, of no more than a shortlist has; those that are gone are left out. */
async function fetchCards(slugs: readonly string[], config: SiteConfig): Promise<readonly ListingCard[]> {
  if (isStaticSite(config)) return (await import('./staticHost.ts')).cardsOf(slugs, config)
  const [path, query] = paths.shortlist(slugs).split('?')
  const response = await fetch(`${path}/page.json?${query}`)
  if (!response.ok) throw new Error(`The cards answered ${response.status}.`)
  const { data } = (await response.json()) as { readonly data: PageData } // Written by this site's own renderer.
  return cardsIn(data)
}
