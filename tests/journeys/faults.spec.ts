import { connect, createServer, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { watchErrors, whenReady } from './pageEvents.ts'
import { CI, expect, NIGHTLY, startSite, test } from './runningSite.ts'

/** What goes to the data service, or comes from it by the site's server. */
const ASKED = /\/(?:rest\/v1|changes\.json)/

/** What the data service answers when it is in trouble. */
const TROUBLES = {
  'refuses connections': (page: Page) => page.route(ASKED, (route) => route.abort('connectionrefused')),
  'takes ten seconds': (page: Page) =>
    page.route(ASKED, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue().catch(() => undefined)
    }),
  'answers 503': (page: Page) => page.route(ASKED, (route) => route.fulfill({ status: 503, body: 'busy' })),
  'answers HTML': (page: Page) =>
    page.route(ASKED, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in to the café</h1>' }),
    ),
  'answers half of its JSON': (page: Page) =>
    page.route(ASKED, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":"' })),
} as const

for (const [trouble, bring] of Object.entries(TROUBLES)) {
  test(`visitors search, filter and open listings while the data service ${trouble}`, CI, async ({ page, site }) => {
    const errors = watchErrors(page)
    await bring(page)
    await page.goto(`${site.url}/listings`)
    await page.getByLabel('Search businesses').click()
    await page.getByLabel('Search businesses').pressSequentially('namibia')
    await expect(page).toHaveURL(`${site.url}/listings?search=namibia`, { timeout: 9000 })
    await expect(page.getByRole('article').first()).toContainText('Namibia')
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('a search index that is a page of HTML leaves the search to the server', CI, async ({ page, site }) => {
  const errors = watchErrors(page)
  await page.route('**/data/listings-*.bin', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
  )
  await page.goto(`${site.url}/listings`)
  await page.getByLabel('Search businesses').fill('namibia')
  await page.getByLabel('Search businesses').press('Enter')
  await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
  await expect(page.getByRole('article').first()).toContainText('Namibia')
  expect(errors).toEqual([])
})

const STORAGES = {
  'throws on every touch': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'holds garbage': () => {
    const keys = ['dira-theme', 'dira:shortlist', 'dira:comparison', 'dira-session', 'dira-left-builds']
    for (const key of keys) localStorage.setItem(key, '{"a":[null,"\u0000<script>')
    sessionStorage.setItem('dira-left-builds', '{"a":[')
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"a":[null,"\u0000<script>')
  },
} as const

for (const [state, prepare] of Object.entries(STORAGES)) {
  test(`every page works where storage ${state}`, state === 'holds garbage' ? CI : NIGHTLY, async ({ page, site }) => {
    const errors = watchErrors(page)
    await page.addInitScript(prepare)
    for (const path of [
      '/',
      '/listings',
      '/listings/nara-dunes-lodge',
      '/shortlist',
      '/compare',
      '/contact',
      '/admin',
    ]) {
      await page.goto(site.url + path)
      await whenReady(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Dark theme' }).first().click()
    }
    expect(errors).toEqual([])
  })
}

test('a page works without its pictures and fonts', CI, async ({ page, site }) => {
  const errors = watchErrors(page)
  await page.route(/\.(svg|png|jpe?g|webp|avif|woff2)(\?|$)/, (route) => route.abort())
  await page.goto(`${site.url}/listings/nara-dunes-lodge`)
  await whenReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${site.url}/listings`)
  await expect(page.getByRole('article')).toHaveCount(24)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
  expect(errors).toEqual([])
})

test('a tab that was open while the server was started anew goes on', CI, async ({ page }) => {
  test.setTimeout(240_000)
  const site = await startSite()
  // The site may come back at another port: what the tab knows is the address in front of it.
  const front = createServer((socket) => {
    const { hostname, port } = new URL(site.url)
    const behind = connect(Number(port), hostname)
    for (const [from, to] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      from.pipe(to)
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = `http://localhost:${(front.address() as AddressInfo).port}` // A TCP server that listens has one.
  try {
    const errors = watchErrors(page)
    await page.goto(address)
    await whenReady(page)
    await site.stop()
    await page.getByRole('link', { name: 'Accommodation' }).first().click()
    await expect(page.getByRole('alert')).toContainText('That page could not be loaded')
    await site.restart()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Accommodation' })).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    front.close()
    await site.remove()
  }
})
