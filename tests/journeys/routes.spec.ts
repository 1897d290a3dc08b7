import { scriptOf } from '../../packages/data/src/site/paths.ts'
import { expectNoComplaints, watchComplaints, whenReady } from './pageEvents.ts'
import { ROUTES } from './routes.ts'
import { CI, expect, test } from './runningSite.ts'

test('a walk over all routes by links in the browser meets no complaint', async ({ page, site }) => {
  const complaints = watchComplaints(page, site.url)
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await whenReady(page)
  for (const [path, heading] of ROUTES) {
    // Where a page has another script, a link loads the document anew.
    if (scriptOf(path) !== 'visitors') continue
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  expect(complaints).toEqual([])
})

test('a page of each kind does not differ from its hydration', async ({ page, site }) => {
  await expectNoComplaints(page, site.url, ['/', '/locations/kenya', '/listings/nara-dunes-lodge', '/shortlist'])
})

test('a link opens in another tab where one asks for that, and the page stays', CI, async ({ page, context, site }) => {
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

test(
  'a shortlist that came by its link is kept where one asks for that, and nothing moves',
  CI,
  async ({ page, site }) => {
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
  },
)

test('no page differs from its hydration', CI, async ({ page, site }) => {
  await expectNoComplaints(
    page,
    site.url,
    ROUTES.map(([path]) => path),
  )
})
