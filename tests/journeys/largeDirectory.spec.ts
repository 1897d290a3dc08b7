import { watchComplaints, whenReady } from './pageEvents.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'

/** A directory that is too large for browsers is searched by its server: each search is asked for, and nothing of the whole is fetched. */
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ environment: { BROWSER_LISTINGS: '100' } })
})
test.afterAll(() => site.remove())

test(
  'typing, filters and Back ask the server, which is asked for nothing twice and never for an index',
  CI,
  async ({ page }) => {
    const complaints = watchComplaints(page, site.url)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().slice(site.url.length)))
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    asked.length = 0
    const field = page.getByLabel('Search businesses')
    const results = page.getByRole('region', { name: 'Results' })
    await field.pressSequentially('lodge', { delay: 20 })
    await expect(page).toHaveURL(`${site.url}/listings?search=lodge`)
    const count = page.getByText(/^Showing \d+ of 696 businesses$/)
    await expect(count).not.toHaveText('Showing 696 of 696 businesses')
    const found = await count.textContent()
    await expect(results.getByRole('article').first()).toContainText(/lodge/i)
    expect(asked.filter((path) => path.includes('page.json'))).toEqual(['/listings/page.json?search=lodge'])

    await page.keyboard.press('Escape')
    await page.locator('summary', { hasText: 'Country' }).click()
    await page.getByRole('checkbox', { name: /^Kenya/ }).check()
    await expect(page).toHaveURL(`${site.url}/listings?search=lodge&country=kenya`)
    await expect(count).not.toHaveText(found ?? '')
    await page.goBack()
    await expect(count).toHaveText(found ?? '')
    expect(asked.filter((path) => /\/data\/|changes\.json|listEngine/.test(path))).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('what is typed on is not answered with what was typed before', CI, async ({ page }) => {
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  const slow = Promise.withResolvers<void>()
  await page.route('**/listings/page.json?search=k', async (route) => {
    await slow.promise
    await route.continue().catch(() => undefined) // The browser may have given it up.
  })
  const field = page.getByLabel('Search businesses')
  await field.fill('k')
  await expect(page).toHaveURL(/search=k$/)
  await field.fill('kilimani court')
  await expect(page.getByText(/^Showing 1 of 696 businesses$/)).toBeVisible()
  slow.resolve()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/^Showing 1 of 696 businesses$/)).toBeVisible()
})

test('without an answer the list that stands says so, and can be tried again', CI, async ({ page }) => {
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  await page.route('**/page.json?*', (route) => route.abort())
  await page.getByLabel('Search businesses').fill('lodge')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/page.json?*')
  // The suggestions lie over it.
  await page.keyboard.press('Escape')
  await retry.click()
  await expect(page.getByText(/^Showing \d+ of 696 businesses$/)).toBeVisible()
})
