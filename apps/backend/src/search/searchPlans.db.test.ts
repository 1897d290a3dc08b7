// @module-tag ci
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useEngine } from '../testing/useEngine.ts'

/** So many that the planner has a choice, and that a page is read from an index. */
const ROWS = 30_030

describe('the search reads no more rows than it has to', () => {
  const engine = useEngine('PostgreSQL')
  let sql: postgres.Sql
  let said: string[] = []

  beforeAll(async () => {
    const onnotice = ({ message = '' }: postgres.Notice) => void said.push(message)
    sql = postgres(engine().databaseUrl!, { max: 1, onnotice })
    await sql`select public.write_search('{"rows": [], "replaces": true, "knows_facts": true}')`
    await sql`
      select private.write_search_rows(jsonb_agg(jsonb_build_object(
        'id', 'id-' || at, 'name', substr(md5(at::text), 1, 8) || case when at % 300 = 0 then ' lodge' else ' shop' end, 'category', 'shopping',
        'country', (array['KE', 'ZA', 'EG'])[at % 3 + 1], 'tier', at % 3, 'city', 'city-' || at % 100, 'city_name', 'Xyz ' || at % 100, 'rank', at,
        'lat', case when at % 10 > 0 then at::bigint * 7919 % 7000000 - 3500000 end, 'lng', case when at % 10 > 0 then at::bigint * 104729 % 6000000 end,
        'hours', case when at % 50 = 0 then jsonb_build_object('zone', 'Africa/Nairobi', 'spans', format('{[%s,%s)}', at % 700, 5000)) end)))
      from generate_series(1, ${ROWS}) as at`
    await sql`select public.refresh_search()`
    // All rows are its sample, so that the plans are the same each time.
    await sql`set default_statistics_target = 1000`
    await sql`vacuum analyze private.search_rows`
    await sql`load 'auto_explain'`
    await sql`set auto_explain.log_min_duration = 0`
    await sql`set auto_explain.log_nested_statements = on`
    await sql`set client_min_messages = log`
  })
  afterAll(async () => sql.end())

  const near = { lat: -1.29, lng: 36.82 }
  const box = { south: -1.4, west: 36.7, north: -1.2, east: 36.9 }
  // The middles of towns are in it.
  const middle = { south: -0.9, west: 29.1, north: 0.9, east: 30.9 }
  const now = Date.parse('2026-11-23T09:00:00Z')
  test.each([
    ['a text', { text: 'lodge' }, 'search_rows_name'],
    ['a text in a scope', { text: 'lodge', scope: { country: 'kenya' } }, 'search_rows_name'],
    ['words in any order', { text: 'lodge xyz', words: [['lodge'], ['xyz']] }, 'search_rows_name'],
    ['two letters that many have', { text: 'sh' }, 'search_grams_pkey'],
    ['two letters that nothing has', { text: 'zq' }, 'search_grams_pkey'],
    ['a radius', { near, within: 20, sort: 'nearest' }, 'search_rows_position'],
    ['a text in a radius', { text: 'lodge', near, within: 20, sort: 'nearest' }, 'search_rows_(position|name)'],
    ['a box with cells', { box, zoom: 12 }, 'search_rows_position'],
    ['a box in which towns are, for what has no position', { box: middle, zoom: 12 }, 'search_rows_unplaced'],
    ['a box in which towns are, for what has one', { box: middle, zoom: 12 }, 'search_rows_position'],
    ['the nearest of all', { near, sort: 'nearest' }, 'search_rows_position'],
    ['a city', { scope: { city: 'city-7' } }, 'search_rows_block'],
    ['what is open', { open: true, now }, 'search_rows_hours'],
    ['everything, featured', {}, 'search_rows_featured'],
    ['everything from A to Z', { sort: 'az' }, 'search_rows_az'],
    ['everything from Z to A', { sort: 'za' }, 'search_rows_za'],
    ['the last page of everything', { sort: 'az', page: 1e9 }, 'search_rows_az'],
    [
      'a page in the middle, filtered',
      { countries: ['kenya', 'egypt', 'south-africa'], sort: 'za', page: 400 },
      'search_rows_za',
    ],
    [
      'half of the world with cells',
      { box: { south: -35, west: 0, north: 10, east: 60 }, zoom: 3 },
      'search_cells_pkey',
    ],
  ])('%s', async (_, asked, index) => {
    said = []
    await sql`select public.search_listings(${sql.json(asked)})`
    const plans = said.join('\n')
    expect(plans).toMatch(new RegExp(`(Index|Index Only|Bitmap Index) Scan (using|on) ${index}\\b`))
    expect(plans).not.toContain('Seq Scan on search_rows')
  })

  test.each([
    ['cells of the world', { zoom: 4 }, 'Seq Scan on search_cells'],
    [
      'filters without a text',
      { open: true, has: ['website'], countries: ['kenya'], now, sort: 'az' },
      'Seq Scan on search_tally',
    ],
    ['two letters, of what has a website', { text: 'sh', has: ['website'] }, 'search_grams'],
  ])('%s are counted by what is kept', async (_, asked, scan) => {
    said = []
    await sql`select public.search_listings(${sql.json(asked)})`
    const counted = said.filter((plan) => /sum\(|count\(/.test(plan)).join('\n')
    expect(counted).toContain(scan)
    expect(counted).not.toMatch(/(on|using) search_rows/)
  })

  test('far on in a text that nearly all names have, each page is sorted in its package alone, and whole', async () => {
    // All are found: their category is shopping.
    const found = async (order: string, where = '') =>
      (await sql.unsafe(`select id from private.search_rows ${where} order by ${order}`)).map(({ id }) => id as string)
    const pageOf = async (asked: object) => {
      const [row] = await sql`select public.search_listings(${sql.json({ text: 'shop', ...asked })}) as answer`
      return (row!['answer'] as { listings: [string][] }).listings.map(([id]) => id)
    }
    const orders = { featured: 'tier, featured, given', az: 'az, given', za: 'az desc, given' }
    for (const [sort, order] of Object.entries(orders)) {
      const ids = await found(order)
      // Packages end on the pages 418 and 835.
      for (const page of [85, 417, 418, 419, 600, 640, 834, 835, 836, 1000, 1252]) {
        expect(await pageOf({ sort, page }), `${sort} ${page}`).toEqual(ids.slice((page - 1) * 24, page * 24))
      }
    }
    const others = await found(orders.featured, 'where tier <> 1')
    said = []
    expect(await pageOf({ page: 430, tiers: ['premium', 'classified'] })).toEqual(others.slice(429 * 24, 430 * 24))
    expect(said.filter((plan) => plan.includes('WindowAgg')).join()).toContain('tier = 2')
  })

  test('the cells of a text are those of all that match, whatever is nearest', async () => {
    const cellsOf = async (asked: object) => {
      const [row] = await sql`select public.search_listings(${sql.json({ text: 'shop', zoom: 4, ...asked })}) as answer`
      return (row!['answer'] as { map: unknown }).map
    }
    expect(await cellsOf({ near, sort: 'nearest' })).toEqual(await cellsOf({}))
  })
})
