// @module-tag ci
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '@dira/data/database'
import { describeOnEnginesInCi, useEngine } from '../testing/useEngine.ts'

type Tables = Database['public']['Tables']

const SUBMISSIONS = ['contact_messages', 'enquiries', 'change_requests'] as const
type SubmissionTable = (typeof SUBMISSIONS)[number]

const email = () => `${randomUUID()}@dira.example`

/** What an application asks for at least. */
const APPLICATION = {
  business_name: { from: null, to: 'Naro' },
  category: { from: null, to: 'shopping' },
  country: { from: null, to: 'KE' },
}

/** The fields that a form sends. */
const FORMS: Record<SubmissionTable, () => Record<string, unknown> & { idempotency_key: string; email: string }> = {
  contact_messages: () => ({
    idempotency_key: randomUUID(),
    name: 'Amina',
    email: email(),
    subject: 'Hello',
    message: 'A question',
  }),
  enquiries: () => ({
    idempotency_key: randomUUID(),
    listing_id: 'open',
    name: 'Amina',
    email: email(),
    message: 'A room for two?',
  }),
  change_requests: () => ({
    idempotency_key: randomUUID(),
    link_token: randomBytes(32).toString('hex'),
    kind: 'application',
    asked_tier: 'premium',
    changes: APPLICATION,
    name: 'Amina',
    email: email(),
  }),
}

const SERVER_OWNED: Record<SubmissionTable, object> = {
  contact_messages: { handled: true, handled_at: '2001-01-01T00:00:00Z' },
  enquiries: { handled: true, handled_at: '2001-01-01T00:00:00Z', business_name: 'Another business' },
  change_requests: { status: 'accepted', decided_at: '2001-01-01T00:00:00Z', version: 9, reference: 'DIRA AAA AAA' },
}

