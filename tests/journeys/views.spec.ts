import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

test(
  'rows are kept for the lists to come, without a page that moves, until cards are chosen',
  CI,
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const watched = globalThis as unknown as { shift: number }
      watched.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const view = (name: string) => page.getByRole('navigation', { name: 'View' }).getByRole('link', { name })
    await page.goto(`${site.url}/locations/kenya`)
    await whenReady(page)
    await view('Rows').click()
    await expect(page).toHaveURL(`${site.url}/locations/kenya?view=rows`)
    await expect(page.getByRole('heading', { level: 2, name: /^Businesses \d/ })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)

    // By a link of the site, and as a document of its own.
    await page.getByRole('link', { name: 'Classifieds' }).first().click()
    await expect(page).toHaveURL(`${site.url}/classifieds?view=rows`)
    await page.goto(`${site.url}/categories/accommodation?country=kenya`)
    await expect(page).toHaveURL(`${site.url}/categories/accommodation?country=kenya&view=rows`)
    await whenReady(page)
    await expect(view('Rows')).toHaveAttribute('aria-current', 'page')
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.02)
    await expect(page.locator('html')).toBeVisible()

    await view('Cards').click()
    await expect(page).toHaveURL(`${site.url}/categories/accommodation?country=kenya`)
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    await expect(page).toHaveURL(`${site.url}/listings`)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the views are links, which search, filters and pages keep', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/listings`)
    await page.getByRole('link', { name: 'Rows' }).first().click()
    await expect(page).toHaveURL(`${site.url}/listings?view=rows`)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/listings\?page=2&view=rows$/)
    const search = page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: /search/i }))
      .first()
    await search.fill('lodge')
    await search.press('Enter')
    await expect(page).toHaveURL(/search=lodge.*view=rows/)
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('link', { name: 'Cards' }).first().click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('cards and rows are chosen in the sheet of the filters', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    await page.locator('summary', { hasText: 'Show filters' }).click()
    await page.getByRole('link', { name: 'Rows' }).click()
    await expect(page).toHaveURL(`${site.url}/listings?view=rows`)
    await expect(page.getByRole('link', { name: 'Rows' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Businesses/ })).toBeVisible()
  })
})
