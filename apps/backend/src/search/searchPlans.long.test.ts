import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useEngine } from '../testing/useEngine.ts'

/** So many that the planner has a choice, and that a page is read from an index. */
const ROWS = 30_000

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
        'lat', at::bigint * 7919 % 7000000 - 3500000, 'lng', at::bigint * 104729 % 6000000,
        'hours', case when at % 50 = 0 then jsonb_build_object('zone', 'Africa/Nairobi', 'spans', format('{[%s,%s)}', at % 700, 5000)) end)))
      from generate_series(1, ${ROWS}) as at`
    await sql`select public.refresh_search()`
    await sql`load 'auto_explain'`
    await sql`set auto_explain.log_min_duration = 0`
    await sql`set auto_explain.log_nested_statements = on`
    await sql`set client_min_messages = log`
  })
  afterAll(async () => sql.end())

  const near = { lat: -1.29, lng: 36.82 }
  const box = { south: -1.4, west: 36.7, north: -1.2, east: 36.9 }
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
    ['the nearest of all', { near, sort: 'nearest' }, 'search_rows_position'],
    ['a city', { scope: { city: 'city-7' } }, 'search_rows_block'],
    ['what is open', { open: true, now }, 'search_rows_hours'],
    ['everything, featured', {}, 'search_rows_featured'],
    ['everything from A to Z', { sort: 'az' }, 'search_rows_az'],
    ['everything from Z to A', { sort: 'za' }, 'search_rows_za'],
  ])('%s', async (_, asked, index) => {
    said = []
    await sql`select public.search_listings(${sql.json(asked)})`
    const plans = said.join('\n')
    expect(plans).toMatch(new RegExp(`(Index|Index Only|Bitmap Index) Scan (using|on) ${index}\\b`))
    expect(plans).not.toContain('Seq Scan on search_rows')
  })
})
