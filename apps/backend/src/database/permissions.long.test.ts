import type { PostgrestError } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@dira/data/database'
import { ENGINES, useEngine, type Engine } from '../testing/useEngine.ts'

type Tables = Database['public']['Tables']
/** Imports are kept by the site's server, which alone reads and writes them. */
const SERVER_TABLES = ['import_jobs', 'import_pieces', 'import_rows'] as const
type TableName = Exclude<keyof Tables, (typeof SERVER_TABLES)[number]>
type RelationName = TableName | keyof Database['public']['Views']

const CALLERS = ['anon', 'member', 'admin'] as const
const VERBS = ['select', 'insert', 'update', 'delete'] as const

/**
 * What comes of it: `refused` is an error for want of rights, `nothing` a success that finds no row, `done` a row read or
 * written, `own` the row that it ends at.
 */
type Outcome = 'refused' | 'nothing' | 'done' | 'own'

/** For each table or view and verb: a visitor, an account, an administrator. A missing cell does not compile: `pnpm check` compares the types with the migrations. */
const MATRIX = {
  listings: {
    select: ['refused', 'nothing', 'done'],
    insert: ['refused', 'refused', 'done'],
    update: ['refused', 'nothing', 'done'],
    delete: ['refused', 'nothing', 'done'],
  },
  published_listings: {
    select: ['refused', 'refused', 'refused'],
    insert: ['refused', 'refused', 'refused'],
    update: ['refused', 'refused', 'refused'],
    delete: ['refused', 'refused', 'refused'],
  },
  admin_users: {
    select: ['refused', 'nothing', 'own'],
    insert: ['refused', 'refused', 'refused'],
    update: ['refused', 'refused', 'refused'],
    delete: ['refused', 'nothing', 'own'],
  },
  contact_messages: {
    select: ['refused', 'nothing', 'done'],
    insert: ['done', 'done', 'done'],
    update: ['refused', 'nothing', 'done'],
    delete: ['refused', 'refused', 'refused'],
  },
  enquiries: {
    select: ['refused', 'nothing', 'done'],
    insert: ['done', 'done', 'done'],
    update: ['refused', 'nothing', 'done'],
    delete: ['refused', 'refused', 'refused'],
  },
  inbox_notes: {
    select: ['refused', 'nothing', 'done'],
    insert: ['refused', 'refused', 'done'],
    update: ['refused', 'refused', 'refused'],
    // Administrators remove their own, and this one is the service role's.
    delete: ['refused', 'nothing', 'nothing'],
  },
  listing_applications: {
    select: ['refused', 'nothing', 'done'],
    insert: ['done', 'done', 'done'],
    update: ['refused', 'nothing', 'done'],
    delete: ['refused', 'refused', 'refused'],
  },
  audit_log: {
    select: ['refused', 'nothing', 'done'],
    insert: ['refused', 'refused', 'refused'],
    update: ['refused', 'refused', 'refused'],
    delete: ['refused', 'refused', 'refused'],
  },
  audit_operations: {
    select: ['refused', 'nothing', 'done'],
    insert: ['refused', 'refused', 'refused'],
    update: ['refused', 'refused', 'refused'],
    delete: ['refused', 'refused', 'refused'],
  },
  payments: {
    select: ['refused', 'nothing', 'done'],
    insert: ['refused', 'refused', 'refused'],
    update: ['refused', 'refused', 'refused'],
    delete: ['refused', 'refused', 'refused'],
  },
  listing_views: {
    select: ['refused', 'nothing', 'done'],
    insert: ['refused', 'refused', 'done'],
    update: ['refused', 'nothing', 'done'],
    delete: ['refused', 'nothing', 'done'],
  },
  stored_images: {
    select: ['refused', 'refused', 'refused'],
    insert: ['refused', 'refused', 'refused'],
    update: ['refused', 'refused', 'refused'],
    delete: ['refused', 'refused', 'refused'],
  },
} as const satisfies Record<RelationName, Record<(typeof VERBS)[number], readonly [Outcome, Outcome, Outcome]>>

const RELATIONS = Object.keys(MATRIX) as RelationName[]
const CELLS = RELATIONS.flatMap((name) =>
  VERBS.flatMap((verb) => CALLERS.map((caller, index) => [name, verb, caller, MATRIX[name][verb][index]!] as const)),
)

/** Of the listing that all tests have. */
const PAYMENT = {
  id: randomUUID(),
  listing_id: 'published-cell',
  tier: 'premium',
  amount_cents: 1995_00,
  received_on: '2026-01-31',
  method: 'cash',
} as const

/** The functions that look first who asks. */
const FUNCTIONS = [
  ['inbox_letters', {}],
  ['inbox_summary', {}],
  ['export_person', { address: 'nobody@dira.example' }],
  ['erase_person', { address: 'nobody@dira.example' }],
  ['administrators', {}],
  ['make_invitation', { address: 'nobody@dira.example', purpose: 'invitation' }],
  ['withdraw_invitation', { invitation_id: randomUUID() }],
  ['remove_administrator', { administrator_id: randomUUID() }],
  ['admin_listings', {}],
  ['admin_places', {}],
  ['admin_needs', {}],
  ['admin_payments', {}],
  ['record_payment', { payment: PAYMENT }],
  ['reverse_payment', { payment_id: PAYMENT.id, reason: 'R' }],
  ['change_matching_listings', { asked: { text: 'nothing is called so' }, changes: { status: 'draft' } }],
] as const

