// @module-tag ci
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataPaths } from '../../apps/backend/src/data/dataFolder.ts'
import { describeOnEnginesInCi, useEngine } from '../../apps/backend/src/testing/useEngine.ts'
import { siteOver } from '../../apps/site/server/http/testing/siteOver.ts'
import { png } from '../../apps/site/server/images/testing/png.ts'
import { ADMINISTRATOR, startSite, type RunningSite } from '../journeys/startSite.ts'
import { visitorHeaders } from './ask.ts'

const ATTACKERS = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
const VISITOR = '198.51.100.7'
/** So many rounds of an attack end it in any case. */
const MOST_ROUNDS = 100

interface Attacked {
  readonly origin: string
  readonly apikey: string
  readonly account: { readonly email: string; readonly password: string }
}

/** Asks a server in the name of a client's address, as the proxy in front of it does. */
function asFrom(address: string, { origin, apikey }: Pick<Attacked, 'origin' | 'apikey'>) {
  return async (path: string, body?: object) =>
    fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey, 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(body && { body: JSON.stringify(body) }),
    })
}

/** Does an attack, in rounds, until a request was refused and the visitor beside it is served; gives how often each status was answered. */
async function attackDuring(
  served: Promise<unknown>,
  round: () => Promise<readonly number[]>,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  let isServed = false
  void served.catch(() => undefined).then(() => (isServed = true))
  for (let rounds = 0; rounds < MOST_ROUNDS && !(isServed && counts.has(429)); rounds += 1) {
    for (const status of await round()) counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return counts
}

/** What a visitor and an owner do, each of which is answered with what was asked. */
async function actHonestly(attacked: Attacked): Promise<void> {
  const ask = asFrom(VISITOR, attacked)
  const read = async (path: string, body?: object): Promise<unknown> => (await ask(path, body)).json()
  const version = await read('/rest/v1/rpc/listings_version', {})
  const page = await read('/rest/v1/rpc/published_listings_page')
  expect(page).toMatchObject({ listings: expect.arrayContaining([expect.anything()]) })
  for (let time = 0; time < 3; time += 1) {
    expect(await read('/rest/v1/rpc/listings_version', {})).toEqual(version)
    expect(await read('/rest/v1/rpc/published_listings_page')).toEqual(page)
    const sent = { idempotency_key: randomUUID(), name: 'N', email: `${randomUUID()}@dira.example`, message: 'M' }
    expect((await ask('/rest/v1/contact_messages', sent)).status).toBe(201)
    const signedIn = await read('/auth/v1/token?grant_type=password', attacked.account)
    expect(signedIn).toMatchObject({ access_token: expect.any(String) })
  }
}

async function expectVisitorsServed(attacked: Attacked): Promise<void> {
  const served = actHonestly(attacked)
  const attacks = ATTACKERS.map((address) => asFrom(address, attacked))
  const read = async (ask: ReturnType<typeof asFrom>) => {
    const answer = await ask('/rest/v1/rpc/published_listings_page')
    await answer.text()
    return answer.status
  }
  const counts = await attackDuring(served, async () =>
    Promise.all(attacks.flatMap((ask) => Array.from({ length: 80 }, async () => read(ask)))),
  )
  await served
  expect(new Set(counts.keys())).toEqual(new Set([200, 429]))
}

describeOnEnginesInCi((name) => {
  const engine = useEngine(name)
  beforeAll(async () => {
    const listings = Array.from({ length: 50 }, (_, index) => ({
      id: `many-${index}`,
      slug: `many-${index}`,
      business_name: `Business ${index}`,
      category: 'shopping',
      country: 'KE',
      status: 'published' as const,
    }))
    await engine().service.from('listings').insert(listings).throwOnError()
  })

  test('nobody waits for what others ask too much of, who are refused', async () => {
    const { address, secrets } = engine()
    const origin = await siteOver(() => address)
    await expectVisitorsServed({ origin, apikey: secrets.publishableKey, account: secrets.demoAdministrator })
  })
})

describe('a site', () => {
  let site: RunningSite
  let attacked: Attacked
  beforeAll(async () => {
    site = await startSite({ environment: { TRUSTED_PROXIES: '1' } })
    const password = /password (\S+)/.exec(readFileSync(site.log, 'utf8'))?.[1] ?? ''
    const { apikey } = await visitorHeaders(site.url)
    attacked = { origin: site.url, apikey, account: { email: ADMINISTRATOR, password } }
  })
  afterAll(async () => site.remove())

  test('its forms, sign-in and version go on beside too many reads', async () => expectVisitorsServed(attacked))

  test('stores no more than sixty megabytes of an applicant who chooses tokens, beside whom others send theirs', async () => {
    const send = async (authorization: string, address: string, file: Buffer<ArrayBuffer>) => {
      const headers = { authorization, 'x-forwarded-for': address }
      const answer = await fetch(`${site.url}/media`, { method: 'POST', headers, body: file })
      await answer.text()
      return answer.status
    }
    const signedIn = await asFrom(VISITOR, attacked)('/auth/v1/token?grant_type=password', attacked.account)
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const others = async () => {
      await actHonestly(attacked)
      for (let time = 0; time < 3; time += 1) {
        expect(await send(applicant(), VISITOR, noise(64, 64))).toBe(201)
        expect(await send(`Bearer ${token}`, VISITOR, noise(64, 64))).toBe(201)
      }
    }
    const stored = sizeOf(dataPaths(site.dataFolder).images)
    const served = others()
    const [attacker = ''] = ATTACKERS
    const counts = await attackDuring(served, async () =>
      Promise.all([1, 2].map(async () => send(applicant(), attacker, noise(2000, 1500)))),
    )
    await served
    expect(new Set(counts.keys())).toEqual(new Set([201, 429]))
    // With what the photograph takes that used up the share.
    expect(sizeOf(dataPaths(site.dataFolder).images) - stored).toBeLessThan(70_000_000)
  })
})

/** The authorization of an application that nobody has sent. */
const applicant = () => `Application ${randomBytes(32).toString('hex')}`

/** A photograph that can hardly be made smaller. */
function noise(width: number, height: number): Buffer<ArrayBuffer> {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * width)]))
  return Buffer.from(png(width, height, { rows: Buffer.concat(rows) }))
}

/** How many bytes the files of a folder have. */
function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
