// @module-tag ci
import { createClient, type PostgrestError } from '@supabase/supabase-js'
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { connectOwnerHome } from '@dira/data'
import type { Database } from '@dira/data/database'
import { describeOnEnginesInCi, useEngine, type Engine } from '../testing/useEngine.ts'

type Tables = Database['public']['Tables']
/** Imports are kept by the site's server, which alone reads and writes them. */
const SERVER_TABLES = ['import_jobs', 'import_pieces', 'import_rows'] as const
type TableName = Exclude<keyof Tables, (typeof SERVER_TABLES)[number]>
type Views = Database['public']['Views']
/** Lists that administrators read. */
const ADMIN_VIEWS = [
  'admin_administrators',
  'admin_change_requests',
  'admin_invitations',
  'admin_inbox',
  'admin_listing_operations',
  'admin_notes',
  'admin_operations',
  'admin_outbox',
  'admin_outbox_counts',
  'admin_owners',
  'admin_paying_listings',
  'admin_payment_notes',
  'admin_payment_packages',
  'admin_payments',
  'admin_waiting',
] as const satisfies readonly (keyof Views)[]
/** And what owners read, each of their own listings. */
type OwnerView = 'owner_enquiries' | 'owner_enquiry_counts'
type RelationName = TableName | Exclude<keyof Views, (typeof ADMIN_VIEWS)[number] | OwnerView>

/**
 * A visitor; accounts: of a stranger, of who looks after another listing, and of who looks after the one of the tests; an administrator. Owners have no more
 * rights to a table than any account: they do everything by functions.
 */
