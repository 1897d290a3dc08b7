import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { expect, test, type RunningSite } from './runningSite.ts'

const ROUTES = [
  '/',
  '/listings',
  '/listings?search=kenya',
  '/listings/nara-dunes-lodge',
  '/categories',
  '/categories/accommodation',
  '/locations',
  '/locations/kenya',
  '/classifieds',
  '/compare?listing=nara-dunes-lodge&listing=old-pier-rooms',
  '/shortlist',
  '/pricing',
  '/about',
  '/contact',
  '/privacy',
  '/admin',
  '/no-such-page',
]

test('every answer carries the same headers: pages, files, what is missing, the data service and its errors', async ({
  request,
  site,
}) => {
  const expected = await staticHeaders(site)
  expect(Object.keys(expected)).toHaveLength(6)
  const answers = await Promise.all([
    ...['/', '/listings?search=x', '/no-such-page', '/assets/gone.js', '/favicon.svg', '/listings/', '/healthz'].map(
      (path) => request.get(site.url + path, { maxRedirects: 0 }),
    ),
    request.get(`${site.url}/rest/v1/listings`),
    request.post(`${site.url}/rest/v1/contact_messages`, { data: 'x'.repeat(300_000) }),
    request.post(`${site.url}/about`, { data: 'x' }),
    request.get(`${site.url}/listings?search=${'x'.repeat(13_000)}`),
  ])
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 404, 404, 200, 308, 200, 401, 413, 405, 414])
  for (const answer of answers) {
    expect(answer.headers(), `${answer.status()} ${answer.url().slice(0, 80)}`).toMatchObject(expected)
  }
})

test('the policy allows no inline code, no strings as code and no other site', async ({ request, site }) => {
  const policy = (await request.get(site.url)).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; /)
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('no page breaks the policy, opened by its address and reached by links', async ({ page, site }) => {
  const violations = await watchPolicy(page)
  for (const path of ROUTES) {
    await page.goto(site.url + path)
    await whenReady(page)
  }
  await page.goto(site.url)
  await whenReady(page)
  for (const path of ROUTES) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // What is loaded on demand brings its own styles and regions.
  await page.goto(`${site.url}/listings/nara-dunes-lodge`)
  await whenReady(page)
  await page.getByRole('button', { name: 'Contact Business' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(violations).toEqual([])
})

test('a page that breaks the policy is noticed by that walk', async ({ page, site }) => {
  const violations = await watchPolicy(page)
  await page.goto(site.url)
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => violations).toEqual(['style-src-attr'])
})

test.describe('the one script of a page', () => {
  test('is allowed by its hash, and the rest is fetched after the page has loaded', async ({ page, site }) => {
    const html = await (await page.request.get(site.url)).text()
    expect([...html.matchAll(/<script(?![^>]* type="application)[^>]*>/g)]).toHaveLength(1)
    expect(html).not.toMatch(/<link[^>]*modulepreload|type="module"/)
    // Each file in a task of its own.
    expect(/data-entry="([^"]*)"/.exec(html)?.[1]?.split(' ').length).toBeGreaterThan(2)
    await page.goto(site.url)
    await whenReady(page)
    const times = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        first: Math.min(...scripts.map(({ startTime }) => startTime)),
        loaded: navigation?.loadEventStart ?? NaN,
      }
    })
    expect(times.first).toBeGreaterThanOrEqual(times.loaded)
  })

  test('presses again what was pressed before the rest had arrived', async ({ page, site }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(site.url)
    const theme = page.getByRole('button', { name: 'Dark theme' }).first()
    const save = page.getByRole('button', { name: /^Save / }).first()
    await expect(theme).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await theme.click()
    // Nothing happened yet: one presses again.
    await theme.click()
    arrived.resolve()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await whenReady(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('loses no press that is under way while the page comes alive', async ({ page, site }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(`${site.url}/contact`)
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.hover()
    await page.mouse.down()
    arrived.resolve()
    await whenReady(page)
    // What was pressed is another kind of button by now.
    await expect(send).toHaveAttribute('type', 'submit')
    await page.mouse.up()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(page.getByText('Please enter your name')).toBeVisible()
  })
})

/** The directives that are broken from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'tellViolation')(effectiveDirective)
    })
  })
  return violations
}

/** What the file for static hosts says of every path. */
async function staticHeaders(site: RunningSite): Promise<Record<string, string>> {
  const pages = join(site.dataFolder, '..', 'pages')
  const folder = (await readdir(pages)).find((name) => name.startsWith('site-')) ?? ''
  const [everywhere = ''] = (await readFile(join(pages, folder, '_headers'), 'utf8')).split('\n\n')
  return Object.fromEntries(
    [...everywhere.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}
