import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'

/** Every route, and the states of those that have some. */
const PAGES: readonly {
  readonly name: string
  readonly path: string
  readonly reach?: (page: Page) => Promise<void>
}[] = [
  { name: 'home', path: '/' },
  { name: 'all listings', path: '/listings' },
  { name: 'a filtered list', path: '/listings?category=accommodation&country=kenya&sort=za' },
  { name: 'nothing found', path: '/listings?search=okavnago' },
  { name: 'all words found apart', path: '/listings?search=nairobi+hotel' },
  {
    name: 'filters shown',
    path: '/listings',
    reach: async (page) => {
      const toggle = page.getByText('Show filters')
      if (await toggle.isVisible()) await toggle.click()
      else await page.locator('summary', { hasText: 'Category' }).click()
      await expect(page.getByRole('checkbox', { name: /^Accommodation/ })).toBeVisible()
    },
  },
  { name: 'a premium listing', path: '/listings/nara-dunes-lodge' },
  { name: 'a standard listing', path: '/listings/old-pier-rooms' },
  { name: 'a classified listing', path: '/listings/kivu-road-car-hire' },
  {
    name: 'the enquiry',
    path: '/listings/nara-dunes-lodge',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Contact Business' }).click()
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible()
    },
  },
  { name: 'an unknown listing', path: '/listings/gone' },
  { name: 'categories', path: '/categories' },
  { name: 'a category', path: '/categories/accommodation' },
  { name: 'a subcategory', path: '/categories/accommodation/safari-lodges' },
  { name: 'locations', path: '/locations' },
  { name: 'a country', path: '/locations/kenya' },
  { name: 'a city', path: '/locations/cape-town' },
  { name: 'classifieds', path: '/classifieds' },
  { name: 'pricing', path: '/pricing' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  {
    name: 'an incomplete message',
    path: '/contact',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
    },
  },
  { name: 'privacy', path: '/privacy' },
  { name: 'a comparison', path: '/compare?listing=nara-dunes-lodge&listing=old-pier-rooms&listing=kivu-road-car-hire' },
  { name: 'no comparison', path: '/compare' },
  { name: 'a shared shortlist', path: '/shortlist?listing=nara-dunes-lodge' },
  { name: 'an empty shortlist', path: '/shortlist' },
  { name: 'the sign-in', path: '/admin' },
  { name: 'an unknown address', path: '/no/such/page' },
]

const THEMES = ['light', 'dark'] as const
const WIDTHS = [320, 768, 1280] as const

/** Each page in every theme and width in `.ci/run`; elsewhere in one of each, so that every pair of them is met. */
const isFull = process.env['DIRA_ACCESSIBILITY'] === 'full'

for (const [index, { name, path, reach }] of PAGES.entries()) {
  for (const [t, theme] of THEMES.entries()) {
    for (const [w, width] of WIDTHS.entries()) {
      if (!isFull && (index % THEMES.length !== t || Math.floor(index / THEMES.length) % WIDTHS.length !== w)) continue
      test(`${name}: nothing to complain of at ${width} pixels in the ${theme} theme`, async ({ browser, site }) => {
        const context = await browser.newContext({
          colorScheme: theme,
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        await page.goto(site.url + path)
        await whenReady(page)
        await page.waitForLoadState('networkidle')
        await reach?.(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
        expect(await page.locator('h1').count()).toBe(1)
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
        await context.close()
      })
    }
  }
}

test('the first stop of every page leads to its content, and a new page has the focus and its title', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Before it listens, a link is the browser's: a page that is loaded has the focus of none.
  await whenReady(page)
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect((await page.title()).startsWith(`${name}, `)).toBe(true)
})

test('a search is announced once for each change', async ({ page, site }) => {
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('[role=status], [aria-live=polite]')) {
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  await page.getByRole('searchbox').fill('kenya')
  await expect(page.getByText('Showing 92 of 696 businesses').first()).toBeVisible()
  await expect(page).toHaveURL(/search=kenya/)
  const ofTheCount = () =>
    page.evaluate(() => (window as unknown as { said: string[] }).said.filter((text) => text.includes('92')))
  await expect.poll(ofTheCount).toHaveLength(1)
  // Nothing more comes of the address, which follows the letters.
  await page.waitForTimeout(1500)
  expect(await ofTheCount()).toHaveLength(1)
})

for (const [name, size] of [
  ['text at 200 %', '200%'],
  ['text at 400 %, which is a window of 320 pixels', '400%'],
] as const) {
  test(`nothing is cut or runs sideways with ${name}`, async ({ page, site }) => {
    // A zoom of the page narrows its window; larger text alone does not.
    if (size === '400%') await page.setViewportSize({ width: 320, height: 256 })
    for (const path of [
      '/',
      '/listings',
      '/listings/nara-dunes-lodge',
      '/contact',
      '/compare?listing=nara-dunes-lodge',
    ]) {
      await page.goto(site.url + path)
      if (size === '200%') await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways, path).toBeLessThanOrEqual(0)
    }
  })
}
