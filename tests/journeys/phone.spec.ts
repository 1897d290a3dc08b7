import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Where the first result begins, in pixels from the top of the page. */
const firstResult = async (page: Page) => (await page.getByRole('article').first().boundingBox())!.y

const LISTS = [
  '/listings',
  '/locations/kenya',
  '/locations/kenya/nairobi',
  '/categories/accommodation',
  '/categories/accommodation/safari-lodges',
  '/classifieds',
]

test('each list begins with its results, and nothing moves when the script comes', CI, async ({ page, site }) => {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as { shift: number }
    watched.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of LISTS) {
    await page.goto(site.url + path)
    await whenReady(page)
    expect(await firstResult(page), path).toBeLessThanOrEqual(360)
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift), path).toBeLessThan(0.02)
  }
  await page.goto(`${site.url}/listings?category=accommodation&country=kenya`)
  expect(await firstResult(page), 'with two badges').toBeLessThanOrEqual(420)
})

test(
  'the row of the search stays, its filters are a sheet with the order, and Escape closes it',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    await page.mouse.wheel(0, 1500)
    const row = page.getByRole('search')
    await expect.poll(async () => (await row.boundingBox())!.y).toBeLessThan(12)

    const toggle = page.locator('summary', { hasText: 'Show filters' })
    await toggle.click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Z-A')
    await expect(page).toHaveURL(/sort=za/)
    // Nothing behind the sheet can be reached.
    await expect(row).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(row).toBeVisible()
    await expect(toggle).toBeFocused()
  },
)

test(
  'a listing has its first actions in reach of the thumb, and a toast or a comparison lies beside them',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/listings/nara-dunes-lodge`)
    await whenReady(page)
    const bar = page.getByRole('region', { name: 'Contact and save' })
    const box = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!
    expect((await bar.boundingBox())!.y + (await bar.boundingBox())!.height).toBe(844)
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
    await bar.getByRole('button', { name: /^Save/ }).click()
    await expect
      .poll(async () => {
        const { y, height } = await box('Notifications')
        return y + height
      })
      .toBeLessThanOrEqual((await bar.boundingBox())!.y)
    await page.getByRole('button', { name: /^Compare/ }).click()
    await expect
      .poll(async () => {
        const { y, height } = await box('Comparison')
        return y + height
      })
      .toBeLessThanOrEqual((await bar.boundingBox())!.y)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the chips are links, and the sheet is a form with the order', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/locations/kenya`)
    await page.getByRole('navigation', { name: 'Category' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/category=/)
    await page.locator('summary', { hasText: 'Show filters' }).click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A-Z')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/category=.*sort=az|sort=az.*category=/)
    expect(await firstResult(page)).toBeLessThanOrEqual(420)
  })
})