/** A field, its maximum length, and whether it is required. */
const FIELDS: readonly (readonly [SubmissionTable, string, number, boolean])[] = [
  ['contact_messages', 'name', 120, true],
  ['contact_messages', 'subject', 200, false],
  ['contact_messages', 'message', 5000, true],
  ['enquiries', 'name', 120, true],
  ['enquiries', 'phone', 40, false],
  ['enquiries', 'message', 5000, true],
  ['change_requests', 'name', 120, true],
  ['change_requests', 'phone', 40, false],
]

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)

  /** Sends a row as a visitor. */
  async function send(table: SubmissionTable, body: object) {
    const { error, status } = await engine()
      .anon.from(table)
      .insert(body as never)
    return { status, code: error?.code, message: error?.message }
  }

  async function stored(table: SubmissionTable, key: string) {
    const rows = engine().service.from(table as 'contact_messages')
    const { data } = await rows.select().eq('idempotency_key', key).throwOnError()
    return data as (Record<string, unknown> & { created_at: string })[]
  }

  const accepted = { status: 201, code: undefined, message: undefined }
  const refused = (message: string) => ({ status: 400, code: '22023', message: expect.stringContaining(message) })
  const limited = (message: string) => ({ status: 429, code: 'PT429', message })

  beforeAll(async () => {
    const listing = { business_name: 'Naro Lodge', category: 'shopping', country: 'KE' }
    const rows = [
      { ...listing, id: 'open', slug: 'open', status: 'published' },
      { ...listing, id: 'draft', slug: 'draft', status: 'draft' },
    ]
    await engine().service.from('listings').insert(rows).throwOnError()
  })
  /** The limits count the last minute. */
  const forget = async (table: SubmissionTable) =>
    engine().service.from(table).delete().neq('id', randomUUID()).throwOnError()

  describe.each(SUBMISSIONS)('%s', (table) => {
    beforeEach(async () => forget(table))

    test('is stored, and the visitor cannot read it', async () => {
      const form = FORMS[table]()
      expect(await send(table, form)).toStrictEqual(accepted)
      // Only the hash of a link is stored.
      const { link_token: token, ...shown } = form
      const [row] = await stored(table, form.idempotency_key)
      expect(row).toMatchObject(shown)
      if (token !== undefined) expect(JSON.stringify(row)).not.toContain(token)
      const asked = await engine()
        .anon.from(table)
        .insert(FORMS[table]() as never)
        .select()
      expect(asked.error?.code).toBe('42501')
    })

    test('is stored once, and sending it again succeeds', async () => {
      const form = FORMS[table]()
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(table, form)))
      expect(answers).toStrictEqual(answers.map(() => accepted))
      expect(await stored(table, form.idempotency_key)).toHaveLength(1)
    })

    test('is not overwritten by a guessed key', async () => {
      const form = FORMS[table]()
      await send(table, form)
      const before = await stored(table, form.idempotency_key)
      const forged = { ...FORMS[table](), idempotency_key: form.idempotency_key }
      expect(await send(table, forged)).toStrictEqual(accepted)
      for (const resolution of ['merge-duplicates', 'ignore-duplicates']) {
        const response = await fetch(`${engine().address}/rest/v1/${table}?on_conflict=idempotency_key`, {
          method: 'POST',
          headers: {
            apikey: engine().secrets.publishableKey,
            'content-type': 'application/json',
            prefer: `resolution=${resolution}`,
          },
          body: JSON.stringify(forged),
        })
        expect([201, 401]).toContain(response.status)
      }
      expect(await stored(table, form.idempotency_key)).toStrictEqual(before)
    })

    test('cannot set the columns of the server', async () => {
      const form = FORMS[table]()
      const chosen = { id: randomUUID(), created_at: '2001-01-01T00:00:00Z', ...SERVER_OWNED[table] }
      expect(await send(table, { ...form, ...chosen })).toStrictEqual(accepted)
      const [row] = await stored(table, form.idempotency_key)
      for (const [column, value] of Object.entries(chosen)) expect(row?.[column]).not.toBe(value)
      expect(new Date(row!.created_at).getFullYear()).toBeGreaterThan(2001)
    })

    test('is refused in batches', async () => {
      const [one, two] = [FORMS[table](), FORMS[table]()]
      expect(await send(table, [one, two])).toMatchObject(refused('Send one at a time'))
      expect(await send(table, [one, one])).toMatchObject(refused('Send one at a time'))
      expect(await stored(table, one.idempotency_key)).toStrictEqual([])
      expect(await send(table, [one])).toStrictEqual(accepted)
    })

    test('needs a key and a valid e-mail address', async () => {
      const form = FORMS[table]()
      expect(await send(table, { ...form, idempotency_key: null })).toMatchObject(
        refused('idempotency_key is required'),
      )
      expect(await send(table, { ...form, idempotency_key: 'mine' })).toMatchObject({ status: 400, code: '22P02' })
      const wrongs = ['', ' ', 'amina', 'amina@example', 'a..b@dira.example', 'a@b.example\nbcc: c@d.example']
      for (const wrong of [...wrongs, '\u202ea@b.example'])
        expect(await send(table, { ...form, email: wrong })).toMatchObject(refused('email is'))
      const long = `${'x'.repeat(254 - '@dira.example'.length)}@dira.example`
      expect(await send(table, { ...form, email: `x${long}` })).toMatchObject(refused('email is too long'))
      expect(await send(table, { ...form, email: long })).toStrictEqual(accepted)
    })

    test('is limited to five a minute for an address in any spelling, without repeats', async () => {
      const forms = Array.from({ length: 5 }, (_, index) => ({
        ...FORMS[table](),
        email: index % 2 === 0 ? 'many@dira.example' : 'Many@Dira.Example',
      }))
      for (const form of forms) expect(await send(table, form)).toStrictEqual(accepted)
      const next = { ...FORMS[table](), email: 'MANY@dira.example' }
      expect(await send(table, next)).toStrictEqual(limited('Too many from this e-mail address'))
      expect(await stored(table, next.idempotency_key)).toStrictEqual([])
      expect(await send(table, forms[0]!)).toStrictEqual(accepted)
      expect(await send(table, FORMS[table]())).toStrictEqual(accepted)
    })

    test('is limited to six hundred a minute in total, also in parallel', async () => {
      const many = Array.from({ length: 590 }, () => FORMS[table]())
      await engine()
        .service.from(table as 'contact_messages')
        .insert(many as never)
        .throwOnError()
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(table, FORMS[table]())))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
      expect(answers.filter(({ status }) => status === 429)).toStrictEqual(
        Array.from({ length: 10 }, () => limited('Too many at the moment')),
      )
    })
  })

  test.each(['contact_messages', 'enquiries'] as const)('of %s only the status and notes can change', async (table) => {
    await forget(table)
    const form = FORMS[table]()
    await send(table, form)
    const [before] = await stored(table, form.idempotency_key)
    const rows = engine().service.from(table as 'contact_messages')
    const change = { handled: true }
    const other = {
      message: 'Other',
      email: email(),
      created_at: '2001-01-01T00:00:00Z',
      idempotency_key: randomUUID(),
    }
    await rows
      .update({ ...change, ...other } as never)
      .eq('idempotency_key', form.idempotency_key)
      .throwOnError()
    const handled_at = expect.any(String) as string
    expect(await stored(table, form.idempotency_key)).toStrictEqual([{ ...before, ...change, handled_at }])
  })

  test.each(FIELDS)(
    '%s: %s has at most %i characters, as a form counts them',
    async (table, field, most, isRequired) => {
      await forget(table)
      const answerTo = (value: string | null) => send(table, { ...FORMS[table](), [field]: value })
      const storedFor = async (value: string | null) => {
        const form = FORMS[table]()
        expect(await send(table, { ...form, [field]: value })).toStrictEqual(accepted)
        return (await stored(table, form.idempotency_key))[0]?.[field]
      }
      for (const fitting of ['x'.repeat(most), '🦁'.repeat(most / 2)])
        expect(await answerTo(fitting)).toStrictEqual(accepted)
      for (const long of ['x'.repeat(most + 1), '🦁'.repeat(most / 2 + 1)])
        expect(await answerTo(long)).toMatchObject(refused(`${field} is too long`))
      expect(await storedFor(' \u0007Cafe\u0301\u009f\n')).toBe('Café')
      for (const empty of ['', ' \t\u00a0', null]) {
        if (isRequired) expect(await answerTo(empty)).toMatchObject(refused(`${field} is required`))
        else expect(await storedFor(empty)).toBe('')
      }
    },
  )

  test('an enquiry needs a published listing and stores its name', async () => {
    const form = FORMS.enquiries()
    for (const listing_id of ['draft', 'nobody', '', null])
      expect(await send('enquiries', { ...form, listing_id })).toMatchObject(refused('names no published listing'))
    expect(await send('enquiries', form)).toStrictEqual(accepted)
    expect(await stored('enquiries', form.idempotency_key)).toMatchObject([{ business_name: 'Naro Lodge' }])
  })

  test('an enquiry outlives its listing', async () => {
    const place = { category: 'shopping', country: 'KE', status: 'published' }
    const listing = { ...place, id: 'gone', slug: 'gone', business_name: 'Gone' }
    await engine().service.from('listings').insert(listing).throwOnError()
    const form = { ...FORMS.enquiries(), listing_id: 'gone' }
    await send('enquiries', form)
    await engine().admin.from('listings').delete().eq('id', 'gone').throwOnError()
    expect(await send('enquiries', form)).toStrictEqual(accepted)
    expect(await stored('enquiries', form.idempotency_key)).toMatchObject([{ listing_id: null, business_name: 'Gone' }])
  })

  test.each<[string, object, string]>([
    ['a package that there is none of', { asked_tier: 'gold' }, 'asked_tier is classified, standard or premium'],
    ['no package', { asked_tier: '' }, 'asked_tier is required'],
    ['no name', { changes: { ...APPLICATION, business_name: { to: ' ' } } }, 'business_name is required'],
    [
      'a website that runs a script',
      { changes: { ...APPLICATION, website: { to: 'javascript:alert(1)' } } },
      'website is not a safe address',
    ],
    [
      'more than it may be long',
      { changes: { ...APPLICATION, address: { from: 'x'.repeat(65_536), to: 'x' } } },
      'changes is an object of at most 64 kB',
    ],
    ['a status', { changes: { ...APPLICATION, status: { to: 'published' } } }, 'changes has columns'],
  ])('an application is refused with %s', async (_, change, message) => {
    expect(await send('change_requests', { ...FORMS.change_requests(), ...change })).toMatchObject(refused(message))
  })

  test.each<[SubmissionTable, object, string]>([
    ['contact_messages', { handled: null }, 'handled is true or false'],
    ['enquiries', { handled: null }, 'handled is true or false'],
  ])('an administrator may not change %s to %j', async (table, change, message) => {
    const form = FORMS[table]()
    await send(table, form)
    const { error, status } = await engine()
      .admin.from(table)
      .update(change as never)
      .eq('idempotency_key', form.idempotency_key)
    expect({ status, code: error?.code, message: error?.message }).toMatchObject(refused(message))
  })

  test('the audit log has the changes of a message without its text', async () => {
    const form = FORMS.contact_messages()
    await send('contact_messages', form)
    const { id: actor } = (await engine().admin.auth.getUser()).data.user!
    const rows = engine().admin.from('contact_messages')
    const { data } = await rows.update({ handled: true }).eq('idempotency_key', form.idempotency_key).select().single()
    await engine().service.from('contact_messages').delete().eq('id', data!.id).throwOnError()
    const log = await engine().admin.from('audit_log').select().eq('row_id', data!.id).order('id')
    const row = { table_name: 'contact_messages', row_id: data!.id, row_name: null }
    expect(log.data).toMatchObject([
      { ...row, actor, actor_role: 'authenticated', action: 'update', changes: { handled: [false, true] } },
      { ...row, actor: null, actor_role: 'service_role', action: 'delete', changes: null },
    ] satisfies Partial<Tables['audit_log']['Row']>[])
  })

  test('nobody can remove the last administrator', async () => {
    const { service, admin, secrets } = engine()
    const { id } = (await admin.auth.getUser()).data.user!
    await service.from('admin_users').delete().neq('id', id).throwOnError()
    for (const client of [admin, service]) {
      const { error } = await client.from('admin_users').delete().eq('id', id)
      expect(error).toMatchObject({ code: '22023', message: 'The last administrator stays: make another one first' })
    }
    const { data } = await service.from('admin_users').select('email')
    expect(data).toStrictEqual([{ email: secrets.demoAdministrator.email }])
  })
})
