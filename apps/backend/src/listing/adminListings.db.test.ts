// @module-tag ci
import {
  connectChangeJobs,
  connectHistory,
  connectListed,
  connectListingViews,
  type ListedQuery,
  type ListedData,
} from '@dira/data'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { longWork } from '../longWork.ts'
import { describeOnEnginesInCi, useEngine, type Engine } from '../testing/useEngine.ts'

const STATUSES = ['published', 'draft', 'archived'] as const
const TIERS = ['premium', 'standard', 'classified'] as const
const COUNTRIES = ['KE', 'NA', 'ZA'] as const

/** Rows whose order is another in every column. */
const ROWS = Array.from({ length: 460 }, (_, at) => ({
  id: `table-${String((at * 7919) % 1000).padStart(3, '0')}-${at}`,
  slug: `table-${at}`,
  business_name: `${['Zebra', 'Ámbar', 'Moon', 'baobab'][at % 4]} ${(at * 31) % 97} Qwtab`,
  category: ['shopping', 'accommodation'][at % 2]!,
  country: COUNTRIES[at % 3]!,
  province_name: `Province ${at % 5}`,
  city_name: at % 10 === 0 ? null : `Tabletown ${at % 20}`,
  phone: `+254 712 555 ${String(at).padStart(3, '0')}`,
  package_tier: TIERS[at % 7 === 0 ? 0 : at % 3]!,
  status: STATUSES[at % 5 === 0 ? 1 : at % 11 === 0 ? 2 : 0],
}))

/** What @dira/data needs to ask in the name of the administrator. */
async function asAdministrator({ address, secrets, admin }: Engine) {
  const { data } = await admin.auth.getSession()
  return { url: address, key: secrets.publishableKey, accessToken: async () => data.session?.access_token }
}

