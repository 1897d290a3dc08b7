import { request as httpRequest } from 'node:http'
import { whenReady } from './pageEvents.ts'
import { expect, startSite, test } from './runningSite.ts'

/** As they go over the wire: a browser or a client would tidy them up. */
const PAGES: readonly (readonly [target: string, status: number])[] = [
  ['/listings/%E0%A4%A', 404],
  ['/listings/%00', 404],
  ['/listings.html', 404],
  ['/index', 404],
  ['/404', 404],
  ['/_headers', 404],
  ['/%00', 404],
  ['/listings/__proto__', 404],
  ['/categories/__proto__', 404],
  ['/categories/constructor/prototype', 404],
  ['/locations/toString', 404],
  [`/listings/${'x'.repeat(2000)}`, 404],
  ['/listings/..%2f..%2fetc%2fpasswd', 404],
  ['/../../etc/passwd', 404],
  ['/listings?page=1e309', 200],
  ['/listings?page=-1&sort=__proto__&__proto__=x&constructor[prototype]=y', 200],
  ['/listings?search=%E0%A4%A', 200],
  ['/listings?search=%00&category=%FF', 200],
  [`/listings?search=${'x'.repeat(8192)}`, 200],
  [`/listings?${'category=a&'.repeat(700)}`, 200],
  ['/compare?listing=__proto__&listing=%00', 200],
]

for (const [target, status] of PAGES) {
  test(`${target.slice(0, 50)} gets a page`, async ({ site }) => {
    const answer = await ask(site.url, target)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain('<h1')
  })
}

test('addresses with slashes before them never lead to another site', async ({ site }) => {
  for (const target of ['//evil.example', '///evil.example/x', '/\\evil.example', '//evil.example/%2e%2e']) {
    const { status, location } = await ask(site.url, target)
    expect([308, 404], target).toContain(status)
    if (location !== undefined) expect(new URL(location, site.url).origin).toBe(site.url)
  }
})

test('what is too long is refused in one line, and the site goes on', async ({ site, request }) => {
  expect((await ask(site.url, `/listings?search=${'x'.repeat(13_000)}`)).status).toBe(414)
  expect((await ask(site.url, `/listings?search=${'x'.repeat(40_000)}`)).status).toBe(431)
  expect((await request.get(site.url)).status()).toBe(200)
  expect(site.output()).not.toMatch(/ failed: |Uncaught|Unhandled/)
})

test('a missing file is a plain 404, never a page', async ({ site }) => {
  for (const target of ['/assets/gone.js', '/data/listings-gone.json', '/assets/', '/assets/../index.html']) {
    const answer = await ask(site.url, target)
    expect(answer.status, target).toBe(404)
  }
})

test('who writes too often is told when to come back', async ({ site }) => {
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => ask(site.url, '/rest/v1/nothing', { method: 'POST', address: '203.0.113.9' })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0)
  expect((await ask(site.url, '/')).status).toBe(200)
})

test('hostile text that is stored in a listing is shown as text, and an address that would run something not at all', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const site = await startSite()
  try {
    const breaksOut =
      '</script><script>document.title="hit"</script><img src=x onerror=alert(1)><a href="//evil.example">here</a> \u202Etxt.exe'
    await site.stop()
    const stored = await site.run(
      'tests/journeys/storeUnchecked.ts',
      site.dataFolder,
      `update public.listings set
         business_name = $$${breaksOut}$$, description = $$${breaksOut}$$, address = $$${breaksOut}$$, phone = '"><script>alert(1)</script>',
         business_hours = jsonb_build_array(jsonb_build_object('day', $$${breaksOut}$$, 'hours', 'javascript:alert(1)')),
         special_offers = jsonb_build_array(jsonb_build_object('id', 'o', 'title', $$${breaksOut}$$, 'description', $$${breaksOut}$$))
       where slug = 'nara-dunes-lodge';
       update public.listings set website = 'javascript:alert(1)' where slug = 'old-pier-rooms'`,
    )
    expect(stored.code, stored.output).toBe(0)
    await site.restart()

    const troubles: string[] = []
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => troubles.push('dialog')))
    page.on('pageerror', (error) => troubles.push(String(error)))
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) troubles.push(request.url())
    })
    await page.goto(`${site.url}/listings?search=onerror`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('<img src=x onerror=alert(1)>')
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    const expectNoHarm = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>')
      await whenReady(page)
      expect(await page.title()).not.toBe('hit')
      expect(await page.locator('img[src="x"]').count()).toBe(0)
      const links = await page
        .locator('a[href], area[href], form[action]')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? ''),
        )
      // Within the site, https, and the applications that call and write.
      expect(links.filter((link) => !/^(?:\/(?!\/)|#|https:\/\/|mailto:[^?"<>]+$|tel:\+?\d+$)/.test(link))).toEqual([])
      expect(links.join(' ')).not.toContain('evil.example')
    }
    await expectNoHarm()
    await page.reload()
    await expectNoHarm()
    // What search engines read is still one whole piece of JSON, whose addresses are the site's own.
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(() => JSON.parse(text)).not.toThrow()
      expect(text).not.toContain('javascript:')
      // As a value, not within the text that says so.
      expect(text).not.toMatch(/(?<!\\)"(?:https?:)?\/\/evil/)
    }
    // A business with an address that would run something is left out as a whole, and whoever runs the site is told.
    expect((await page.goto(`${site.url}/listings/old-pier-rooms`))?.status()).toBe(404)
    expect(site.output()).toContain('old-pier-rooms is left out: website: Invalid website')
    expect(troubles).toEqual([])
  } finally {
    await site.remove()
  }
})

interface Asked {
  readonly status: number
  readonly body: string
  readonly location: string | undefined
  readonly retryAfter: string | undefined
}

function ask(origin: string, path: string, { method = 'GET', address = '' } = {}): Promise<Asked> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    // An address that was made up counts for nothing: no proxy is trusted.
    const headers = address ? { 'x-forwarded-for': address } : {}
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => {
        const { location, 'retry-after': retryAfter } = response.headers
        resolve({ status: response.statusCode ?? 0, body, location, retryAfter })
      })
    })
      .on('error', reject)
      .end()
  })
}