const CALLERS = ['anon', 'member', 'otherOwner', 'owner', 'admin'] as const
/** Where the matrix has them. */
const COLUMN_OF = { anon: 0, member: 1, otherOwner: 1, owner: 1, admin: 2 } as const
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
    select: ['refused', 'nothing', 'done'],
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
  change_requests: {
    select: ['refused', 'nothing', 'done'],
    insert: ['done', 'done', 'done'],
    update: ['refused', 'refused', 'refused'],
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
  change_jobs: {
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
  outbox: {
    select: ['refused', 'nothing', 'done'],
    insert: ['refused', 'refused', 'refused'],
    update: ['refused', 'refused', 'refused'],
    delete: ['refused', 'refused', 'refused'],
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
  VERBS.flatMap((verb) =>
    CALLERS.map((caller) => [name, verb, caller, MATRIX[name][verb][COLUMN_OF[caller]]] as const),
  ),
)

/** A payment for the listing that all tests have. */
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
  ['export_person', { address: 'nobody@dira.example' }],
  ['erase_person', { address: 'nobody@dira.example' }],
  ['make_invitation', { address: 'nobody@dira.example', purpose: 'invitation' }],
  ['withdraw_invitation', { invitation_id: randomUUID() }],
  ['remove_administrator', { administrator_id: randomUUID() }],
  ['remove_owner', { owner_id: randomUUID() }],
  ['set_live_columns', { owner_id: randomUUID(), columns: [] }],
  ['admin_listings', {}],
  ['admin_places', {}],
  ['admin_needs', {}],
  ['possible_duplicates', { asked: {} }],
  ['record_payment', { payment: PAYMENT }],
  ['reverse_payment', { payment_id: PAYMENT.id, reason: 'R' }],
  ['undo_reversal', { payment_id: PAYMENT.id }],
  ['open_change_request', { request_id: randomUUID() }],
  ['went_live', { request_id: randomUUID() }],
  ['claim_review', { request_id: randomUUID() }],
  ['reveal_claim_link', { email_id: randomUUID() }],
  ['mark_email', { email_id: randomUUID(), is_sent: true }],
  ['retry_emails', {}],
  ['change_matching_listings', { asked: { text: 'nothing is called so' }, changes: { status: 'draft' } }],
] as const

/** The table behind a relation; the view shows listings. */
const tableOf = (relation: RelationName): TableName => (relation === 'published_listings' ? 'listings' : relation)

const listing = { business_name: 'Cell', category: 'shopping', country: 'KE' }
/** A new e-mail address for each row, because of the rate limit. */
const sender = () => ({ email: `${randomUUID()}@dira.example`, idempotency_key: randomUUID() })

/** The email that notes are about. */
let entry = ''

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
    inbox_notes: { row: () => ({ message_id: entry, text: 'N' }), change: { text: 'C' } },
    change_requests: {
      row: () => ({
        ...sender(),
        link_token: randomBytes(32).toString('hex'),
        kind: 'claim',
        listing_id: 'published-cell',
        name: 'S',
      }),
      change: { status: 'accepted' },
    },
    audit_log: {
      row: () => ({ action: 'insert', actor_role: 'none', row_id: '1', table_name: 'listings' }),
      change: { actor_role: 'none' },
    },
    audit_operations: {
      row: () => ({ kind: 'edit', actor_role: 'none' }),
      change: { actor_role: 'none' },
    },
    change_jobs: {
      row: () => ({ kind: 'bulk', asked: {}, state: 'stopped', total: 1, since: 0, actor: randomUUID() }),
      change: { state: 'working' },
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
    outbox: {
      row: () => ({ kind: 'reminder', dedupe_key: randomUUID(), email: 'a@dira.example', data: {} }),
      change: { status: 'sent' },
    },
    stored_images: { row: () => ({ url: randomUUID() }), change: { url: randomUUID() } },
  }

/** Only triggers and functions write them. */
const isHistory = (table: TableName) => ['audit_log', 'audit_operations', 'change_jobs', 'payments'].includes(table)

// A hosted project has GoTrue's own settings for it.
describe('before the embedded database', () => {
  const engine = useEngine('PGlite')

  test('nobody signs up, and no answer tells who has an account', async () => {
    const { address, secrets, member } = engine()
    const { data } = await member.auth.getUser()
    const answers = await Promise.all(
      [data.user?.email, 'nobody@dira.example'].flatMap((email) =>
        (
          [
            ['signup', { email, password: 'long enough' }],
            ['recover', { email }],
            ['otp', { email, create_user: true }],
            ['magiclink', { email }],
            ['token?grant_type=password', { email, password: 'guessed' }],
          ] as const
        ).map(async ([path, body]) => {
          const answer = await fetch(`${address}/auth/v1/${path}`, {
            method: 'POST',
            headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          return [path, answer.status, await answer.text()]
        }),
      ),
    )
    expect(answers.slice(0, 5)).toStrictEqual(answers.slice(5))
    expect(answers.filter(([, status]) => Number(status) < 300)).toStrictEqual([])
  })
})

describeOnEnginesInCi((name) => {
  const served = useEngine(name)
  let owners: Pick<Callers, 'owner' | 'otherOwner'>
  const engine = (): Callers => ({ ...served(), ...owners })

  beforeAll(async () => {
    const row = { ...listing, id: 'published-cell', slug: 'published-cell', status: 'published' }
    const other = { ...row, id: 'other-cell', slug: 'other-cell', business_name: 'Other' }
    await served().service.from('listings').insert([row, other]).throwOnError()
    await served().admin.rpc('record_payment', { payment: PAYMENT }).throwOnError()
    await served().service.from('change_jobs').insert(SAMPLES.change_jobs.row()).throwOnError()
    owners = {
      owner: await ownerOf(served(), row.id),
      otherOwner: await ownerOf(served(), other.id),
    }
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

  test.each(ADMIN_VIEWS)('%s is read by administrators alone, and written by nobody', async (view) => {
    const { anon, member, owner, otherOwner, admin } = engine()
    // The types are checked in the list above; one type is enough here.
    const list = view as 'published_listings'
    const tables = ['outbox', 'contact_messages', 'change_requests', 'inbox_notes'] as const
    for (const table of tables) await prepare(engine(), table)
    await owner.rpc('note_payment', { listing: 'published-cell', tier: 'premium', years: 1 }).throwOnError()
    await admin.rpc('make_invitation', { address: 'new@dira.example', purpose: 'invitation' }).throwOnError()
    expect(seen((await anon.from(list).select()).error)).toBe('refused')
    for (const stranger of [member, otherOwner, owner])
      expect((await stranger.from(list).select().throwOnError()).data).toEqual([])
    const { data } = await admin.from(list).select().throwOnError()
    expect(data).not.toEqual([])
    for (const caller of [anon, member, owner, admin])
      expect((await caller.from(list).insert(data[0] as never)).error).not.toBeNull()
    for (const table of tables) await restore(engine(), table)
  })

  test('owner_enquiries is read by owners, each those of their own listings', async () => {
    const { address, secrets, anon, member, owner, otherOwner, admin } = engine()
    await stored(engine(), 'enquiries')
    expect(seen((await anon.from('owner_enquiries').select()).error)).toBe('refused')
    expect(seen((await anon.from('owner_enquiry_counts').select()).error)).toBe('refused')
    const { data } = await owner.from('owner_enquiries').select().throwOnError()
    expect(data).not.toEqual([])
    for (const other of [member, otherOwner, admin]) {
      expect((await other.from('owner_enquiries').select().throwOnError()).data).toEqual([])
      expect((await other.from('owner_enquiry_counts').select().throwOnError()).data).toEqual([{ count: 0, new: 0 }])
    }
    for (const caller of [anon, member, owner, admin])
      expect(
        (
          await caller
            .from('owner_enquiries')
            .update({ text: '' } as never)
            .neq('text', '')
        ).error,
      ).not.toBeNull()
    const [enquiry] = data
    const marked = owner.rpc('mark_enquiry', { enquiry_id: enquiry?.id ?? '', is_answered: true })
    expect((await marked.throwOnError()).data).toEqual({ ...enquiry, answered_at: expect.any(String) })
    const { session } = (await owner.auth.getSession()).data
    const accessToken = async () => session?.access_token
    const home = connectOwnerHome({ url: address, key: secrets.publishableKey, accessToken })
    const { enquiries, ...counts } = (await home.home()).enquiries
    expect(enquiries[0]).toMatchObject({ listingId: 'published-cell', text: 'M' })
    expect(counts).toEqual({ more: data.length > 3, count: data.length, new: data.length - 1 })
    expect((await home.enquiries({ answered: 'yes' })).enquiries.map(({ id }) => id)).toEqual([enquiry?.id])
    const older = await home.enquiries({ listing: 'published-cell', after: enquiries[0] })
    expect(older.enquiries.map(({ id }) => id)).not.toContain(enquiries[0]?.id)
    await restore(engine(), 'enquiries')
  })

  test.each(FUNCTIONS)('%s is for administrators alone', async (of, args) => {
    const { address, anon, member, owner, otherOwner, admin } = engine()
    const withoutKey = await fetch(`${address}/rest/v1/rpc/${of}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    })
    expect(withoutKey.ok).toBe(false)
    for (const stranger of [anon, member, otherOwner, owner])
      expect(seen((await stranger.rpc(of, args)).error)).toBe('refused')
    expect(seen((await admin.rpc(of, args)).error)).toBe('accepted')
  })

  test.each([
    ['ask_back', { request_id: randomUUID(), seen_version: 1, question: 'Q' }],
    ['reopen_change_request', { request_id: randomUUID(), seen_version: 1 }],
    ['decide_change_request', { decision: { id: randomUUID() } }],
    ['reveal_claim_code', { request_id: randomUUID() }],
    ['put_back_live', { request_id: randomUUID(), operation: 1, field: 'phone' }],
  ] as const)('%s is for administrators alone, and says which request it misses', async (of, args) => {
    const { anon, member, owner, otherOwner, admin } = engine()
    for (const stranger of [anon, member, otherOwner, owner])
      expect(seen((await stranger.rpc(of, args)).error)).toBe('refused')
    expect((await admin.rpc(of, args)).error?.message).toMatch(/There is no such (request|claim)/)
  })

  test.each([
    ['undo_operation', { operation: 0 }, 'There is no such operation'],
    ['stop_change', { job: 0 }, 'There is no such job'],
    ['continue_change', { job: 0 }, 'There is no such job of yours that was stopped'],
    ['change_listings', { ids: [] as string[], changes: {} }, 'changes is an object of columns'],
  ] as const)('%s is for administrators alone, and says what it misses', async (of, args, missing) => {
    const { anon, member, owner, otherOwner, admin } = engine()
    for (const stranger of [anon, member, otherOwner, owner])
      expect(seen((await stranger.rpc(of, args)).error)).toBe('refused')
    expect((await admin.rpc(of, args)).error?.message).toBe(missing)
  })

  test.each([
    ['change_request_status', {}],
    ['answer_change_request', { answer: 'A' }],
    ['withdraw_change_request', {}],
    ['claim_status', {}],
    ['ask_claim_proof', { channel: 'email' }],
    ['try_claim_code', { code: '000000' }],
    ['send_claim_evidence', { evidence: 'E', address: 'nobody@dira.example' }],
    ['name_claim_account', { address: 'nobody@dira.example' }],
  ] as const)('%s is for everybody with a link, and says the same of any wrong one', async (of, args) => {
    const { anon, member, owner, otherOwner, admin } = engine()
    const tokens = ['', 'x'.repeat(10_000), randomBytes(32).toString('hex')]
    for (const caller of [anon, member, otherOwner, owner, admin])
      for (const token of tokens)
        expect(await caller.rpc(of, { token, ...args } as never)).toMatchObject({ error: null, data: null })
  })

  test('may_see_image and application_upload are for everybody, and say nothing of others’ photographs', async () => {
    const { anon, member, owner, otherOwner, admin } = engine()
    const url = `/media/${'c'.repeat(32)}-90x60/90.webp`
    const token = randomBytes(32).toString('hex')
    const { service } = engine()
    await service.rpc('keep_image', { image_url: url, sender: null as never, application: token }).throwOnError()
    for (const caller of [anon, member, otherOwner, owner, admin]) {
      const isShown = { image_url: url, application: token.replace(/^./, 'x') }
      expect((await caller.rpc('may_see_image', isShown).throwOnError()).data).toBe(caller === admin)
      expect((await caller.rpc('application_upload', { token: 'x' }).throwOnError()).data).toBeNull()
      expect((await caller.rpc('application_upload', { token }).throwOnError()).data).toEqual({
        has_enough: false,
        is_full: false,
      })
      const noted = await caller.rpc('keep_image', { image_url: url, sender: randomUUID(), application: token })
      expect(seen(noted.error)).toBe('refused')
    }
  })

  test('listing_checks is for everybody, and tells of published listings alone', async () => {
    const { anon, member, owner, otherOwner, admin } = engine()
    for (const caller of [anon, member, otherOwner, owner, admin]) {
      const { data } = await caller.rpc('listing_checks', { slugs: ['published-cell', 'nothing'] }).throwOnError()
      expect(data).toStrictEqual({ 'published-cell': {} })
    }
  })

  test.each([
    ['claim_channels', { listing_slug: 'published-cell' }, { id: 'published-cell' }],
    ['claim_channels', { listing_slug: 'nothing' }, null],
    ['listed_twins', { asked: {} }, []],
  ] as const)('%s is for everybody, and tells of published listings alone', async (of, args, answer) => {
    const { anon, member, owner, otherOwner, admin } = engine()
    for (const caller of [anon, member, otherOwner, owner, admin]) {
      expect((await caller.rpc(of, args as never).throwOnError()).data).toStrictEqual(answer)
    }
  })

  test('my_listings is for accounts, each for its own', async () => {
    const { anon, member, owner, otherOwner, admin } = engine()
    expect(seen((await anon.rpc('my_listings')).error)).toBe('refused')
    for (const [caller, slugs] of [
      [member, []],
      [otherOwner, ['other-cell']],
      [owner, ['published-cell']],
      [admin, []],
    ] as const) {
      const { data } = await caller.rpc('my_listings').throwOnError()
      expect((data as { slug: string }[]).map(({ slug }) => slug)).toStrictEqual(slugs)
    }
  })

  test('my_account is for accounts, each for its own', async () => {
    const { anon, member, owner, otherOwner, admin, secrets } = engine()
    expect(seen((await anon.rpc('my_account')).error)).toBe('refused')
    for (const [caller, email, isAdministrator] of [
      [member, 'member@dira.example', false],
      [otherOwner, 'other-cell@dira.example', false],
      [owner, 'published-cell@dira.example', false],
      [admin, secrets.demoAdministrator.email, true],
    ] as const) {
      const { data } = await caller.rpc('my_account').throwOnError()
      expect(data).toMatchObject({ email, is_administrator: isAdministrator })
    }
  })

  test.each([
    ['note_payment', { listing: 'published-cell', tier: 'premium', years: 1 }],
    ['mark_enquiry', { enquiry_id: randomUUID(), is_answered: true }],
  ] as const)('%s is for who looks after the listing', async (of, args) => {
    const { anon, member, otherOwner, admin } = engine()
    for (const other of [anon, member, otherOwner, admin])
      expect(seen((await other.rpc(of, args)).error)).toBe('refused')
  })

  test.each(SERVER_TABLES)('%s is for the server alone', async (table) => {
    const { anon, member, owner, otherOwner, admin, service } = engine()
    for (const other of [anon, member, otherOwner, owner, admin]) {
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
    ['check_import_rows', { job: 0, checks: 0, at: 0, rows: [] }],
    ['decide_import_row', { job: 0, number: 0, decision: 'out' }],
    ['mend_import_row', { job: 0, number: 0, record: {} }],
    ['begin_import_job', { job: 0 }],
    ['apply_import_rows', { job: 0 }],
  ] as const)('%s is for the server alone', async (of, args) => {
    const { anon, member, owner, otherOwner, admin, service } = engine()
    for (const other of [anon, member, otherOwner, owner, admin])
      expect(seen((await other.rpc(of, args)).error)).toBe('refused')
    expect((await service.rpc(of, args)).error?.message).toContain('There is no such import open')
  })

  test.each([
    ['claim_email', { mail_domain: 'dira.example' }, []],
    ['note_email', { email_id: randomUUID(), attempt: 1, outcome: 'sent' }, false],
    ['write_invitation', { token: randomUUID() }, false],
    ['ask_password', { address: 'nobody@dira.example' }, false],
    ['ask_email_change', { account: randomUUID(), address: 'nobody@dira.example' }, 'refused'],
    ['note_password_change', { account: randomUUID() }, false],
    ['set_outbox_sender', { by_mail: false }, false],
    ['count_numbers', { numbers: {} }, 0],
    ['work_on_change', { job: 0 }, { state: null, took: expect.any(Number) }],
  ] as const)('%s is for the server alone', async (of, args, answer) => {
    const { anon, member, owner, otherOwner, admin, service } = engine()
    for (const other of [anon, member, otherOwner, owner, admin])
      expect(seen((await other.rpc(of, args)).error)).toBe('refused')
    expect((await service.rpc(of, args).throwOnError()).data).toEqual(answer)
  })

  test('tend_outbox is for the server alone', async () => {
    const { anon, member, owner, otherOwner, admin, service } = engine()
    for (const other of [anon, member, otherOwner, owner, admin])
      expect(seen((await other.rpc('tend_outbox')).error)).toBe('refused')
    expect((await service.rpc('tend_outbox').throwOnError()).data).toEqual(expect.any(Number))
  })

  test.each(['invitation_at', 'claim_invitation', 'finish_invitation'] as const)(
    '%s is for the server alone',
    async (of) => {
      const { anon, member, owner, otherOwner, admin, service } = engine()
      const guess = { token: randomUUID() }
      for (const other of [anon, member, otherOwner, owner, admin])
        expect(seen((await other.rpc(of, guess)).error)).toBe('refused')
      expect((await service.rpc(of, guess).throwOnError()).data).toStrictEqual({ state: 'unknown' })
    },
  )
})

type Callers = Engine & Readonly<Record<'owner' | 'otherOwner', Engine['member']>>

/** Somebody who looks after a listing, by a link as an administrator makes it. */
async function ownerOf(engine: Engine, of: string): Promise<Engine['member']> {
  const { address, secrets, admin, service, setAccount } = engine
  const account = { email: `${of}@dira.example`, password: `owner-of-${of}` }
  const asked = { address: account.email, purpose: 'owner', listing: of }
  const made = await admin.rpc('make_invitation', asked).throwOnError()
  const { token } = made.data as { token: string }
  await service.rpc('claim_invitation', { token }).throwOnError()
  await service.rpc('finish_invitation', { token, account: await setAccount(account) }).throwOnError()
  const auth = { persistSession: false, autoRefreshToken: false }
  const client = createClient<Database>(address, secrets.publishableKey, { auth })
  await client.auth.signInWithPassword(account)
  return client
}

interface Attempt {
  readonly relation: RelationName
  readonly verb: (typeof VERBS)[number]
  readonly caller: (typeof CALLERS)[number]
  readonly target: string
}

async function attempt(engine: Callers, { relation, verb, caller, target }: Attempt) {
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
  if (table === 'inbox_notes') entry = await stored(engine, 'contact_messages')
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
