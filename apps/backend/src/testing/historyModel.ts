import fc from 'fast-check'
import { expect } from 'vitest'

/** Asks one database session; the answer is the one value of the one row. */
export type AskDatabase = (statement: string, values?: readonly string[]) => Promise<unknown>

const ADMIN = 'a0000000-0000-4000-8000-000000000001'
const SESSION = 'b0000000-0000-4000-8000-000000000001'

/** Columns that are one field. */
const FIELDS = [
  ['phone'],
  ['description'],
  ['package_tier'],
  ['status'],
  ['slug'],
  ['lat', 'lng'],
  ['city_name', 'city_slug'],
] as const

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }
type Rows = ReadonlyMap<string, Row>
/** What an operation changed: each listing as it was before and after, undefined where there was none. */
type Change = ReadonlyMap<string, { readonly before: Row | undefined; readonly after: Row | undefined }>

interface Step {
  readonly action: 'edit' | 'bulk' | 'import' | 'archive' | 'remove' | 'undo'
  /** Which of the listings there are, and which operation, counted from the newest one. */
  readonly pick: number
  readonly other: number
  readonly back: number
  readonly values: Readonly<Record<string, unknown>>
  /** Whether an undo puts back what was changed since: not, as it is, or as it was seen wrongly. */
  readonly ticks: 'none' | 'seen' | 'other'
}

// Few values, so that fields come back to what they were by chance.
const place = fc.constantFrom(
  { lat: null, lng: null },
  { lat: 1, lng: 2 },
  { lat: 1, lng: 3 },
  { lat: -33.925, lng: 18.4239 },
)
const city = fc.constantFrom(
  { city_name: null, city_slug: null },
  { city_name: 'Accra', city_slug: 'accra' },
  { city_name: 'Akkra', city_slug: 'accra' },
)
const values = fc
  .tuple(
    fc.record(
      {
        phone: fc.constantFrom('', '1', '2'),
        description: fc.constantFrom(null, 'x', 'y'),
        package_tier: fc.constantFrom(null, 'standard'),
        status: fc.constantFrom('draft', 'published', 'archived'),
        slug: fc.constantFrom('s-0', 's-1', 's-2'),
      },
      { requiredKeys: [] },
    ),
    fc.option(place, { nil: {} }),
    fc.option(city, { nil: {} }),
  )
  .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>)

const step: fc.Arbitrary<Step> = fc.record({
  // Half of them undo.
  action: fc.constantFrom(
    'edit',
    'bulk',
    'import',
    'archive',
    'remove',
    'edit',
    'undo',
    'undo',
    'undo',
    'undo',
    'undo',
  ),
  pick: fc.nat(9),
  other: fc.nat(9),
  back: fc.nat(3),
  values,
  ticks: fc.constantFrom('none', 'seen', 'other'),
})

/** A random history of edits, bulk changes, imports, removals, undos and undos of undos. */
export const histories = fc.array(step, { minLength: 3, maxLength: 10 })

