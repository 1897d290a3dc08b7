import { LISTING_SELECT, type ListingRow } from '@dira/data'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { describeOnEngines, useEngine } from '../testing/useEngine.ts'

interface Page {
  readonly cursor: string
  readonly more: boolean
  readonly reset: boolean
  readonly listings: readonly ListingRow[]
  readonly removed: readonly { readonly id: string; readonly slug: string }[]
}

// One page of it is tested in supabase/tests/database/listing_changes.test.sql.
describeOnEngines((name) => {
  const engine = useEngine(name)

  const row = (id: string, more: object = {}) => ({
    id,
    slug: id,
    business_name: id,
    category: 'shopping',
    country: 'KE',
    status: 'published',
    ...more,
  })
  const listings = () => engine().service.from('listings')
  const add = async (...rows: ReturnType<typeof row>[]) => void (await listings().insert(rows).throwOnError())
  const change = async (id: string, columns: object) =>
    void (await listings().update(columns).eq('id', id).throwOnError())
  const remove = async (id: string) => void (await listings().delete().eq('id', id).throwOnError())

  async function version(): Promise<string> {
    const { data } = await engine().anon.rpc('listings_version').throwOnError()
    return data
  }

  async function page(cursor: string | null): Promise<Page> {
    const asked = await engine()
      .anon.rpc('listing_changes_since', cursor === null ? {} : { cursor }, { get: true })
      .throwOnError()
    return asked.data as unknown as Page
  }

  /** Reads every page of changes and merges it as a client does. */
  async function follow(known: Map<string, ListingRow>, since: string | null) {
    let cursor = since
    for (;;) {
      const answer = await page(cursor)
      merge(known, answer)
      cursor = answer.cursor
      if (!answer.more) return cursor
    }
  }

  async function published(): Promise<Map<string, ListingRow>> {
    const rows: ListingRow[] = []
    for (let from = 0; from === rows.length; from += 1000) {
      const { data } = await engine()
        .service.from('published_listings')
        .select(LISTING_SELECT)
        .order('id')
        .range(from, from + 999)
        .throwOnError()
      rows.push(...(data as unknown as ListingRow[]))
    }
    return byId(rows)
  }

  beforeEach(async () => void (await listings().delete().neq('id', '').throwOnError()))

  test('loses no change between its pages', async () => {
    const since = await version()
    const ids = Array.from({ length: 1200 }, (_, index) => `many-${String(index).padStart(4, '0')}`)
    await add(...ids.map((id) => row(id)))
    const first = await page(since)
    expect(first).toMatchObject({ more: true, reset: false })
    expect(first.listings.map(({ id }) => id)).toStrictEqual(ids.slice(0, 500))
    // On the first page and on a later one, one listing changes and one goes.
    await change('many-0003', { phone: 'first page' })
    await change('many-1100', { phone: 'later page' })
    await remove('many-0004')
    await remove('many-1101')
    const known = byId(first.listings)
    await follow(known, first.cursor)
    expect(sorted(known)).toStrictEqual(sorted(await published()))
  })

  test('starts over with everything when the cursor is unknown', { tags: ['ci'] }, async () => {
    await add(row('a'), row('b', { status: 'draft' }))
    const [epoch, count] = (await version()).split(':')
    const foreign = [
      null,
      '',
      'x',
      `${epoch}`,
      `${epoch}:`,
      `${epoch}:-1`,
      `${epoch}:0`,
      `${epoch}:${'9'.repeat(30)}`,
      `${epoch}:${Number(count) + 1}`,
      `${randomUUID()}:${count}`,
    ]
    const now = await version()
    const [anyListing] = (await published()).values()
    for (const cursor of foreign) {
      expect({ asked: cursor, reset: (await page(cursor)).reset }).toStrictEqual({ asked: cursor, reset: true })
      // Listings of another database, or older than the recorded changes, must be forgotten.
      const known = byId([{ ...anyListing!, id: 'of another database' }])
      expect(await follow(known, cursor)).toBe(now)
      expect([...known.keys()]).toStrictEqual(['a'])
    }
  })

  test('leads every reader to the published listings, whatever changes and whenever it asks', async () => {
    const id = fc.constantFrom('one', 'two', 'three')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('publish' as const), id }),
      fc.record({ kind: fc.constant('hide' as const), id }),
      fc.record({ kind: fc.constant('edit' as const), id }),
      fc.record({ kind: fc.constant('remove' as const), id }),
      fc.record({ kind: fc.constant('ask' as const), id }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        await listings().delete().neq('id', '').throwOnError()
        const known = new Map<string, ListingRow>()
        let cursor = await follow(known, null)
        let edits = 0
        for (const { kind, id: which } of steps) {
          edits += 1
          if (kind === 'publish') await listings().upsert(row(which)).throwOnError()
          if (kind === 'hide') await change(which, { status: 'draft' })
          if (kind === 'edit') await change(which, { phone: String(edits), slug: `${which}-${edits}` })
          if (kind === 'remove') await remove(which)
          if (kind === 'ask') {
            const answer = await page(cursor)
            // A page that is merged twice does no harm.
            merge(known, answer)
            merge(known, answer)
            cursor = answer.cursor
          }
        }
        await follow(known, cursor)
        expect(sorted(known)).toStrictEqual(sorted(await published()))
      }),
      { numRuns: inject('isNightly') ? 15 : 5 },
    )
  })
})

function merge(known: Map<string, ListingRow>, { reset, listings, removed }: Page): void {
  if (reset) known.clear()
  for (const listing of listings) known.set(listing.id, listing)
  for (const { id } of removed) known.delete(id)
}

function byId(rows: readonly ListingRow[]): Map<string, ListingRow> {
  return new Map(rows.map((row) => [row.id, row]))
}

function sorted(rows: ReadonlyMap<string, ListingRow>): ListingRow[] {
  return [...rows.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

describe('listing_changes_since with two writers', { tags: ['ci'] }, () => {
  const engine = useEngine('PostgreSQL')

  // PGlite has one session and runs one transaction after the other: no commit is late there.
  test('it loses nothing that is committed late by one of two writers', async () => {
    const { service, anon } = engine()
    const listing = { business_name: 'Late', category: 'shopping', country: 'KE', status: 'published' }
    const rows = ['slow', 'quick'].map((id) => ({ ...listing, id, slug: id }))
    await service.from('listings').insert(rows).throwOnError()
    const { data: since } = await anon.rpc('listings_version').throwOnError()
    const ask = async (cursor: string) => {
      const { data } = await anon.rpc('listing_changes_since', { cursor }).throwOnError()
      return data as unknown as { readonly cursor: string; readonly listings: readonly { readonly phone: string }[] }
    }

    // Set on PostgreSQL.
    const connect = () => postgres(engine().databaseUrl!, { max: 1 })
    const [slow, quick] = [connect(), connect()]
    const written = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const first = slow.begin(async (sql) => {
      await sql`update public.listings set phone = 'slow' where id = 'slow'`
      written.resolve()
      await commit.promise
    })
    await written.promise
    const second = quick`update public.listings set phone = 'quick' where id = 'quick'`.execute()
    // The second change waits for the first: a reader sees neither before the commit, and both after it.
    expect(await Promise.race([second, pause(300, 'waiting')])).toBe('waiting')
    const between = await ask(since)
    expect(between.listings).toStrictEqual([])
    commit.resolve()
    await Promise.all([first, second])
    const after = await ask(between.cursor)
    expect(after.listings.map(({ phone }) => phone)).toStrictEqual(['slow', 'quick'])
    await Promise.all([slow.end(), quick.end()])
  })
})
