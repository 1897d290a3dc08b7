import { randomUUID } from 'node:crypto'
import {
  connectChangeRequestReview,
  connectChangeRequests,
  connectHistory,
  newRequestToken,
  PROPOSED_COLUMNS,
  requestedChanges,
  NEW_LISTING,
  readListingChecks,
  readNeeds,
  type ChangeRequest,
  type ChangeRequestReviewData,
  type ChangeRequestsData,
  type HistoryData,
  type ReviewedRequest,
} from '@dira/data'
import { rebaseChanges, requestReference } from '@dira/directory-core'
import { beforeAll, expect, test } from 'vitest'
import { describeOnEngines, useEngine, type Engine } from '../testing/useEngine.ts'

const OVEN = { business_name: 'Outjo Oven', category: 'shopping', country: 'NA', phone: '1', address: 'C38' }
const PHOTOGRAPH = `/media/${'a'.repeat(32)}-90x60/90.webp`

describeOnEngines((name) => {
  const engine = useEngine(name)
  let requests: ChangeRequestsData
  let review: ChangeRequestReviewData
  let history: HistoryData
  let needs: () => ReturnType<typeof readNeeds>

  beforeAll(async () => {
    const { address: url, secrets } = engine()
    requests = connectChangeRequests({ url, key: secrets.publishableKey })
    const account = await asAdministrator(engine())
    review = connectChangeRequestReview(account)
    history = connectHistory(account)
    needs = async () => readNeeds(account)
  })

  async function listing(): Promise<string> {
    const id = `ask-${randomUUID().slice(0, 8)}`
    await engine()
      .admin.from('listings')
      .insert({ ...OVEN, id, slug: id, status: 'published' })
      .throwOnError()
    return id
  }
  /** The token of an application for which a photograph was stored. */
  async function tokenWithPhotograph(): Promise<string> {
    const application = newRequestToken()
    const sender = null as never // The server sends it in nobody's name.
    await engine().service.rpc('keep_image', { image_url: PHOTOGRAPH, sender, application }).throwOnError()
    return application
  }
  async function stored(id: string) {
    const { data } = await engine().admin.from('listings').select('*').eq('id', id).single().throwOnError()
    return data
  }
  /** What visitors are given of a listing, to the byte. */
  async function published(id: string) {
    return JSON.stringify(
      (
        await engine()
          .anon.rpc('listings_with_slugs', { slugs: [id] })
          .throwOnError()
      ).data,
    )
  }
  const checksOf = async (id: string) =>
    (await readListingChecks({ url: engine().address, key: engine().secrets.publishableKey }, [id])).get(id)
  const suggestion = (listingId: string, more: Partial<ChangeRequest> = {}): ChangeRequest => ({
    idempotencyKey: randomUUID(),
    token: newRequestToken(),
    kind: 'suggestion',
    listingId,
    changes: { phone: { from: '1', to: '2' }, address: { from: 'C38', to: 'C39' } },
    evidence: { text: 'I rang it', source: 'called', seenOn: '2026-11-20' },
    ...more,
  })
  async function sent(request: ChangeRequest): Promise<ReviewedRequest> {
    expect(await requests.sendChangeRequest(request)).toEqual({ ok: true })
    const status = await requests.readRequestStatus(request.token)
    const { requests: found } = await review.listChangeRequests({ text: status.ok ? status.request.reference : '' })
    return found[0]!
  }

  test('a request is sent once, read by its link and found by its reference, and the page stays as it is', async () => {
    const id = await listing()
    const before = await published(id)
    const request = suggestion(id)
    await Promise.all(Array.from({ length: 5 }, async () => requests.sendChangeRequest(request)))
    const status = await requests.readRequestStatus(request.token)
    expect(status).toMatchObject({
      ok: true,
      request: {
        kind: 'suggestion',
        status: 'new',
        businessName: OVEN.business_name,
        slug: id,
        changes: request.changes,
      },
    })
    const reference = status.ok ? status.request.reference : ''
    expect(requestReference(reference)).toBe(reference)
    const { requests: found } = await review.listChangeRequests({ text: reference.toLowerCase().replaceAll(' ', '') })
    expect(found).toMatchObject([{ reference, listingId: id, baseVersion: 1, evidence: request.evidence }])
    expect(await review.openChangeRequest(found[0]!.id)).toMatchObject({ readAt: expect.any(String) })
    expect(await review.openChangeRequest(randomUUID())).toBeUndefined()
    expect(await published(id)).toBe(before)
  })

  test('asked back and answered, it is accepted column by column; an undo lets it wait again', async () => {
    const id = await listing()
    const request = suggestion(id)
    const found = await sent(request)
    expect(await review.askBack(found, 'Which door?')).toMatchObject({
      kind: 'decided',
      request: { status: 'asked-back' },
    })
    expect(await review.askBack(found, 'Which door?')).toMatchObject({ kind: 'changed' })
    const answered = await requests.answerRequest(request.token, 'The green one', {
      address: { from: 'C39', to: 'C40' },
    })
    expect(answered).toMatchObject({
      ok: true,
      request: { status: 'new', messages: [{ by: 'directory' }, { by: 'sender', text: 'The green one' }] },
    })
    expect(await requests.answerRequest(request.token, 'The green one')).toMatchObject({ ok: true })
    expect(await requests.answerRequest(request.token, 'Not asked')).toEqual({ ok: false, error: 'closed' })
    const [waiting] = (await review.listChangeRequests({ listing: id })).requests
    const decided = await review.decideChangeRequest({
      ...seen(waiting!),
      accept: ['address'],
      decline: ['phone'],
      reason: 'It rang',
      how: 'call',
    })
    expect(decided).toMatchObject({ kind: 'decided', request: { status: 'partly-accepted', accepted: ['address'] } })
    expect(await stored(id)).toMatchObject({ address: 'C40', phone: '1' })
    const check = { month: new Date().toISOString().slice(0, 7), how: 'call' }
    expect(await checksOf(id)).toEqual({ existence: check, place: check })
    expect(await requests.withdrawRequest(request.token)).toEqual({ ok: false, error: 'closed' })

    const operation = decided.kind === 'decided' ? decided.request.operation : undefined
    expect((await history.operations({ listing: id })).operations[0]).toMatchObject({
      id: operation,
      kind: 'request',
    })
    await history.undo(operation!)
    expect(await stored(id)).toMatchObject({ address: 'C38' })
    expect(await checksOf(id)).toEqual({})
    const [again] = (await review.listChangeRequests({ listing: id })).requests
    expect(again).toMatchObject({ status: 'new', isUndone: true, decidedAt: undefined })
  })

  test('what collides is what core says, and nothing is written unless it was chosen as it is', async () => {
    const id = await listing()
    const { id: request, version } = await sent(suggestion(id))
    await engine()
      .admin.from('listings')
      .update({ address: 'C41', email: 'a@dira.example' })
      .eq('id', id)
      .throwOnError()
    const found = (await review.openChangeRequest(request))!
    expect(found.listing).toMatchObject({ version: 2, live: { phone: '1', address: 'C41' } })
    expect(rebaseChanges(found.changes, found.listing!.live)).toEqual({
      fits: ['phone'],
      already: [],
      collides: ['address'],
    })
    const decision = { id: request, version, accept: ['phone', 'address'], decline: [], reason: '' } as const
    expect(await review.decideChangeRequest(decision)).toMatchObject({ kind: 'changed' })
    expect(await stored(id)).toMatchObject({ phone: '1', address: 'C41' })
    const over = { address: 'C41' }
    expect(await review.decideChangeRequest({ ...decision, over, instead: { address: 'C39, C41' } })).toMatchObject({
      kind: 'decided',
      request: { status: 'accepted' },
    })
    expect(await stored(id)).toMatchObject({ phone: '2', address: 'C39, C41', email: 'a@dira.example' })
  })

  test('an application becomes a listing with every column that the form has', async () => {
    const form = {
      ...NEW_LISTING,
      businessName: 'Nara Yard',
      category: 'shopping',
      subcategory: 'shop',
      kind: 'gift-shop',
      priceLevel: '2',
      stars: '3',
      brand: 'Example Fuels',
      operator: 'Example Ltd',
      attributes: ['wifi'],
      country: 'NA',
      province: 'Kunene',
      city: 'Outjo',
      address: 'C38',
      phone: '+264 67 000 000',
      email: 'yard@dira.example',
      website: 'https://yard.example',
      bookUrl: 'https://yard.example/book',
      menuUrl: 'yard.example/menu',
      orderUrl: 'https://yard.example/order',
      description: 'Fire',
      position: '-20.1, 16.15',
      businessHours: [{ day: 'Monday', hours: '08:00 - 17:00' }],
      socialMedia: [{ platform: 'Instagram', url: 'https://social.example/yard' }],
      specialOffers: [{ id: 'o', title: 'Two for one', description: 'Today', validUntil: '' }],
      images: [{ id: 'i', url: PHOTOGRAPH, alt: 'The yard', isDecoration: false }],
    }
    const changes = requestedChanges(NEW_LISTING, form)
    expect(Object.keys(changes).toSorted()).toEqual(PROPOSED_COLUMNS.toSorted())
    const request = await sent({
      idempotencyKey: randomUUID(),
      token: await tokenWithPhotograph(),
      kind: 'application',
      askedTier: 'premium',
      changes,
      contact: { name: 'Ndapewa', email: 'n@dira.example', phone: '1' },
    })
    const accepted = await review.decideChangeRequest({
      ...seen(request),
      accept: PROPOSED_COLUMNS,
      decline: [],
      reason: '',
      listing: { slug: `yard-${request.id}`, status: 'published', packageTier: 'standard' },
    })
    expect(accepted).toMatchObject({
      kind: 'decided',
      request: { status: 'accepted', listing: { status: 'published' } },
    })
    const row = await stored(accepted.kind === 'decided' ? accepted.request.listingId! : '')
    for (const column of PROPOSED_COLUMNS) expect(row[column]).toEqual(changes[column]?.to)
    expect(row).toMatchObject({ package_tier: 'standard', city_slug: 'outjo', province_slug: 'kunene' })
    // Another listing has that address now.
    const second = await sent({
      idempotencyKey: randomUUID(),
      token: await tokenWithPhotograph(),
      kind: 'application',
      askedTier: 'premium',
      changes,
      contact: { name: 'Ndapewa', email: 'n@dira.example' },
    })
    expect(
      await review.decideChangeRequest({
        ...seen(second),
        accept: PROPOSED_COLUMNS,
        decline: [],
        reason: '',
        listing: { slug: row.slug, status: 'draft', packageTier: 'standard' },
      }),
    ).toMatchObject({ kind: 'refused' })
  })

  test(
    'a hundred hostile requests and two reports that it has closed change no public byte and hide no honest one, and the reports are on the dashboard',
    { tags: ['ci'] },
    async () => {
      const id = await listing()
      const before = await published(id)
      const { count } = (await needs()).needs.closed
      for (let at = 0; at < 100; at += 1) {
        const kind = (['suggestion', 'report', 'claim'] as const)[at % 3]!
        const contact = { name: 'N', email: `hostile-${at}@dira.example` }
        expect(await requests.sendChangeRequest(suggestion(id, { kind, reason: 'offensive', contact }))).toEqual({
          ok: true,
        })
      }
      expect(await sent(suggestion(await listing()))).toMatchObject({ kind: 'suggestion', status: 'new' })
      expect((await needs()).needs.closed.count).toBe(count)
      const closed = { kind: 'report', reason: 'closed' } as const
      await sent(suggestion(id, closed))
      await sent(suggestion(id, closed))
      expect((await needs()).needs.closed.count).toBe(count)
      await sent(suggestion(id, { ...closed, contact: { email: 'passer-by@dira.example' } }))
      expect((await needs()).needs.closed.count).toBe((count ?? 0) + 1)
      expect(await published(id)).toBe(before)
    },
  )

  test('a request is taken back, a report is decided without a column and decided anew', async () => {
    const id = await listing()
    const claim = suggestion(id, { kind: 'claim', contact: { name: 'N', email: 'claim@dira.example' } })
    await sent(claim)
    expect(await requests.withdrawRequest(claim.token)).toMatchObject({ ok: true, request: { status: 'withdrawn' } })
    expect(await requests.withdrawRequest(claim.token)).toMatchObject({ ok: true })
    const report = await sent(suggestion(id, { kind: 'report', reason: 'closed' }))
    expect(report).toMatchObject({ reason: 'closed', changes: {} })
    const decision = { ...seen(report), accept: [], decline: [], isAccepted: false, reason: 'It is open' }
    expect(await review.decideChangeRequest({ ...decision, reason: '' })).toMatchObject({ kind: 'refused' })
    const declined = await review.decideChangeRequest(decision)
    expect(declined).toMatchObject({ kind: 'decided', request: { status: 'declined', decisionReason: 'It is open' } })
    if (declined.kind === 'refused') throw new Error(declined.message)
    expect(await review.reopenChangeRequest(declined.request)).toMatchObject({ request: { status: 'new' } })
    expect(await requests.sendChangeRequest(suggestion(id, { kind: 'edit' }))).toEqual({
      ok: false,
      error: 'refused',
    })
  })

  test('who accepts that a business has closed archives it by the same press, and the undo brings it back', async () => {
    const id = await listing()
    const statusOf = async () => {
      const { data } = await engine().admin.from('listings').select('status').eq('id', id).single().throwOnError()
      return data.status
    }
    const accept = async (request: ReviewedRequest) =>
      review.decideChangeRequest({ ...seen(request), accept: [], decline: [], isAccepted: true, reason: '' })
    const report = { kind: 'report', reason: 'closed' } as const
    const first = await sent(suggestion(id, { ...report, contact: { email: 'one@dira.example' } }))
    const second = await sent(suggestion(id, { ...report, contact: { email: 'two@dira.example' } }))
    const offends = await sent(suggestion(id, { kind: 'report', reason: 'offensive' }))
    expect(await accept(offends)).toMatchObject({ request: { status: 'accepted', operation: undefined } })
    expect(await statusOf()).toBe('published')

    const decided = await accept(first)
    expect(decided).toMatchObject({
      kind: 'decided',
      request: { status: 'accepted', listing: { status: 'archived' } },
    })
    expect([await statusOf(), await published(id)]).toEqual(['archived', '[]'])
    // It is out already: the second report has nothing to write.
    expect(await accept(second)).toMatchObject({ request: { status: 'accepted', operation: undefined } })

    const operation = decided.kind === 'decided' ? (decided.request.operation ?? 0) : 0
    expect(await history.undo(operation)).toMatchObject({ changed: 1, leftAlone: 0 })
    expect(await statusOf()).toBe('published')
    expect(await review.openChangeRequest(first.id)).toMatchObject({ status: 'new', isUndone: true })
  })
})

async function asAdministrator({ address, admin, secrets }: Engine) {
  const { data } = await admin.auth.getSession()
  const token = data.session?.access_token
  return { url: address, key: secrets.publishableKey, accessToken: async () => token }
}

/** What a decision names of the request that was read. */
const seen = ({ id, version }: ReviewedRequest) => ({ id, version })
