import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { isNightly } from '../../scripts/test/depth.ts'
import { publishableKey, signedIn } from './dataService.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

const SLUG = 'nara-dunes-lodge'
const KINDS = ['suggestion', 'report', 'claim'] as const
const HOSTILE = isNightly ? 1_000 : 60
/** What one address may send without a proof of work. */
const FREE = 10
const HONEST = 'Selma Nangolo'

/** What visitors are given of the listing: its page, its data and a list that has it, but for the moments of their making. */
async function published(request: APIRequestContext, { url }: RunningSite): Promise<readonly string[]> {
  const paths = [`/listings/${SLUG}`, `/listings/${SLUG}/page.json`, '/listings?search=nara+dunes']
  return Promise.all(
    paths.map(async (path) => (await (await request.get(url + path)).text()).replaceAll(/"instant":"[^"]+"/g, '')),
  )
}

test('many hostile requests from many addresses change no public byte and hide no honest one', CI, async ({ page }) => {
  test.setTimeout(420_000)
  // The journey is the proxy that says which address a request comes from.
  const site = await startSite({ environment: { TRUSTED_PROXIES: '1' } })
  try {
    const { request } = page
    const apikey = await publishableKey(request, site)
    const { headers: asAdministrator } = await signedIn(request, site)
    const admin = { headers: { ...asAdministrator, 'x-forwarded-for': '203.0.113.200' } }
    const rows = await request.get(`${site.url}/rest/v1/listings?slug=eq.${SLUG}&select=id`, admin)
    const [{ id }] = (await rows.json()) as [{ id: string }]
    const before = await published(request, site)
    const send = async (from: string, more: object) => {
      const data = {
        idempotency_key: randomUUID(),
        link_token: randomUUID().replaceAll('-', '').repeat(2),
        listing_id: id,
        changes: {},
        ...more,
      }
      return request.post(`${site.url}/rest/v1/change_requests`, {
        headers: { apikey, 'x-forwarded-for': from, prefer: 'return=minimal' },
        data,
      })
    }
    const hostile = (at: number) => ({
      kind: KINDS[at % KINDS.length],
      reason: 'offensive',
      name: `Hostile ${at}`,
      email: `hostile-${at}@dira.example`,
      changes: { business_name: { from: null, to: 'Closed down' }, phone: { from: null, to: '+264 81 555 0000' } },
      evidence: { text: 'It is mine' },
    })
    /** Comes back when it is told to, as a browser that keeps what it could not send, and from another address where it has one. */
    const sendUntilTaken = async (addressOf: (attempt: number) => string, row: object) => {
      const sent = { idempotency_key: randomUUID(), ...row }
      for (let attempt = 0; ; attempt += 1) {
        const answer = await send(addressOf(attempt), sent)
        if (answer.status() !== 429) return answer.status()
        await page.waitForTimeout(1_000 * Number(answer.headers()['retry-after'] ?? 1))
      }
    }

    // Each address sends what it may, until everybody together has sent too much for a minute. The honest one comes in the middle of it, from its own.
    const statuses: number[] = []
    let honest: Promise<number> | undefined
    for (let address = 0; address < HOSTILE / FREE; address += 1) {
      if (address === HOSTILE / FREE / 2) {
        const phone = { from: '+264 81 555 1111', to: '+264 81 555 2222' }
        honest = sendUntilTaken(() => '203.0.113.7', { kind: 'suggestion', name: HONEST, changes: { phone } })
      }
      const addressOf = (attempt: number) => `198.51.${100 + attempt}.${address}`
      const sent = Array.from({ length: FREE }, async (_, at) =>
        sendUntilTaken(addressOf, hostile(address * FREE + at)),
      )
      statuses.push(...(await Promise.all(sent)))
    }
    expect(statuses.filter((status) => status !== 201)).toEqual([])
    expect(statuses).toHaveLength(HOSTILE)
    expect(await honest).toBe(201)
    // More than its share asks an address for a proof of work, and nobody else.
    const next = await Promise.all(Array.from({ length: FREE + 1 }, async () => send('192.0.2.1', hostile(0))))
    expect(next.filter((answer) => answer.status() === 428).length).toBeGreaterThan(0)
    expect(await published(request, site)).toEqual(before)

    // The oldest first, each request comes once, and the honest one where it was sent.
    const stored = `listing_id=eq.${id}&status=eq.new&order=created_at,id`
    const answer = await request.get(`${site.url}/rest/v1/admin_change_requests?${stored}`, admin)
    const names = ((await answer.json()) as readonly { name: string }[]).map(({ name }) => name)
    expect(new Set(names).size).toBe(HOSTILE + 1)
    expect(names.indexOf(HONEST)).toBeGreaterThan(HOSTILE / 2 - FREE)
    expect(names.indexOf(HONEST)).toBeLessThan(HOSTILE)

    // An administrator looks for it, and finds it alone.
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.goto(`${site.url}/admin/requests`)
    await page.getByRole('searchbox', { name: 'Search by reference or name' }).fill('selma')
    await expect(page.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('list', { name: 'Requests' }).getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Sender' }).getByText(HONEST)).toBeVisible()
    await expect(page.getByRole('group', { name: 'Phone' })).toContainText('2222')
  } finally {
    await site.remove()
  }
})