/** Makes what a history needs; in a transaction that is rolled back. */
export async function prepareHistories(ask: AskDatabase): Promise<void> {
  await ask(`insert into auth.users (id, email) values ('${ADMIN}', 'a@dira.example') on conflict do nothing`)
  await ask(`insert into public.admin_users (id, email) values ('${ADMIN}', 'a@dira.example')`)
  await ask(`insert into auth.sessions (id, user_id) values ('${SESSION}', '${ADMIN}')`)
  await ask(
    `select set_config('request.jwt.claims', '{"sub": "${ADMIN}", "session_id": "${SESSION}"}', true), set_config('request.jwt.claim.sub', '${ADMIN}', true)`,
  )
  await ask(`
    create function pg_temp.request() returns void language sql as
    $$ select set_config('dira.operation', '', true), set_config('dira.begins', '', true), set_config('dira.actor', '', true) $$`)
  // One request of the API, or two for an import, and what there is after it.
  await ask(`
    create function pg_temp.step(asked jsonb) returns jsonb language plpgsql as $$
    declare
      answer jsonb;
      ids text[] := array(select jsonb_array_elements_text(asked -> 'ids'));
      last bigint := (select coalesce(max(id), 0) from public.audit_operations);
      import bigint;
      batch jsonb;
    begin
      perform pg_temp.request();
      case asked ->> 'action'
        when 'edit' then
          update public.listings as listing set phone = next.phone, description = next.description, package_tier = next.package_tier,
            status = next.status, slug = next.slug, lat = next.lat, lng = next.lng, city_name = next.city_name, city_slug = next.city_slug
          from (select changed.* from public.listings as stored, jsonb_populate_record(stored, asked -> 'values') as changed
            where stored.id = any (ids)) as next
          where next.id = listing.id;
        when 'bulk' then answer := public.change_listings(ids, asked -> 'values');
        when 'remove' then delete from public.listings where id = any (ids);
        when 'undo' then answer := public.undo_operation((asked ->> 'operation')::bigint, asked -> 'also');
        when 'import' then
          import := public.begin_import('{"file": "f"}', '${ADMIN}');
          for batch in select value from jsonb_array_elements(asked -> 'batches') loop
            perform pg_temp.request();
            answer := public.import_batch(import, batch);
          end loop;
          perform public.end_import(import);
      end case;
      return jsonb_build_object(
        'answer', answer,
        'operation', (select max(id) from public.audit_operations where id > last and entries > 0),
        'rows', (select coalesce(jsonb_agg(to_jsonb(listing) - array['updated_at']), '[]') from public.listings as listing
          where business_name = 'History'));
    end $$`)
  // These follow what is published; that is tested elsewhere.
  await ask('alter table public.listings disable trigger count_listings_version_on_insert')
  await ask('alter table public.listings disable trigger count_listings_version_on_update')
  await ask('alter table public.listings disable trigger count_listings_version_on_delete')
}

/** Plays a history in the database and in a naive model that keeps whole listings, and compares them after each step. */
export async function playHistory(ask: AskDatabase, history: readonly Step[]): Promise<void> {
  let rows: Rows = new Map()
  const operations: { readonly id: number; readonly change: Change }[] = []

  const play = async (asked: object): Promise<{ answer: Record<string, unknown>; before: Rows }> => {
    const {
      answer,
      operation,
      rows: now,
    } = (await ask('select pg_temp.step($1::text::jsonb)', [JSON.stringify(asked)])) as {
      answer: Record<string, unknown>
      operation: number | null
      rows: Row[]
    }
    const before = rows
    rows = new Map(now.map((row) => [row.id, row]))
    const change = difference(before, rows)
    // Two batches may write a field and write it back.
    const mayComeBack = 'batches' in asked && change.size === 0
    if (!mayComeBack) {
      checkVersions(before, rows)
      expect(operation !== null).toBe(change.size > 0)
    }
    if (operation !== null) operations.push({ id: operation, change })
    return { answer, before }
  }

  await play({
    action: 'import',
    batches: [[0, 1, 2].map((number) => importedRow(number, { phone: '1' }))],
  })
  for (const { action, pick, other, back, values: given, ticks } of history) {
    const ids = [...rows.keys()].toSorted()
    const chosen = [...new Set([ids[pick % ids.length], ids[other % ids.length]])].filter((id) => id !== undefined)
    const { slug, ...plain } = given
    if (action === 'edit') {
      const [id] = chosen
      if (id === undefined) continue
      const isFree = slug === undefined || ![...rows.values()].some((row) => row['slug'] === slug && row.id !== id)
      const changes = isFree ? given : plain
      const { before } = await play({ action, ids: [id], values: changes })
      expect(withoutVersions(rows)).toEqual(
        withoutVersions(new Map(before).set(id, { ...before.get(id)!, ...changes })),
      )
    } else if (action === 'bulk' || action === 'archive') {
      const {
        lat: _lat,
        lng: _lng,
        phone: _phone,
        description: _description,
        ...columns
      } = plain as Record<string, unknown>
      const changes = action === 'archive' ? { status: 'archived' } : columns
      if (Object.keys(changes).length > 0) await play({ action: 'bulk', ids: chosen, values: changes })
    } else if (action === 'import') {
      // The second batch may say something else of a row of the first: together they are one operation.
      const {
        status: _status,
        lat: _lat,
        lng: _lng,
        city_name: _name,
        city_slug: _slug,
        package_tier: _tier,
        ...fields
      } = plain as Record<string, unknown>
      await play({
        action,
        batches: [[importedRow(pick % 4, fields)], [importedRow(other % 4, { ...fields, phone: '3' })]],
      })
    } else if (action === 'remove') {
      await play({ action, ids: chosen })
    } else {
      const operation = operations.at(-1 - (back % operations.length))!
      const seen = plannedUndo(operation.change, rows, ticks)
      const { answer } = await play({ action, operation: operation.id, also: seen.also })
      expect(withoutVersions(rows)).toEqual(withoutVersions(seen.rows))
      expect(answer).toMatchObject(seen.counts)
    }
  }
}