/** The table behind a relation; the view shows listings. */
const tableOf = (relation: RelationName): TableName => (relation === 'published_listings' ? 'listings' : relation)

const listing = { business_name: 'Cell', category: 'shopping', country: 'KE' }
/** A new e-mail address for each row, because of the rate limit. */
const sender = () => ({ email: `${randomUUID()}@dira.example`, idempotency_key: randomUUID() })

/** The letter that notes are about. */
let letter = ''

/** A new row for each table, and a change that administrators may make. */
const SAMPLES: { readonly [Name in TableName]: { row: () => Tables[Name]['Insert']; change: Tables[Name]['Update'] } } =
  {
    listings: { row: () => ({ ...listing, id: randomUUID(), slug: randomUUID() }), change: { phone: '1' } },
    admin_users: {
      row: () => ({ email: 'new@dira.example', id: randomUUID() }),
      change: { email: 'changed@dira.example' },
    },
    contact_messages: {
      row: () => ({ ...sender(), name: 'S', message: 'M' }),
      change: { handled: true, filed_as: 'spam', is_read: true },
    },
    enquiries: {
      row: () => ({ ...sender(), name: 'S', message: 'M', listing_id: 'published-cell' }),
      change: { handled: true, filed_as: 'archived', is_read: true },
    },
    inbox_notes: { row: () => ({ message_id: letter, text: 'N' }), change: { text: 'C' } },
    listing_applications: {
      row: () => ({ ...sender(), ...listing, contact_name: 'S', plan: 'premium' }),
      change: { status: 'accepted', tier: 'standard' },
    },
    audit_log: {
      row: () => ({ action: 'insert', actor_role: 'none', row_id: '1', table_name: 'listings' }),
      change: { actor_role: 'none' },
    },
    audit_operations: {
      row: () => ({ kind: 'edit', actor_role: 'none' }),
      change: { actor_role: 'none' },
    },
    payments: {
      row: () => ({
        ...PAYMENT,
        id: randomUUID(),
        number: 7,
        customer: {},
        reference: '',
        period_start: '2026-01-31',
        period_end: '2027-01-30',
        note: '',
        reason: '',
      }),
      change: { note: 'C' },
    },
    listing_views: { row: () => ({ name: 'V', query: 'status=draft' }), change: { name: 'C' } },
    stored_images: { row: () => ({ url: randomUUID() }), change: { url: randomUUID() } },
  }

/** Only triggers and functions write them. */
const isHistory = (table: TableName) => table === 'audit_log' || table === 'audit_operations' || table === 'payments'

