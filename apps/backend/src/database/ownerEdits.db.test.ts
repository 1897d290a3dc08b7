// @module-tag ci
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { connectOwnerListing, ownerChanges, type OwnerListing, type OwnerListingData } from '@dira/data'
import type { Database } from '@dira/data/database'
import { OWNERS_FOR_TESTS } from '../testing/owners.ts'
import { describeOnEnginesInCi, useEngine } from '../testing/useEngine.ts'

type Client = SupabaseClient<Database>

describeOnEnginesInCi((name) => {
  const engine = useEngine(name, OWNERS_FOR_TESTS)
  let slug = ''
  let owner: OwnerListingData
  let second: OwnerListingData
  let stranger: OwnerListingData

  /** The port of somebody who is signed in. */
  const portOf = (client: Client) =>
    connectOwnerListing({
      url: engine().address,
      key: engine().secrets.publishableKey,
      accessToken: async () => (await client.auth.getSession()).data.session?.access_token,
    })
  const add = async (listing: string, address: string, live: readonly string[]) => {
    // Made for tests: the generated types do not know it.
    const args = { listing, address, live } as never
    await engine()
      .service.rpc('add_owner_for_tests' as 'listing_checks', args)
      .throwOnError()
  }
  const stored = async () => {
    const { data } = await engine().service.from('listings').select('*').eq('slug', slug).single().throwOnError()
    return data
  }
  const open = async (port: OwnerListingData): Promise<OwnerListing> => {
    const listing = await port.read(slug)
    if (!listing) throw new Error('It is not theirs')
    return listing
  }
  /** A save of changed fields, as the page makes one. */
  const saveOf = (opened: OwnerListing, change: Partial<OwnerListing['form']>) => ({
    listing: opened.id,
    version: opened.version,
    changes: ownerChanges(opened, { ...opened.form, ...change }),
    key: randomUUID(),
  })

  beforeAll(() => {
    owner = portOf(engine().member)
    // An administrator who looks after a listing is an owner as any other.
    second = portOf(engine().admin)
    stranger = portOf(engine().anon)
  })
  beforeEach(async () => {
    slug = `oven-${randomUUID()}`
    const row = {
      id: slug,
      slug,
      business_name: 'Outjo Oven',
      category: 'shopping',
      country: 'NA',
      status: 'published',
    }
    const more = { package_tier: 'premium', phone: '+264 67 313 024', address: 'C38', lat: -20.1087654321, lng: 16.15 }
    await engine()
      .service.from('listings')
      .insert({ ...row, ...more })
      .throwOnError()
    await add(slug, 'member@dira.example', ['phone', 'business_hours'])
    await add(slug, 'admin@dira.example', [])
  })

  it('writes what is live at once and has the rest wait, once however often it is sent', async () => {
    const opened = await open(owner)
    expect(opened.liveFields).toEqual(['phone', 'businessHours'])
    const save = saveOf(opened, { phone: '+264 81 555 4410', businessName: 'Outjo Bakery', description: 'Bread.' })
    const outcomes = await Promise.all([owner.save(save), owner.save(save), owner.save(save)])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved'])
    const row = await stored()
    expect(row).toMatchObject({ phone: '+264 81 555 4410', business_name: 'Outjo Oven', description: null, version: 2 })
    expect(row.phone_check).toMatchObject({ how: 'owner' })
    const now = await open(owner)
    expect(now.waitingFields).toEqual(['businessName', 'description'])
    expect([now.page.businessName, now.form.businessName]).toEqual(['Outjo Oven', 'Outjo Bakery'])
    const operations = engine().admin.from('admin_listing_operations').select().eq('listing_id', slug)
    const { data } = await operations.order('id', { ascending: false }).throwOnError()
    expect(data).toMatchObject([{ kind: 'owner-edit', story: { actor_email: 'member@dira.example' } }, {}])
  })

  it('tells two owners who write the same field at once, and joins what they write beside each other', async () => {
    const [mine, theirs] = await Promise.all([open(owner), open(second)])
    const outcomes = await Promise.all([
      owner.save(saveOf(mine, { businessName: 'One' })),
      second.save(saveOf(theirs, { businessName: 'Two' })),
    ])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'saved'])
    const beside = await Promise.all([
      owner.save(saveOf(mine, { address: 'C39' })),
      second.save(saveOf(theirs, { website: 'oven.example' })),
    ])
    expect(beside.map(({ kind }) => kind)).toEqual(['saved', 'saved'])
    const { waiting, waitingFields } = await open(owner)
    expect(waitingFields).toEqual(['businessName', 'address', 'website'])
    expect(waiting?.status).toBe('new')
    const rows = await engine().admin.from('admin_change_requests').select().eq('listing_id', slug).throwOnError()
    expect(rows.data).toMatchObject([{ kind: 'edit' }])
    expect(await stored()).toMatchObject({ business_name: 'Outjo Oven', version: 1 })
  })

  it('says so where an administrator changed the field meanwhile, and writes nothing of that save', async () => {
    const opened = await open(owner)
    await engine().admin.from('listings').update({ phone: '1' }).eq('id', slug).throwOnError()
    const outcome = await owner.save(saveOf(opened, { phone: '2', address: 'C39' }))
    expect(outcome).toMatchObject({ kind: 'changed', listing: { page: { phone: '1' }, changed: { by: 'owner' } } })
    expect(await stored()).toMatchObject({ phone: '1' })
    expect((await open(owner)).waiting).toBeUndefined()
    // Another field than the one that was changed is no reason to look again.
    expect((await owner.save(saveOf(opened, { address: 'C39' }))).kind).toBe('saved')
  })

  it('compares a place by what the database said, whatever the form rounds', async () => {
    const opened = await open(owner)
    expect((await owner.save(saveOf(opened, { position: '-20.2, 16.2' }))).kind).toBe('saved')
    const waiting = await open(owner)
    expect(waiting.waitingFields).toEqual(['position'])
    expect((await owner.withdraw(slug, 'position')).waiting).toBeUndefined()
  })

  it('decides in part, of which the owner is told, and undoes the owner’s own', async () => {
    const saved = await owner.save(saveOf(await open(owner), { businessName: 'Bakery', address: 'C39', phone: '9' }))
    const waiting = engine().admin.from('admin_change_requests').select().eq('listing_id', slug)
    const { data: request } = await waiting.in('status', ['new', 'asked-back']).single().throwOnError()
    const decision = { id: request.id, version: request.version, accept: ['address'], decline: ['business_name'] }
    await engine().admin.rpc('decide_change_request', { decision }).throwOnError()
    const now = await open(owner)
    expect(now).toMatchObject({ page: { address: 'C39', businessName: 'Outjo Oven' }, waitingFields: [] })
    expect(now.decided).toMatchObject({ status: 'partly-accepted', accepted: ['address'] })
    const operation = saved.kind === 'saved' ? (saved.operation ?? 0) : 0
    await expect(second.undo(slug, operation)).rejects.toThrow('nothing of yours')
    expect((await owner.undo(slug, operation)).page.phone).toBe('+264 67 313 024')
    await expect(owner.undo(slug, operation)).rejects.toThrow('nothing of yours')
  })

  it('answers nobody else, and takes no other column', async () => {
    const opened = await open(owner)
    const other = `other-${randomUUID()}`
    const row = {
      id: other,
      slug: other,
      business_name: 'Other',
      category: 'shopping',
      country: 'NA',
      status: 'published',
    }
    await engine().service.from('listings').insert(row).throwOnError()
    expect(await owner.read(other)).toBeUndefined()
    expect(await owner.read('no-such-listing')).toBeUndefined()
    const save = saveOf(opened, { phone: '9' })
    const refused = [
      async () => owner.save({ ...save, listing: other }),
      async () => stranger.save(save),
      async () => stranger.withdraw(slug),
    ]
    for (const ask of refused) await expect(ask()).rejects.toMatchObject({ status: expect.toBeOneOf([401, 403]) })
    for (const column of ['status', 'slug', 'package_tier', 'paid_until', 'phone_check', 'version']) {
      const changes = { [column]: { from: null, to: 'x' } } as never
      expect((await owner.save({ ...save, changes, key: randomUUID() })).kind).toBe('refused')
    }
    const sent = await engine()
      .member.from('change_requests')
      .insert({ idempotency_key: randomUUID(), link_token: 'a'.repeat(64), kind: 'edit', listing_id: slug })
    expect(sent.error?.message).toContain('An edit is an owner')
    await engine().member.from('listings').update({ phone: '0' }).eq('id', slug)
    expect(await stored()).toMatchObject({ phone: '+264 67 313 024', version: 1 })
  })

  it('says that facts are still right, and takes that back', async () => {
    const { operation, checks } = await owner.confirm(slug, ['hours', 'phone', 'place'])
    expect(Object.keys(checks).toSorted()).toEqual(['existence', 'hours', 'phone', 'place'])
    expect((await owner.undo(slug, operation ?? 0)).checks).toEqual({})
  })
})
