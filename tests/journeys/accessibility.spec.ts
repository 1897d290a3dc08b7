import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { countedAs } from './countedAs.ts'
import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'
import { isNightly } from '../../scripts/test/depth.ts'
import { fillInBusiness } from './applying.ts'

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

test('a search is announced once for each change', CI, async ({ page, site }) => {
  const kenya = await countedAs(page, site, 'search=kenya')
  const namibia = await countedAs(page, site, 'search=namibia')
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
  await page.getByLabel('Search businesses').fill('kenya')
  await expect(page.getByText(`Showing ${kenya} businesses`).first()).toBeVisible()
  await expect(page).toHaveURL(/search=kenya/)
  const saidOf = (count: string) =>
    page.evaluate((text) => (window as unknown as { said: string[] }).said.filter((line) => line.includes(text)), count)
  await expect.poll(() => saidOf(kenya)).toHaveLength(1)
  // Nothing more came of the address, which follows the emails: what is said next is of the next search.
  await page.getByLabel('Search businesses').fill('namibia')
  await expect.poll(() => saidOf(namibia)).toHaveLength(1)
  expect(await saidOf(kenya)).toHaveLength(1)
})

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
  { name: 'understood as filters', path: '/listings?search=hoteli+nairobi' },
  { name: 'all words found apart', path: '/listings?search=nairobi+hotel&exact=1' },
  {
    name: 'filters shown',
    path: '/listings',
    reach: async (page) => {
      const toggle = page.locator('summary', { hasText: 'Show filters' })
      if (await toggle.isVisible()) await toggle.click()
      else await page.locator('summary', { hasText: 'Category' }).click()
      await expect(page.getByRole('checkbox', { name: /^Accommodation/ })).toBeVisible()
    },
  },
  { name: 'a premium listing', path: '/listings/nara-dunes-lodge' },
  { name: 'a standard listing', path: '/listings/karoo-lantern-house' },
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
  { name: 'the packages to apply for', path: '/get-listed' },
  {
    name: 'an incomplete application',
    path: '/get-listed?plan=premium',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'an application to check',
    path: '/get-listed?plan=premium',
    reach: async (page) => {
      await fillInBusiness(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Check it' }).click()
      await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
    },
  },
  {
    name: 'a claim',
    path: '/claim/old-pier-rooms',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send proof instead' }).click()
      await expect(page.getByRole('textbox', { name: 'What shows that it is yours' })).toBeFocused()
    },
  },
  {
    name: 'a link that opens no request',
    path: '/request',
    reach: (page) => expect(page.getByRole('heading', { name: 'Nothing is behind this link' })).toBeVisible(),
  },
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
  { name: 'accessibility', path: '/accessibility' },
  { name: 'a comparison', path: '/compare?listing=nara-dunes-lodge&listing=old-pier-rooms&listing=kivu-road-car-hire' },
  { name: 'no comparison', path: '/compare' },
  { name: 'a shared shortlist', path: '/shortlist?listing=nara-dunes-lodge' },
  { name: 'an empty shortlist', path: '/shortlist' },
  { name: 'the sign-in', path: '/admin' },
  { name: 'a link that opens nothing', path: '/admin/invitation' },
  { name: 'an unknown address', path: '/no/such/page' },
]

const THEMES = ['light', 'dark'] as const
const WIDTHS = [320, 768, 1280] as const

/** The rules of axe that ask for colours. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

// What axe finds is in the message; a trace of its work would take longer than the work.
test.use({ trace: 'off' })

for (const [index, { name, path, reach }] of PAGES.entries()) {
  // By day each page in one width and theme, so that every pair of them is met.
  const widths = isNightly ? WIDTHS : [WIDTHS[Math.floor(index / THEMES.length) % WIDTHS.length]!]
  const themes = isNightly ? THEMES : [THEMES[index % THEMES.length]!]
  // A state that is reached at one width may be another at the next; a page as it comes only grows.
  for (const together of reach ? widths.map((width) => [width]) : [widths]) {
    test(
      `${name}: nothing to complain of at ${together.join(', ')} pixels (${themes.join(', ')})`,
      CI,
      async ({ browser, site }) => {
        const context = await browser.newContext({ colorScheme: themes[0], reducedMotion: 'reduce' })
        const page = await context.newPage()
        await page.setViewportSize({ width: together[0], height: 800 })
        await page.goto(site.url + path)
        await whenReady(page)
        await page.waitForLoadState('networkidle')
        await reach?.(page)
        for (const width of together) {
          await page.setViewportSize({ width, height: 800 })
          for (const theme of themes) {
            await page.emulateMedia({ colorScheme: theme })
            expect(await axeFaults(page, { onlyColours: theme !== themes[0] }), `${theme}, ${width} px`).toEqual([])
          }
          expect(await page.locator('h1').count()).toBe(1)
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(sideways, `${width} px`).toBeLessThanOrEqual(0)
        }
        await context.close()
      },
    )
  }
}

/** What axe complains of; with `onlyColours` what another theme alone can break. No page has frames, which alone need axe's slower way. */
async function axeFaults(page: Page, { onlyColours }: { onlyColours: boolean }): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (onlyColours ? axe.withRules(RULES_OF_COLOURS) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const [name, size] of [
  ['text at 200 %', '200%'],
  ['text at 400 %, which is a window of 320 pixels', '400%'],
] as const) {
  test(`nothing is cut or runs sideways with ${name}`, CI, async ({ page, site }) => {
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
