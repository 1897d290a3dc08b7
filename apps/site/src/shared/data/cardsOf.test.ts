import { rowCard, type ListingRow } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { SHORTLIST_LIMIT } from '@dira/app/saved'
import * as names from '@dira/data/names'
import { afterEach, expect, it, vi } from 'vitest'
import { SAMPLE_CONFIG } from '../../testing/sampleServer.ts'
import { cardsOf } from './cardsOf.ts'
import type { KnownCards } from './directoryStore.ts'

afterEach(() => vi.unstubAllGlobals())

const rows: readonly ListingRow[] = SAMPLE_LISTINGS.slice(0, SHORTLIST_LIMIT * 2 + 5)
const config = { ...SAMPLE_CONFIG, idsPath: '' }

/** A server that answers with what it is asked for, but not where a listing is among it; how many it was asked for each time. */
function serve(missing?: string): number[] {
  const asked: number[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const slugs = new URL(url, 'http://site.invalid').searchParams.getAll('listing')
    asked.push(slugs.length)
    if (missing !== undefined && slugs.includes(missing)) return new Response('', { status: 500 })
    const cards = slugs.map((slug) => ({ slug, businessName: 'Fetched' }))
    return Response.json({ data: { page: 'shortlist', slugs, cards } })
  })
  return asked
}

it('fetches the cards of a long page in parts that a shortlist can have, and those that it knows not again', async () => {
  const asked = serve()
  const cards: KnownCards = new Map()
  const found = await cardsOf(rows, { cards, config })
  expect(asked).toEqual([SHORTLIST_LIMIT, SHORTLIST_LIMIT, 5])
  expect(found.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug))
  expect(found.every(({ businessName }) => businessName === 'Fetched')).toBe(true)
  await cardsOf(rows, { cards, config })
  expect(asked).toHaveLength(3)
})

it('shows what a row tells of the part that cannot be fetched', async () => {
  serve(rows[0]!.slug)
  const found = await cardsOf(rows, { cards: new Map(), config })
  expect(found[0]).toEqual(rowCard(rows[0]!, names))
  expect(found.at(-1)?.businessName).toBe('Fetched')
})
