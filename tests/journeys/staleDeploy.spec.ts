import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

test.describe('after a newer build has replaced the code of an open page', () => {
  test('a page whose code is missing is loaded anew once, and is whole', CI, async ({ page, site }) => {
    const loads = await watchLoads(page)
    await page.goto(site.url)
    await whenReady(page)
    await page.route(/\/assets\/(AboutRoute|PricingPage)-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.evaluate(() => {
      history.pushState(null, '', '/about')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect.poll(() => loads.length).toBe(2)
    await expect(page.getByRole('heading', { level: 1, name: /compass/ })).toBeVisible()

    // The same build again: whatever else is missing, the page is not loaded over and over.
    await page.goto(`${site.url}/pricing`)
    await expect(page.getByRole('heading', { level: 1, name: 'Simple, Transparent Pricing' })).toBeVisible()
    await missesCode(page)
    expect(loads).toHaveLength(3)
    await page.locator('a[href="/contact"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(`${site.url}/contact`)
  })

  test('with all code gone, every page still shows and links lead on', CI, async ({ page, site }) => {
    const loads = await watchLoads(page)
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto(site.url)
    await expect.poll(() => loads.length).toBe(2)
    await missesCode(page, 'reload')
    expect(loads).toHaveLength(2)
    await page.getByLabel('Search businesses').first().fill('namibia')
    await page.getByLabel('Search businesses').first().press('Enter')
    await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
    await expect(page.getByRole('article').first()).toContainText('Namibia')
  })

  test('a page is not loaded anew under somebody who is writing', CI, async ({ page, site }) => {
    const loads = await watchLoads(page)
    await page.route(/\/assets\/supabaseGateway[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${site.url}/admin`)
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@dira.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('long enough')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Login failed: An unexpected error occurred').first()).toBeVisible()
    await missesCode(page)
    expect(loads).toHaveLength(1)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@dira.example')
  })

  test('where nothing can be remembered, nothing is loaded anew', CI, async ({ page, site }) => {
    const loads = await watchLoads(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('refused')
        },
      })
    })
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto(site.url)
    await missesCode(page)
    expect(loads).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** The documents that a page asks for from now on. */
async function watchLoads(page: Page): Promise<readonly string[]> {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads.push(request.url())
  })
  await page.addInitScript(() => addEventListener('dira:missing-code', () => performance.mark('missing')))
  return loads
}

/** Waits until the document that was loaded this way knows that code is missing, and has done what it does about it. */
async function missesCode(page: Page, type: 'navigate' | 'reload' = 'navigate'): Promise<void> {
  const known = () =>
    page.evaluate(() => [
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).type)
        .join(),
      performance.getEntriesByName('missing').length,
    ])
  await expect.poll(known, { intervals: [50] }).toEqual([type, 1])
  // It asks the site whether it answers before it is loaded anew.
  await page.waitForLoadState('networkidle')
}
