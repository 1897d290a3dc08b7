// @module-tag nightly
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useEngine } from '../testing/useEngine.ts'

const engine = useEngine('PostgreSQL')
const ROWS = 250_000
let sql: postgres.Sql
let said: string[] = []

beforeAll(async () => {
  const onnotice = ({ message = '' }: postgres.Notice) => void said.push(message)
  sql = postgres(engine().databaseUrl!, { max: 1, onnotice })
  await sql`alter table public.listings disable trigger user`
  await sql`
    insert into public.listings (id, slug, business_name, category, country, city_name, city_slug, province_name, province_slug, package_tier, status, updated_at)
    select 'plan-' || at, 'plan-' || at, substr(md5(at::text), 1, 8) || case when at % 300 = 0 then ' lodge' else ' shop' end,
      (array['shopping', 'accommodation'])[at % 2 + 1], (array['KE', 'ZA', 'EG', 'NA'])[case when at % 100 = 0 then 4 else at % 3 + 1 end],
      'City ' || at % 400, 'city-' || at % 400, 'P' || at % 40, 'p' || at % 40, (array['premium', 'standard', 'classified'])[at / 3 % 3 + 1],
      case when at % 80 = 0 then 'draft' else 'published' end, timestamptz '2026-01-01' + at * interval '1 minute'
    from generate_series(1, ${ROWS}) as at`
  await sql`alter table public.listings enable trigger user`
  await sql`insert into private.listing_rows select * from private.listings_as_rows on conflict (id) do nothing`
  // What needs somebody: packages that end over the next years, and a few of everything else; nearly all lack coordinates.
  await sql`
    update private.listing_rows set paid_until = private.today() - 30 + (hashtext(id) & 1023),
      unread_hours = case when hashtext(id) % 500 = 0 then 'till late' end, undialled_phone = case when hashtext(id) % 700 = 0 then '1' end,
      is_duplicate = hashtext(id) % 300 = 0, to_compare = hashtext(id) % 900 = 0
    where id like 'plan-%' and (hashtext(id) & 1) = 0`
  await sql`vacuum analyze private.listing_rows`
  await sql`analyze public.listings`
  await sql`create or replace function private.is_admin() returns boolean language sql stable set search_path = '' return true`
  await sql`load 'auto_explain'`
  await sql`set auto_explain.log_min_duration = 0`
  await sql`set auto_explain.log_nested_statements = on`
  await sql`set client_min_messages = log`
}, 120_000)
afterAll(async () => sql.end())

async function plansOf(asked: object): Promise<{ plans: string; next: string | null }> {
  said = []
  const [row] = await sql`select public.admin_listings(${sql.json(asked as postgres.JSONValue)}) as answer`
  const { next } = (row as { answer: { next: string | null } }).answer
  // The plans are of the page, not of the count.
  return { plans: said.filter((plan) => plan.includes('has_more')).join('\n'), next }
}

test.each([
  ['name', {}, 'listing_rows_name'],
  ['city', {}, 'listing_rows_city'],
  ['package', {}, 'listing_rows_tier'],
  ['status', {}, 'listing_rows_status'],
  ['changed', {}, 'listing_rows_changed'],
  ['name', { countries: ['KE'] }, 'listing_rows_name'],
  ['name', { countries: ['NA'] }, 'listing_rows_country'],
  ['changed', { text: 'lodge' }, 'listing_rows_found_by'],
  ['city', { region: 'city-7' }, 'listing_rows_city_slug'],
  ['name', { statuses: ['draft'] }, 'listing_rows_status'],
  ['package', { countries: ['ZA', 'KE'], tiers: ['classified'] }, 'listing_rows_tier'],
])('a page by %s of %j is read by %s, the next one too, either way round', async (sort, filter, index) => {
  for (const descending of [false, true]) {
    const first = await plansOf({ ...filter, sort, descending })
    const second = await plansOf({ ...filter, sort, descending, after: first.next })
    expect(first.next).not.toBeNull()
    for (const { plans } of [first, second]) {
      expect(plans).toMatch(new RegExp(`(Index|Index Only|Bitmap Index) Scan (Backward )?(using|on) ${index}\\b`))
      expect(plans).not.toContain('Seq Scan on listing_rows')
      expect(plans).not.toContain('Seq Scan on listings')
    }
  }
})

test.each([
  ['ends-tomorrow', 'listing_rows_paid_until'],
  ['ends-in-30-days', 'listing_rows_paid_until'],
  ['past', 'listing_rows_paid_until'],
  ['coordinates', 'listing_rows_lacks_place'],
  ['hours', 'listing_rows_unread_hours'],
  ['phone', 'listing_rows_undialled_phone'],
  ['duplicates', 'listing_rows_is_duplicate'],
])('the listings that need somebody for %s are read by %s', async (needs, index) => {
  const { plans } = await plansOf({ needs })
  expect(plans).toMatch(new RegExp(`(Index|Index Only|Bitmap Index) Scan (Backward )?(using|on) ${index}\\b`))
  expect(plans).not.toContain('Seq Scan')
})

test('what needs somebody is counted for the dashboard by indexes alone', async () => {
  await sql`select public.admin_needs()`
  said = []
  const [row] = await sql`select public.admin_needs() as answer`
  const { needs } = (row as { answer: { needs: Record<string, { count: number | null }> } }).answer
  expect(needs['coordinates']?.count).toBeNull()
  expect(needs['hours']?.count).toBeGreaterThan(100)
  const plans = said.join('\n')
  expect(plans.match(/Seq Scan on \S+/g) ?? []).toEqual([])
  for (const index of ['paid_until', 'lacks_place', 'unread_hours', 'undialled_phone', 'is_duplicate', 'to_judge']) {
    expect(plans).toMatch(new RegExp(`(using|on) listing_rows_${index}\\b`))
  }
})
