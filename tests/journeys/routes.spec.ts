import { watchComplaints, whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'

/** Every route of the site, and the heading of its page. */
const ROUTES = [
  ['/', 'Find the Best Businesses Across Africa'],
  ['/listings', 'Business Listings'],
  ['/listings/nara-dunes-lodge', '!Nara Dunes Lodge'],
  ['/categories', 'Browse by Category'],
  ['/categories/accommodation', 'Accommodation'],
  ['/categories/accommodation/safari-lodges', 'Safari Lodges'],
  ['/locations', 'Browse by Location'],
  ['/locations/kenya', 'Kenya'],
  ['/locations/cape-town', 'Cape Town'],
  ['/locations/south-africa/western-cape', 'Western Cape'],
  ['/classifieds', 'Classifieds'],
  ['/pricing', 'Simple, Transparent Pricing'],
  ['/about', /compass/],
  ['/contact', 'Get in Touch'],
  ['/privacy', 'Privacy'],
  ['/compare?listing=nara-dunes-lodge&listing=old-pier-rooms', 'Compare listings'],
  ['/shortlist', 'Shortlist'],
] as const

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every route is a whole page with one heading, a title and a description', async ({ page, site }) => {
    for (const [path, heading] of ROUTES) {
      const answer = await page.goto(site.url + path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(/Dira/)
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/)
      // Left to the browser by React, a part of the page would be such a template.
      expect(await page.content()).not.toContain('<template id="B:')
    }
  })

  for (const path of [
    '/categories/banks',
    '/categories/accommodation/tents',
    '/locations/atlantis',
    '/classifieds/x',
  ]) {
    test(`an address that names nothing is not found: ${path}`, async ({ page, site }) => {
      expect((await page.goto(site.url + path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    })
  }

  test('filters are a form', async ({ page, site }) => {
    await page.goto(`${site.url}/listings`)
    await page.locator('summary', { hasText: 'Country' }).click()
    await page.getByRole('checkbox', { name: /^Kenya/ }).check()
    await page.getByRole('button', { name: 'Apply filters' }).first().click()
    await expect(page).toHaveURL(/country=kenya/)
    await expect(page.getByText('Showing 92 of 696 businesses')).toBeVisible()
  })
})

test('a walk over all routes by links in the browser meets no complaint', async ({ page, site }) => {
  const complaints = watchComplaints(page, site.url)
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await whenReady(page)
  for (const [path, heading] of ROUTES) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  expect(complaints).toEqual([])
})

test('no page differs from its hydration', async ({ page, site }) => {
  for (const [path] of ROUTES) {
    const complaints = watchComplaints(page, site.url)
    await page.goto(site.url + path)
    await whenReady(page)
    await page.waitForLoadState('networkidle')
    expect(complaints, path).toEqual([])
  }
})

test('the sitemap names every public page, and each of them is there', async ({ request, site }) => {
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => /\/listings\/./.test(address))).toHaveLength(696)
  for (const address of addresses) expect((await request.head(address)).status(), address).toBe(200)
  expect(await (await request.get(`${site.url}/robots.txt`)).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('a link opens in another tab where one asks for that, and the page stays', async ({ page, context, site }) => {
  await page.goto(site.url)
  await whenReady(page)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/listings\/[a-z]/)
  await expect(page).toHaveURL(`${site.url}/`)
})

test('a shortlist that came by its link is kept where one asks for that, and nothing moves', async ({ page, site }) => {
  await page.goto(`${site.url}/shortlist?listing=nara-dunes-lodge&listing=old-pier-rooms`)
  const first = page.getByRole('article').first()
  await page.evaluate(() => document.fonts.ready)
  const before = await first.boundingBox()
  await whenReady(page)
  expect(await first.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Keep it in this browser' }).press('Enter')
  await expect(page.getByRole('status').getByText('This list is on your shortlist')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Kept in this browser' })).toBeFocused()
  expect(await first.boundingBox()).toEqual(before)
  await page.goto(`${site.url}/shortlist`)
  await expect(page.getByRole('article')).toHaveCount(2)
})