async function walk(
  listed: ListedData,
  asked: ListedQuery,
): Promise<{ ids: string[]; back: string[][]; pages: string[][] }> {
  const pages: string[][] = []
  const back: string[][] = []
  let page = await listed.page(asked)
  pages.push(page.rows.map(({ id }) => id))
  while (page.next !== null) {
    page = await listed.page({ ...asked, after: page.next })
    pages.push(page.rows.map(({ id }) => id))
  }
  while (page.previous !== null) {
    page = await listed.page({ ...asked, before: page.previous })
    back.push(page.rows.map(({ id }) => id))
  }
  return { ids: pages.flat(), back, pages }
}

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)
  let listed: ListedData

  beforeAll(async () => {
    await engine().service.from('listings').insert(ROWS).throwOnError()
    listed = connectListed(await asAdministrator(engine()))
  })

  const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const key = (row: (typeof ROWS)[number], sort: string) =>
    [
      ...(sort === 'city' ? [row.city_name === null ? '\uFFFF' : folded(row.city_name)] : []),
      ...(sort === 'package' ? [String(TIERS.indexOf(row.package_tier))] : []),
      ...(sort === 'status' ? [String(STATUSES.indexOf(row.status))] : []),
      folded(row.business_name),
      row.id,
    ].join('\u0001')
  const inOrder = (rows: readonly (typeof ROWS)[number][], sort: string) =>
    rows
      .map((row) => [key(row, sort), row.id] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, id]) => id)

  test.each(['name', 'city', 'package', 'status'] as const)('pages by %s are whole, forward and back', async (sort) => {
    const ids = inOrder(ROWS, sort)
    for (const descending of [false, true]) {
      const found = await walk(listed, { text: 'qwtab', sort, descending })
      expect(found.ids).toEqual(descending ? ids.toReversed() : ids)
      expect(found.back).toEqual(found.pages.slice(0, -1).toReversed())
    }
  })

  test.each<[string, ListedQuery, (row: (typeof ROWS)[number]) => boolean]>([
    ['a status', { statuses: ['draft', 'archived'] }, ({ status }) => status !== 'published'],
    ['a package', { tiers: ['premium'] }, (row) => row.package_tier === 'premium'],
    [
      'a country and a category',
      { countries: ['NA', 'KE'], categories: ['shopping'] },
      (row) => row.country !== 'ZA' && row.category === 'shopping',
    ],
    ['a city', { region: 'tabletown-7' }, (row) => row.city_name === 'Tabletown 7'],
    ['a province', { region: 'province-3' }, (row) => row.province_name === 'Province 3'],
    ['words in any order, without accents', { text: 'qwtab AMBAR' }, (row) => row.business_name.startsWith('Ámbar')],
    [
      'a town',
      { text: 'tabletown 13' },
      (row) =>
        (row.city_name ?? '').startsWith('Tabletown') &&
        `${row.business_name} ${row.city_name} ${row.phone.replaceAll(' ', '')}`.includes('13'),
    ],
    ['a phone number with a zero', { text: '0712 555 01' }, (row) => row.phone.startsWith('+254 712 555 01')],
    ['signs that mean something to LIKE', { text: '%_' }, () => false],
  ])('filters by %s, and counts', async (_, asked, matches) => {
    const wanted = { text: 'qwtab', ...asked }
    const expected = inOrder(ROWS.filter(matches), 'name')
    expect((await walk(listed, wanted)).ids).toEqual(expected)
    expect((await listed.page(wanted)).count).toBe(expected.length)
    expect(await listed.count(wanted)).toBe(expected.length)
  })

  test('what changes moves in the table, and a page that is no more is the first', async () => {
    const [row] = ROWS
    const asked = { text: 'qwtab', sort: 'changed', descending: true } as const
    await engine().admin.from('listings').update({ address: 'Moved' }).eq('id', row!.id).throwOnError()
    const first = await listed.page(asked)
    expect(first.rows[0]).toMatchObject({ id: row!.id, packageTier: row!.package_tier, enquiries: 0 })
    const gone = await listed.page({ ...asked, sort: 'name', descending: false, after: JSON.stringify(['zzz', 'zzz']) })
    expect(gone.previous).toBeNull()
    expect(gone.rows[0]?.id).toBe(inOrder(ROWS, 'name')[0])
    await expect(listed.page({ ...asked, after: '["x"]' })).rejects.toMatchObject({ status: 400 })
    await expect(listed.page({ ...asked, after: 'x' })).rejects.toMatchObject({ status: 400 })
  })

  test('everything is read for a file, and places by how they begin', async () => {
    let ids: string[] = []
    for await (const rows of listed.everything({ text: 'qwtab' })) ids = [...ids, ...rows.map(({ id }) => id)]
    expect(ids).toEqual(inOrder(ROWS, 'name'))
    const places = await listed.places('Tabletown 1')
    expect(places.length).toBeGreaterThan(3)
    expect(places.every((place) => place.kind === 'city' && place.name.startsWith('Tabletown 1'))).toBe(true)
    expect(await listed.places('province 3')).toMatchObject([
      { kind: 'province', slug: 'province-3', name: 'Province 3' },
      {},
      {},
    ])
    for (const typed of ['stone t', 'Zanzibar Ci', 'المدينة الحج']) {
      const found = await listed.places(typed)
      expect(
        found.map((place) => place.name),
        typed,
      ).toContain('Zanzibar City')
    }
  })

  test('all that match are one operation, but for what is left out, and go back', async () => {
    const matching = { text: 'qwtab', statuses: ['published'] } as const
    const before = (await walk(listed, matching)).ids
    const [kept = ''] = before
    const { address, secrets } = engine()
    const headers = { apikey: secrets.secretKey, 'content-type': 'application/json' }
    const request = async (path: string, init?: RequestInit) => fetch(address + path, { headers, ...init })
    const server = longWork({ connectOwner: async () => ({ request }), onWarning: () => undefined })
    server.start()
    onTestFinished(server.stop)
    const begun = await listed.change({ matching, without: [kept] }, { status: 'archived' })
    expect(begun).toMatchObject({ state: 'working', total: before.length - 1 })
    const { operation } = begun
    const { changed } = await connectChangeJobs(await asAdministrator(engine())).follow(begun)
    expect(changed).toBe(before.length - 1)
    expect((await walk(listed, matching)).ids).toEqual([kept])
    const history = connectHistory(await asAdministrator(engine()))
    const [shown] = (await history.operations()).operations
    expect(shown).toMatchObject({ id: operation, kind: 'bulk', changed, summary: { status: 'archived' } })
    await history.undo(operation ?? 0)
    expect((await walk(listed, matching)).ids).toEqual(before)
  })

  test('nobody else reads or changes anything through it, and nobody sets what is no column of many', async () => {
    for (const stranger of [engine().anon, engine().member]) {
      const args = { asked: {}, changes: { status: 'archived' } }
      expect((await stranger.rpc('change_matching_listings', args)).error?.code).toBe('42501')
      expect((await stranger.rpc('admin_listings', {})).error?.code).toBe('42501')
    }
    await expect(listed.change({ matching: { text: 'qwtab' } }, { phone: '1' } as object)).rejects.toMatchObject({
      status: 400,
    })
  })

  test('the sample goes by one press of an administrator, and of nobody else', async () => {
    const left = await listed.count({ needs: 'sample' })
    for (const stranger of [engine().anon, engine().member]) {
      expect((await stranger.rpc('remove_sample')).error?.code).toBe('42501')
    }
    expect(await listed.removeSample()).toMatchObject({ changed: left })
    expect(await listed.count({ needs: 'sample' })).toBe(0)
    expect(await listed.removeSample()).toEqual({ operation: null, changed: 0 })
  })

  test('a view belongs to every administrator', async () => {
    const views = connectListingViews(await asAdministrator(engine()))
    const id = await views.keep({ name: ' Drafts ', query: 'status=draft' })
    await views.change(id, 'status=draft&sort=-changed')
    expect(await views.all()).toEqual([{ id, name: 'Drafts', query: 'status=draft&sort=-changed' }])
    await expect(views.keep({ name: ' ', query: 'a' })).rejects.toMatchObject({ status: 400 })
    await views.remove(id)
    expect(await views.all()).toEqual([])
    await expect(views.change(id, 'a')).rejects.toMatchObject({ status: 406 })
  })
})
