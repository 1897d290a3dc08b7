import { randomUUID } from 'node:crypto'
import {
  connectChangeRequestReview,
  connectChangeRequests,
  connectClaimReview,
  connectClaims,
  connectOutbox,
  newRequestToken,
  readListedDuplicates,
  type ChangeRequestsData,
  type ClaimChannel,
  type ClaimReviewData,
  type ClaimsData,
} from '@dira/data'
import { beforeAll, expect, test } from 'vitest'
import { acceptInvitation } from '../admin/acceptInvitation.ts'
import { withKey } from '../connect/withKey.ts'
import { describeOnEngines, useEngine, type Engine } from '../testing/useEngine.ts'

const JETTY = { business_name: 'Jetty Kabeljou', category: 'shopping', country: 'NA', address: 'C38' }
let number = 1000

describeOnEngines((name) => {
  const engine = useEngine(name)
  let requests: ChangeRequestsData
  let claims: ClaimsData
  let review: ClaimReviewData

  beforeAll(async () => {
    const { address: url, secrets } = engine()
    requests = connectChangeRequests({ url, key: secrets.publishableKey })
    claims = connectClaims({ url, key: secrets.publishableKey })
    review = connectClaimReview(await asAdministrator(engine()))
  })

  /** A published listing with contacts of its own. */
  async function listing(more: object = {}): Promise<string> {
    const id = `claim-${randomUUID().slice(0, 8)}`
    number += 1
    const row = { ...JETTY, id, slug: id, status: 'published' as const, package_tier: 'standard' as const }
    const contacts = { phone: `+264 64 555 ${number}`, email: `${id}@jetty.example` }
    await engine()
      .admin.from('listings')
      .insert({ ...row, ...contacts, ...more })
      .throwOnError()
    return id
  }

  /** A claim of it, and its id for administrators. */
  async function claimed(listingId: string, channel?: ClaimChannel) {
    const token = newRequestToken()
    const contact = { name: 'Selma Nangolo' }
    const sent = await requests.sendChangeRequest({
      idempotencyKey: randomUUID(),
      token,
      kind: 'claim',
      listingId,
      contact,
    })
    expect(sent).toEqual({ ok: true })
    if (channel) await claims.askForProof(token, channel)
    const { requests: found } = await connectChangeRequestReview(await asAdministrator(engine())).listChangeRequests({
      kind: 'claim',
      listing: listingId,
      status: 'new',
    })
    return { token, id: found.at(-1)!.id }
  }
  const codeOf = async (id: string) => (await review.revealCode(id)).code!
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const owners = async (id: string) => (await review.reviewClaim((await claimed(id)).id))!.owners
  async function emailFor(email: string) {
    const { emails } = await connectOutbox(await asAdministrator(engine())).page()
    return emails.find((mail) => mail.email === email)
  }
  const press = async (token: string) => acceptInvitation(serverOf(engine()), { token, password: 'karoo moon dust' })
  /** What the log said of claims last. */
  async function log(): Promise<readonly string[]> {
    const { data } = await engine()
      .admin.from('audit_log')
      .select('changes')
      .eq('action', 'claim')
      .order('id', { ascending: false })
      .limit(60)
      .throwOnError()
    return data.map(({ changes }) => (changes as { readonly claim?: readonly string[] }).claim?.[1] ?? '')
  }

  test(
    'of tries at the same moment three count, and the right code among them is none after that',
    { tags: ['ci'] },
    async () => {
      const { token, id } = await claimed(await listing(), 'call')
      const code = await codeOf(id)
      const outcomes = await Promise.all(Array.from({ length: 12 }, async () => claims.tryCode(token, wrong(code))))
      const refused = outcomes.map((outcome) => outcome.ok && outcome.claim.refused)
      expect(refused.filter((why) => why === 'wrong')).toHaveLength(2)
      expect(refused.filter((why) => why === 'over')).toHaveLength(10)
      expect(await claims.tryCode(token, code)).toMatchObject({ ok: true, claim: { state: 'over', triesLeft: 0 } })
      expect(await log()).toContain('wrong code, 0 left')
    },
  )

  test('asked for at the same moment, one email or code is issued', async () => {
    const id = await listing()
    const { token } = await claimed(id)
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => claims.askForProof(token, at % 2 === 0 ? 'email' : 'call')),
    )
    expect(outcomes.filter((outcome) => outcome.ok && outcome.claim.refused === undefined)).toHaveLength(1)
    expect(await log()).toContain('asked by call: too soon')
  })

  test('a code is right for its claim alone, once, and the account is named by who typed it', async () => {
    const first = await claimed(await listing(), 'whatsapp')
    const listed = await listing()
    const second = await claimed(listed, 'call')
    const [code, other] = [await codeOf(first.id), await codeOf(second.id)]
    expect((await review.revealCode(first.id)).code).toBeUndefined()
    if (code !== other) {
      expect(await claims.tryCode(second.token, code)).toMatchObject({ claim: { refused: 'wrong', triesLeft: 2 } })
    }
    expect(await claims.nameAccount(second.token, 'me@stranger.example')).toMatchObject({
      claim: { refused: 'closed' },
    })
    expect(await claims.tryCode(second.token, other)).toMatchObject({ claim: { state: 'proved' } })
    expect(await claims.tryCode(second.token, other)).toMatchObject({ claim: { refused: 'over' } })
    const named = await claims.nameAccount(second.token, `${listed}@home.example`)
    expect(named).toMatchObject({ ok: true, token: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await press(named.ok ? named.token! : '')).toEqual({ ok: true, email: `${listed}@home.example` })
    expect(await claims.readClaim(second.token)).toMatchObject({ claim: { state: 'done' } })
    expect(await owners(listed)).toEqual([`${listed}@home.example`])
  })

  test('the link for an address that has an account goes to its mailbox, never to the page', async () => {
    const { token, id } = await claimed(await listing(), 'call')
    await claims.tryCode(token, await codeOf(id))
    expect(await claims.nameAccount(token, 'member@dira.example')).toMatchObject({ ok: true, token: undefined })
    expect(await emailFor('member@dira.example')).toMatchObject({ subject: { kind: 'claim-link' } })
  })

  test('an email goes to the listed mailbox alone, and its link works once, for who reads it there', async () => {
    const listed = await listing()
    const { token } = await claimed(listed, 'email')
    expect(await claims.readClaim(token)).toMatchObject({ claim: { state: 'written', channel: 'email' } })
    const mail = (await emailFor(`${listed}@jetty.example`))!
    const link = (await review.revealLink(mail.id))!
    expect(await log()).toContain('link of the email seen')
    expect(await claims.nameAccount(token, 'me@stranger.example')).toMatchObject({ claim: { refused: 'closed' } })
    expect(await press(newRequestToken())).toMatchObject({ ok: false, state: 'unknown' })
    expect(await press(link)).toEqual({ ok: true, email: `${listed}@jetty.example` })
    expect(await press(link)).toEqual({ ok: false, state: 'used' })
    expect(await review.revealLink(mail.id)).toBeUndefined()
    expect(await claims.readClaim(token)).toMatchObject({ claim: { state: 'done' } })

    // Somebody looks after it from now on, and is told of the next one.
    const next = await claimed(listed, 'whatsapp')
    expect(await claims.readClaim(next.token)).toMatchObject({ claim: { state: 'taken' } })
    expect((await review.revealCode(next.id)).code).toBeUndefined()
    expect(await emailFor(`${listed}@jetty.example`)).toMatchObject({ subject: { kind: 'claim-notice' } })
  })

  test('rival claims both wait: what was issued for the first counts no longer', async () => {
    const listed = await listing()
    const first = await claimed(listed, 'email')
    const link = (await review.revealLink((await emailFor(`${listed}@jetty.example`))!.id))!
    const second = await claimed(listed, 'call')
    for (const { token } of [first, second]) {
      expect(await claims.readClaim(token)).toMatchObject({ claim: { state: 'rival' } })
      expect(await claims.tryCode(token, '000000')).toMatchObject({ claim: { refused: 'over' } })
    }
    expect((await review.revealCode(second.id)).code).toBeUndefined()
    expect(await press(link)).toEqual({ ok: false, state: 'withdrawn' })
    expect((await review.reviewClaim(first.id))!.rivals).toMatchObject([{ id: second.id }])
    expect(await log()).toEqual(expect.arrayContaining(['asked by call: rival', 'no code to read out']))
  })

  test('what the claimant says of himself is nothing to prove by, and the answer is the same without a contact', async () => {
    const bare = await listing({ phone: '', email: null })
    expect(await claims.contactsOf(bare)).toEqual({ id: bare })
    const token = newRequestToken()
    const contact = { name: 'Selma', email: 'me@stranger.example', phone: '+264 81 000 0000' }
    await requests.sendChangeRequest({ idempotencyKey: randomUUID(), token, kind: 'claim', listingId: bare, contact })
    expect(await claims.askForProof(token, 'email')).toMatchObject({ claim: { state: 'written' } })
    expect(await emailFor('me@stranger.example')).toBeUndefined()
    expect(await claims.contactsOf('nothing')).toBeUndefined()
    for (const wrongLink of ['', 'x', newRequestToken()]) {
      expect(await claims.askForProof(wrongLink, 'call')).toEqual({ ok: false, error: 'unknown' })
      expect(await claims.tryCode(wrongLink, '000000')).toEqual({ ok: false, error: 'unknown' })
    }
    expect((await log()).filter((said) => said === 'unknown link').length).toBeGreaterThanOrEqual(6)
  })

  test('who applies hears of three listings at most, by what their pages show', async () => {
    const options = { url: engine().address, key: engine().secrets.publishableKey }
    const phone = '+264 61 777 8899'
    await Promise.all(Array.from({ length: 4 }, async () => listing({ phone })))
    const asked = { businessName: 'Else', phone, website: '', country: 'NA', city: '', position: '' }
    const twins = await readListedDuplicates(asked, options)
    expect(twins).toHaveLength(3)
    expect(twins[0]).toMatchObject({ name: JETTY.business_name, reason: 'phone', phone, metres: null })
    expect(await readListedDuplicates({ ...asked, phone: '061 000 0000' }, options)).toEqual([])
  })
})

/** The server of the site, as far as invitations need it. */
function serverOf({ address, secrets, setAccount, setEmail }: Engine) {
  return {
    request: (path: string, init?: RequestInit) => fetch(address + path, withKey(init, secrets.secretKey)),
    setAccount,
    setEmail,
  }
}

async function asAdministrator({ address, admin, secrets }: Engine) {
  const { data } = await admin.auth.getSession()
  const token = data.session?.access_token
  return { url: address, key: secrets.publishableKey, accessToken: async () => token }
}
