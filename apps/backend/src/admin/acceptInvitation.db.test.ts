// @module-tag ci
import { createClient } from '@supabase/supabase-js'
import { connectHistory, connectListingOwners } from '@dira/data'
import { expect, test } from 'vitest'
import { withKey } from '../connect/withKey.ts'
import { describeOnEnginesInCi, useEngine, type Engine } from '../testing/useEngine.ts'
import { acceptInvitation, readInvitation } from './acceptInvitation.ts'

/** The server of the site, as far as invitations need it. */
function serverOf({ address, secrets, setAccount, setEmail }: Engine) {
  return {
    request: (path: string, init?: RequestInit) => fetch(address + path, withKey(init, secrets.secretKey)),
    setAccount,
    setEmail,
  }
}

/** A listing that somebody is to look after. */
async function stored(service: Engine['service']) {
  const row = {
    id: 'looked-after',
    slug: 'looked-after',
    business_name: 'Outjo Oven',
    category: 'shopping',
    country: 'NA',
  }
  const { data } = await service.from('listings').upsert(row).select('id, business_name').single().throwOnError()
  return data
}

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)

  /** A link that the administrator makes. */
  async function linkFor(email: string, purpose: 'invitation' | 'password' = 'invitation'): Promise<string> {
    const { data } = await engine().admin.rpc('make_invitation', { address: email, purpose }).throwOnError()
    return (data as { token: string }).token
  }

  async function signIn(email: string, password: string) {
    const { address, secrets } = engine()
    const auth = { persistSession: false, autoRefreshToken: false }
    const client = createClient(address, secrets.publishableKey, { auth })
    const { error } = await client.auth.signInWithPassword({ email, password })
    const { data } = await client.rpc('admin_places')
    return { isSignedIn: !error, isAdministrator: data !== null, client }
  }

  test('opening a link changes nothing; the first to accept it becomes an administrator, and a second sets no password', async () => {
    const server = serverOf(engine())
    const email = 'zola@dira.example'
    const token = await linkFor(email)
    for (const _ of [1, 2]) {
      expect(await readInvitation(server, token)).toMatchObject({ state: 'open', email, purpose: 'invitation' })
    }
    expect(await signIn(email, 'zolas-password')).toMatchObject({ isSignedIn: false })
    const outcomes = await Promise.all(
      ['zolas-password', 'another-password'].map((password) => acceptInvitation(server, { token, password })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toStrictEqual([{ ok: true, email }])
    const accepted = await Promise.all(
      ['zolas-password', 'another-password'].map((password) => signIn(email, password)),
    )
    expect(accepted.map(({ isAdministrator }) => isAdministrator)).toStrictEqual(outcomes.map(({ ok }) => ok))
    expect(await readInvitation(server, token)).toStrictEqual({ state: 'used' })
    // The log names the one who accepted.
    const { data } = await engine().admin.from('audit_log').select('actor, row_id').eq('row_name', email).throwOnError()
    const added = data.filter(({ actor, row_id: row }) => actor === row)
    expect(added).toHaveLength(1)
    expect(await acceptInvitation(server, { token, password: 'third-password' })).toStrictEqual({
      ok: false,
      state: 'used',
    })
  })

  test('what fails in the middle leaves the link as it was', async () => {
    const server = serverOf(engine())
    const token = await linkFor('lindiwe@dira.example')
    const away = { ...server, setAccount: () => Promise.reject(new Error('The accounts are away')) }
    await expect(acceptInvitation(away, { token, password: 'lindiwes-one' })).rejects.toThrow('away')
    expect(await acceptInvitation(server, { token, password: 'lindiwes-two' })).toMatchObject({ ok: true })
  })

  test('a link for a new password ends the sessions of its administrator', async () => {
    const server = serverOf(engine())
    const email = 'lindiwe@dira.example'
    const before = await signIn(email, 'lindiwes-two')
    expect(before.isAdministrator).toBe(true)
    const token = await linkFor(email, 'password')
    expect(await acceptInvitation(server, { token, password: 'lindiwes-three' })).toStrictEqual({ ok: true, email })
    expect((await before.client.rpc('admin_places')).error?.code).toBe('42501')
    expect(await signIn(email, 'lindiwes-two')).toMatchObject({ isSignedIn: false })
    expect(await signIn(email, 'lindiwes-three')).toMatchObject({ isAdministrator: true })
  })

  test('who is removed loses every right at once, and keeps none by a link', async () => {
    const server = serverOf(engine())
    const email = 'lindiwe@dira.example'
    const { client } = await signIn(email, 'lindiwes-three')
    const { data } = await client.auth.getUser()
    const token = await linkFor(email, 'password')
    const { admin } = engine()
    const removed = await admin.rpc('remove_administrator', { administrator_id: data.user?.id ?? '' }).throwOnError()
    expect(removed.data).toBe(true)
    expect((await client.rpc('admin_places')).error?.code).toBe('42501')
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect(await acceptInvitation(server, { token, password: 'lindiwes-four' })).toStrictEqual({
      ok: false,
      state: 'withdrawn',
    })
    expect(await signIn(email, 'lindiwes-four')).toMatchObject({ isSignedIn: false })
  })

  test('a link makes the owner of one listing, who has no rights of an administrator, and a later one sets a new password', async () => {
    const server = serverOf(engine())
    const { admin, service } = engine()
    const email = 'ndapewa@dira.example'
    const listing = await stored(service)
    const link = async (purpose: string, asked: object = {}) => {
      const { data } = await admin.rpc('make_invitation', { address: email, purpose, ...asked }).throwOnError()
      return (data as { token: string }).token
    }
    const token = await link('owner', { listing: listing.id })
    expect(await readInvitation(server, token)).toMatchObject({
      state: 'open',
      business_name: listing.business_name,
      keeps_password: false,
    })
    expect(await acceptInvitation(server, { token, password: 'ndapewas-one' })).toStrictEqual({ ok: true, email })
    expect(await acceptInvitation(server, { token, password: 'somebodys-own' })).toStrictEqual({
      ok: false,
      state: 'used',
    })
    const before = await signIn(email, 'ndapewas-one')
    expect(before).toMatchObject({ isSignedIn: true, isAdministrator: false })
    const mine = async (client: typeof before.client) => (await client.rpc('my_listings')).data as { id: string }[]
    expect((await mine(before.client)).map(({ id }) => id)).toStrictEqual([listing.id])

    const password = await link('owner-password')
    expect(await acceptInvitation(server, { token: password, password: 'ndapewas-two' })).toMatchObject({ ok: true })
    expect(await mine(before.client)).toStrictEqual([])
    expect(await mine((await signIn(email, 'ndapewas-two')).client)).toHaveLength(1)
  })

  test('an administrator who is to look after a listing keeps the password', async () => {
    const server = serverOf(engine())
    const { admin, service, secrets } = engine()
    const { email, password } = secrets.demoAdministrator
    const listing = await stored(service)
    const asked = { address: email, purpose: 'owner', listing: listing.id }
    const { token } = (await admin.rpc('make_invitation', asked).throwOnError()).data as { token: string }
    expect(await acceptInvitation(server, { token, password: 'another-one' })).toMatchObject({ ok: true })
    const { client, isAdministrator } = await signIn(email, password)
    expect(isAdministrator).toBe(true)
    expect((await client.rpc('my_listings')).data).toHaveLength(1)
  })

  test('a link makes an address that of an account, which keeps its password, its sessions and what it looks after', async () => {
    const server = serverOf(engine())
    const { admin, service, setAccount } = engine()
    const [email, password] = ['nangula@dira.example', 'nangulas-one']
    const account = await setAccount({ email, password })
    const listing = await stored(service)
    const invited = { address: email, purpose: 'owner', listing: listing.id }
    const made = (await admin.rpc('make_invitation', invited).throwOnError()).data as { token: string }
    expect(await acceptInvitation(server, { token: made.token, password })).toMatchObject({ ok: true })
    const { client } = await signIn(email, password)
    const mine = async () => (await client.rpc('my_listings').throwOnError()).data
    expect(await mine()).toHaveLength(1)

    const asked = { account, address: 'Nangula@Gate.example' }
    expect((await service.rpc('ask_email_change', asked).throwOnError()).data).toBe('asked')
    const emails = admin.from('admin_outbox').select().eq('kind', 'email-change')
    const { data: mail } = await emails.single().throwOnError()
    const revealed = await admin.rpc('reveal_claim_link', { email_id: mail.id }).throwOnError()
    const token = revealed.data
    for (const _ of [1, 2]) {
      expect(await readInvitation(server, token)).toMatchObject({
        purpose: 'owner-email',
        keeps_password: true,
        account,
      })
    }
    expect(await signIn('nangula@gate.example', password)).toMatchObject({ isSignedIn: false })

    // The accounts are away, and then somebody else has the address.
    const away = { ...server, setEmail: () => Promise.reject(new Error('The accounts are away')) }
    await expect(acceptInvitation(away, { token, password: undefined })).rejects.toThrow('away')
    const other = await setAccount({ email: 'nangula@gate.example', password: 'somebodys-own' })
    expect(await acceptInvitation(server, { token, password: undefined })).toStrictEqual({
      ok: false,
      state: 'withdrawn',
    })
    await server.setEmail({ id: other, email: 'somebody@gate.example' })

    const outcomes = await Promise.all([1, 2].map(() => acceptInvitation(server, { token, password: undefined })))
    expect(outcomes.filter(({ ok }) => ok)).toStrictEqual([{ ok: true, email: 'nangula@gate.example' }])
    expect(await readInvitation(server, token)).toStrictEqual({ state: 'used' })
    expect(await mine()).toHaveLength(1)
    expect((await client.rpc('my_account').throwOnError()).data).toMatchObject({ email: 'nangula@gate.example' })
    expect(await signIn(email, password)).toMatchObject({ isSignedIn: false })
    expect((await client.auth.getUser()).data.user?.email).toBe('nangula@gate.example')
    const after = await signIn('nangula@gate.example', password)
    expect(after.isSignedIn).toBe(true)
    expect((await after.client.rpc('my_listings').throwOnError()).data).toHaveLength(1)
  })

  test('History names what happened to accounts, by whom and in which order', async () => {
    const server = serverOf(engine())
    const { address, admin, service, secrets } = engine()
    const listing = await stored(service)
    const { data: session } = await admin.auth.getSession()
    const accessToken = async () => session.session?.access_token
    const history = connectHistory({ url: address, key: secrets.publishableKey, accessToken })
    const before = (await history.operations()).operations[0]?.id ?? 0
    const [me, tendai, ruth] = [secrets.demoAdministrator.email, 'tendai@dira.example', 'ruth@dira.example']
    const made = async (email: string, purpose: string, asked: object = {}) => {
      const { data } = await admin.rpc('make_invitation', { address: email, purpose, ...asked }).throwOnError()
      return (data as { token: string }).token
    }
    const use = async (token: string, password: string) =>
      expect(await acceptInvitation(server, { token, password })).toMatchObject({ ok: true })

    await made(tendai, 'invitation')
    await use(await made(tendai, 'invitation'), 'tendais-one')
    const { data: added } = await (await signIn(tendai, 'tendais-one')).client.auth.getUser()
    await admin.rpc('remove_administrator', { administrator_id: added.user?.id ?? '' }).throwOnError()
    await use(await made(ruth, 'owner', { listing: listing.id }), 'ruths-number-one')
    const owners = admin.from('admin_owners').select().match({ listing_id: listing.id, email: ruth })
    const owner = (await owners.single().throwOnError()).data.id
    const every = connectListingOwners({ url: address, key: secrets.publishableKey, accessToken, site: '' })
    const named = { id: owner, listingId: listing.id, businessName: listing.business_name }
    expect(await every.page({ text: 'RUTH@' })).toMatchObject({ owners: [named], more: false })
    expect(await every.page({ text: '', after: (await every.page({ text: ruth })).owners[0] })).not.toHaveProperty(
      'owners',
      expect.arrayContaining([expect.objectContaining({ id: owner })]),
    )
    expect((await every.page({ text: 'nobody%@' })).owners).toEqual([])
    await admin.rpc('set_live_columns', { owner_id: owner, columns: ['phone'] }).throwOnError()
    await use(await made(ruth, 'owner-password'), 'ruths-number-two')
    const { data: account } = await (await signIn(ruth, 'ruths-number-two')).client.auth.getUser()
    await service.rpc('note_password_change', { account: account.user?.id ?? '' }).throwOnError()
    await service
      .rpc('ask_email_change', { account: account.user?.id ?? '', address: 'new@ruth.example' })
      .throwOnError()
    await service.rpc('set_outbox_sender', { by_mail: true }).throwOnError()
    await service.rpc('ask_password', { address: ruth }).throwOnError()
    await service.rpc('set_outbox_sender', { by_mail: false }).throwOnError()
    await admin.rpc('remove_owner', { owner_id: owner }).throwOnError()

    const { operations } = await history.operations({ kind: 'account' }, { size: 50 })
    const told = operations
      .filter(({ id }) => id > before)
      .toReversed()
      .map(({ actor, events }) => [actor.email, ...events.map(({ what }) => what)])
    expect(told).toEqual([
      [me, 'administrator-invited'],
      [me, 'administrator-invited', 'administrator-uninvited'],
      [tendai, 'administrator-added', 'administrator-accepted'],
      [me, 'administrator-removed'],
      [me, 'owner-invited'],
      [ruth, 'owner-added', 'owner-accepted'],
      [me, 'owner-changed'],
      [me, 'password-link'],
      [ruth, 'password-chosen'],
      [ruth, 'password-changed'],
      [ruth, 'address-asked'],
      [undefined, 'password-asked'],
      [me, 'owner-removed'],
    ])
    const events = operations.filter(({ id }) => id > before).flatMap((operation) => operation.events)
    expect(events.find(({ what }) => what === 'owner-accepted')).toEqual({
      what: 'owner-accepted',
      email: ruth,
      listing: listing.business_name,
      by: me,
    })
    expect(events.find(({ what }) => what === 'owner-removed')).toMatchObject({
      email: ruth,
      listing: listing.business_name,
    })
  })
})