function importedRow(number: number, fields: object) {
  const source = `history-${number}`
  return {
    fields: { source_id: source, business_name: 'History', category: 'shopping', country: 'KE', ...fields },
    initial: { status: 'published' },
    slugs: [`s-${number}`, `t-${number}`],
  }
}

/** What an undo should leave, field by field of whole listings. */
function plannedUndo(change: Change, now: Rows, ticks: Step['ticks']) {
  const rows = new Map(now)
  const counts = { changed: 0, archived: 0, restored: 0, left_alone: 0 }
  const also: object[] = []
  // Two fields that need the same slug: the database looks before it writes, and so does this.
  const isTaken = (id: string, value: Row | { readonly slug?: unknown; readonly source_id?: unknown }) =>
    [...now.values()].some(
      (row) =>
        row.id !== id &&
        (row['slug'] === value.slug || (value['source_id'] !== undefined && row['source_id'] === value['source_id'])),
    )
  for (const [id, { before, after }] of change) {
    const current = now.get(id)
    if (before && !after) {
      if (current) continue
      if (isTaken(id, before)) counts.left_alone += 1
      else {
        rows.set(id, before)
        counts.restored += 1
      }
      continue
    }
    const fields = before ? FIELDS.filter((columns) => !isSame(columns, before, after)) : ([['status']] as const)
    for (const columns of fields) {
      const target = before ?? { status: 'archived' }
      if (!before && (after as Row)['status'] === 'archived') continue
      if (!current) {
        counts.left_alone += 1
        continue
      }
      if (isSame(columns, current, target)) continue
      const hasChanged = !isSame(columns, current, after)
      if (hasChanged && ticks !== 'none') {
        const field = columns[0] === 'lat' ? 'coordinates' : columns[0] === 'city_name' ? 'city' : columns[0]
        const value = Object.fromEntries(
          columns.map((column) => [column, ticks === 'seen' ? current[column] : 'other']),
        )
        also.push({ listing: id, field, now: value })
      }
      const slugIsTaken = columns[0] === 'slug' && isTaken(id, { slug: target['slug' as keyof typeof target] })
      if (hasChanged ? ticks !== 'seen' || slugIsTaken : slugIsTaken) {
        counts.left_alone += 1
        continue
      }
      const put = Object.fromEntries(columns.map((column) => [column, target[column as keyof typeof target]]))
      rows.set(id, { ...rows.get(id)!, ...put })
      counts[before ? 'changed' : 'archived'] += 1
    }
  }
  return { rows, counts, also }
}

function difference(before: Rows, after: Rows): Change {
  const ids = new Set([...before.keys(), ...after.keys()])
  return new Map(
    [...ids]
      .map((id) => [id, { before: before.get(id), after: after.get(id) }] as const)
      .filter(([, change]) => JSON.stringify(bare(change.before)) !== JSON.stringify(bare(change.after))),
  )
}

/** A version counts up with every real change, and with nothing else. */
function checkVersions(before: Rows, after: Rows): void {
  for (const [id, row] of after) {
    const earlier = before.get(id)
    if (!earlier) continue
    const hasChanged = JSON.stringify(bare(earlier)) !== JSON.stringify(bare(row))
    expect(row.version > earlier.version).toBe(hasChanged)
  }
}

function bare(row: Row | undefined): object | undefined {
  if (!row) return undefined
  const { version: _, ...columns } = row
  return columns
}

function withoutVersions(rows: Rows): object {
  return Object.fromEntries([...rows].map(([id, row]) => [id, bare(row)]))
}

function isSame(columns: readonly string[], one: object | undefined, other: object | undefined): boolean {
  const value = (row: object | undefined, column: string) => (row as Record<string, unknown> | undefined)?.[column]
  return columns.every((column) => value(one, column) === value(other, column))
}
