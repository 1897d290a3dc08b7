import fc from 'fast-check'
import postgres from 'postgres'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, useEngine } from '../testing/useEngine.ts'
import { LISTING_COLUMNS, type ListingRow } from './rows.ts'

interface Page {
  readonly cursor: string
  readonly more: boolean
  readonly reset: boolean
  readonly listings: readonly ListingRow[]
  readonly removed: readonly { readonly id: string; readonly slug: string }[]
}

describe.each(ENGINES)('listing_changes_since on %s', (name) => {
  const engine = useEngine(name)

  const row = (id: string, more: object = {}) => ({
    id,
    slug: id,
    business_name: id,
    category: 'Shopping',
    country: 'Kenya',
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

  /** Asks on until there is no more, and merges as a reader does. */
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
    const { data } = await engine().anon.from('listings').select(LISTING_COLUMNS).order('id').throwOnError()
    return byId(data as unknown as ListingRow[])
  }

  beforeEach(async () => void (await listings().delete().neq('id', '').throwOnError()))

  test('tells what has changed since the version that a reader took, and nothing else', async () => {
    await add(row('a'), row('b'), row('c'))
    const since = await version()
    await change('a', { phone: '1' })
    await change('b', { status: 'archived' })
    await remove('c')
    await add(row('d'))
    const answer = await page(since)
    expect(answer).toMatchObject({ cursor: await version(), more: false, reset: false })
    expect(answer.listings.map(({ id, phone }) => [id, phone])).toStrictEqual([
      ['a', '1'],
      ['d', ''],
    ])
    expect(answer.removed).toStrictEqual([
      { id: 'b', slug: 'b' },
      { id: 'c', slug: 'c' },
    ])
    expect(await page(answer.cursor)).toStrictEqual({ ...answer, listings: [], removed: [] })
  })

  test('tells nothing that is hidden: no draft, no slug of one, no column beyond those of a listing', async () => {
    const since = await version()
    await add(row('draft', { status: 'draft' }), row('shown'), row('once'))
    await change('once', { status: 'draft', slug: 'secret' })
    await change('once', { slug: 'secret-again', business_name: 'Secret' })
    await change('draft', { phone: '1' })
    const answer = await page(since)
    expect(answer.removed).toStrictEqual([{ id: 'once', slug: 'once' }])
    expect(answer.listings).toHaveLength(1)
    expect(Object.keys(answer.listings[0]!).toSorted()).toStrictEqual(LISTING_COLUMNS.split(',').toSorted())
    expect(JSON.stringify(answer)).not.toMatch(/secret|draft/i)
  })

  test('comes in pages, over which nothing is lost that changes meanwhile', async () => {
    const since = await version()
    const ids = Array.from({ length: 1200 }, (_, index) => `many-${String(index).padStart(4, '0')}`)
    await add(...ids.map((id) => row(id)))
    const first = await page(since)
    expect(first).toMatchObject({ more: true, reset: false })
    expect(first.listings.map(({ id }) => id)).toStrictEqual(ids.slice(0, 500))
    // One that was told already, one that is still to come, one of each that goes.
    await change('many-0003', { phone: 'told' })
    await change('many-1100', { phone: 'to come' })
    await remove('many-0004')
    await remove('many-1101')
    const known = byId(first.listings)
    await follow(known, first.cursor)
    expect(sorted(known)).toStrictEqual(sorted(byId(await everyPage())))
  })

  async function everyPage(): Promise<ListingRow[]> {
    const rows: ListingRow[] = []
    for (let from = 0; ; from += 1000) {
      const { data } = await engine()
        .anon.from('listings')
        .select(LISTING_COLUMNS)
        .order('id')
        .range(from, from + 999)
        .throwOnError()
      rows.push(...(data as unknown as ListingRow[]))
      if (data.length < 1000) return rows
    }
  }

  test('begins anew with everything when the cursor is nobody’s', async () => {
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
    for (const cursor of foreign) {
      expect({ asked: cursor, reset: (await page(cursor)).reset }).toStrictEqual({ asked: cursor, reset: true })
      // What is known of another database, or from before the memory of this one, has no place among the answers.
      const known = byId([{ ...[...(await published()).values()][0]!, id: 'of another database' }])
      expect(await follow(known, cursor)).toBe(await version())
      expect([...known.keys()]).toStrictEqual(['a'])
    }
  })

  test('leads every reader to what is published, whatever happened and whenever it asked', async () => {
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
            // Told twice is as good as told once.
            merge(known, answer)
            merge(known, answer)
            cursor = answer.cursor
          }
        }
        await follow(known, cursor)
        expect(sorted(known)).toStrictEqual(sorted(await published()))
      }),
      { numRuns: 15 },
    )
  })
})

// On PGlite there is one session, which does one transaction after the other: nothing is late there.
describe('listing_changes_since on PostgreSQL, with two who write at once', () => {
  const engine = useEngine('PostgreSQL')

  test('loses nothing that is committed late', async () => {
    const { service, anon } = engine()
    const listing = { business_name: 'Late', category: 'Shopping', country: 'Kenya', status: 'published' }
    const rows = ['slow', 'quick'].map((id) => ({ ...listing, id, slug: id }))
    await service.from('listings').insert(rows).throwOnError()
    const { data: since } = await anon.rpc('listings_version').throwOnError()
    const ask = async (cursor: string) => {
      const { data } = await anon.rpc('listing_changes_since', { cursor }).throwOnError()
      return data as unknown as Page
    }

    // An engine of PostgreSQL says where it is.
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
    // The second change waits for the first, so whoever asks in between hears of neither, and of both later.
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