describe.each(ENGINES)('on %s', (name) => {
  const engine = useEngine(name)

  beforeAll(async () => {
    const row = { ...listing, id: 'published-cell', slug: 'published-cell', status: 'published' }
    await engine().service.from('listings').insert(row).throwOnError()
    await engine().admin.rpc('record_payment', { payment: PAYMENT }).throwOnError()
  })

  test.each(CELLS)('%s, %s, %s: %s', async (relation, verb, caller, outcome) => {
    const table = tableOf(relation)
    const target = await prepare(engine(), table)
    const before = await everything(engine(), table)
    const answer = await attempt(engine(), { relation, verb, caller, target })
    const after = await everything(engine(), table)
    expect(seen(answer.error)).toBe(outcome === 'refused' ? 'refused' : 'accepted')

    if (verb === 'select') {
      const all = new Set(before.keys())
      expect(answer.ids).toStrictEqual(new Set(expectedRows(outcome, all, await administratorId(engine()))))
      if (outcome !== 'refused' && outcome !== 'nothing') expect(answer.ids.size).toBeGreaterThan(0)
    }
    const hasChanged = verb !== 'select' && (outcome === 'done' || outcome === 'own')
    if (!hasChanged) expect(after).toStrictEqual(before)
    else if (verb === 'insert') expect(after.size).toBe(before.size + 1)
    else if (verb === 'delete') expect([...before.keys()].filter((id) => !after.has(id))).toStrictEqual([target])
    else expect(after.get(target)).toMatchObject(SAMPLES[table].change)
    await restore(engine(), table)
  })

  test.each(FUNCTIONS)('%s is for administrators alone', async (of, args) => {
    const { address, anon, member, admin } = engine()
    const withoutKey = await fetch(`${address}/rest/v1/rpc/${of}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    })
    expect(withoutKey.ok).toBe(false)
    for (const stranger of [anon, member]) expect(seen((await stranger.rpc(of, args)).error)).toBe('refused')
    expect(seen((await admin.rpc(of, args)).error)).toBe('accepted')
  })

  test.each(SERVER_TABLES)('%s is for the server alone', async (table) => {
    const { anon, member, admin, service } = engine()
    for (const other of [anon, member, admin]) {
      const rows = other.from(table)
      const column = table === 'import_jobs' ? 'position' : 'job'
      const row = { [column]: 1 } as never
      const attempts = [
        rows.select(),
        rows.insert(row),
        rows.update(row).gt(column as never, 0),
        rows.delete().gt(column as never, 0),
      ]
      for (const attempted of attempts) expect(seen((await attempted).error)).toBe('refused')
    }
    await service.from(table).select().throwOnError()
  })

  test.each([
    ['check_import_rows', { job: 0, rows: [] }],
    ['decide_import_row', { job: 0, number: 0, decision: 'out' }],
    ['begin_import_job', { job: 0 }],
    ['apply_import_rows', { job: 0 }],
  ] as const)('%s is for the server alone', async (of, args) => {
    const { anon, member, admin, service } = engine()
    for (const other of [anon, member, admin]) expect(seen((await other.rpc(of, args)).error)).toBe('refused')
    expect((await service.rpc(of, args)).error?.message).toContain('There is no such import open')
  })

  test.each(['invitation_at', 'claim_invitation', 'finish_invitation'] as const)(
    '%s is for the server alone',
    async (of) => {
      const { anon, member, admin, service } = engine()
      const guess = { token: randomUUID() }
      for (const other of [anon, member, admin]) expect(seen((await other.rpc(of, guess)).error)).toBe('refused')
      expect((await service.rpc(of, guess).throwOnError()).data).toStrictEqual({ state: 'unknown' })
    },
  )
})

interface Attempt {
  readonly relation: RelationName
  readonly verb: (typeof VERBS)[number]
  readonly caller: (typeof CALLERS)[number]
  readonly target: string
}

async function attempt(engine: Engine, { relation, verb, caller, target }: Attempt) {
  const table = tableOf(relation)
  // The types are checked in the table above; one type is enough here.
  const rows = engine[caller].from(relation as 'listings')
  const { row, change } = SAMPLES[table] as (typeof SAMPLES)['listings']
  switch (verb) {
    case 'select': {
      // Only these, because a response is limited to 1,000 rows.
      const { data, error } = await rows.select('id').in('id', [...(await everything(engine, table)).keys()])
      return { error, ids: new Set((data ?? []).map(({ id }) => id)) }
    }
    case 'insert':
      return { error: (await rows.insert(row())).error, ids: new Set<string>() }
    case 'update':
      return { error: (await rows.update(change).eq('id', target)).error, ids: new Set<string>() }
    case 'delete':
      return { error: (await rows.delete().eq('id', target)).error, ids: new Set<string>() }
  }
}

function seen(error: PostgrestError | null): string {
  if (!error) return 'accepted'
  // The view cannot be written to at all: it computes what is shown.
  return error.code === '42501' || error.code === '55000' ? 'refused' : JSON.stringify(error)
}

function expectedRows(outcome: Outcome, all: ReadonlySet<string>, own: string): Iterable<string> {
  if (outcome === 'done') return all
  if (outcome === 'own') return [own]
  return []
}

/** The rows that the service role sees: the test's own listings, the newest log entries. */
async function everything(engine: Engine, table: TableName): Promise<Map<string, object>> {
  const rows = engine.service.from(table as 'listings')
  const query = table === 'listings' ? rows.select().eq('business_name', 'Cell') : rows.select()
  const { data, error } = await query.order('id', { ascending: false }).limit(20)
  if (error) throw error
  return new Map(data.map((row) => [row.id, row]))
}

/** Inserts a row to read, change or remove. For administrators it is the caller's own. */
async function prepare(engine: Engine, table: TableName): Promise<string> {
  if (table === 'admin_users') return administratorId(engine)
  if (isHistory(table)) return [...(await everything(engine, table)).keys()][0] ?? ''
  if (table === 'inbox_notes') letter = await stored(engine, 'contact_messages')
  return stored(engine, table)
}

async function stored(engine: Engine, table: TableName): Promise<string> {
  const { data, error } = await engine.service
    .from(table as 'listings')
    .insert(SAMPLES[table].row() as never)
    .select('id')
    .single()
  if (error) throw error
  return data.id
}

/** Restores the administrator and removes the rows of the last cell. */
async function restore(engine: Engine, table: TableName): Promise<void> {
  const { service, secrets } = engine
  if (isHistory(table)) return
  if (table === 'admin_users') {
    const administrator = { id: await administratorId(engine), email: secrets.demoAdministrator.email }
    await service.from(table).upsert(administrator).throwOnError()
    return
  }
  const rows = service.from(table as 'listings').delete()
  await (
    table === 'listings'
      ? rows.eq('business_name', listing.business_name).neq('id', 'published-cell')
      : rows.neq('id', randomUUID())
  ).throwOnError()
}

async function administratorId(engine: Engine): Promise<string> {
  const { data, error } = await engine.admin.auth.getUser()
  if (error) throw error
  return data.user.id
}
