import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signedIn } from './dataService.ts'
import { expect, startSite, test } from './runningSite.ts'

const IMPORT = 'apps/backend/src/cli/import-listings.ts'
const HEADER = 'source_id,name,category,osm_tag,lat,lng'

test('a listing imported after the build is found and opens, with and without script, and after a restart', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const site = await startSite()
  try {
    const folder = join(site.dataFolder, '..')
    const file = join(folder, 'new.csv')
    const places = join(folder, 'places.csv')
    await writeFile(
      file,
      `${HEADER}\nt-1,"Mama Njeri's Zebra-Crossing Café",Restaurants & Dining,amenity=cafe,-1.28,36.82\n`,
    )
    await writeFile(places, 'source_id,name,kind,lat,lng,population\np-1,Nairobi,city,-1.2832533,36.8172449,1\n')
    const imported = await site.run(IMPORT, file, '--places', places)
    expect(imported.output).toContain('1')
    expect(imported.code).toBe(0)

    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(`${site.url}/listings?search=zebra-crossing+cafe`)
      await expect(page.getByText(/Showing 1 of \d+ businesses/)).toBeVisible()
      await page.getByRole('link', { name: /^View Details/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Mama Njeri' })).toBeVisible()
      const direct = await page.reload()
      expect(direct?.status()).toBe(200)
      await context.close()
    }

    const page = await browser.newPage()
    await page.goto(`${site.url}/listings`)
    await page.getByLabel('Search businesses').click()
    await page.getByLabel('Search businesses').pressSequentially('zebra-crossing')
    await expect(page.getByText(/Showing 1 of \d+ businesses/)).toBeVisible()

    await site.restart()
    await page.goto(`${site.url}/listings?search=zebra-crossing`)
    await expect(page.getByText(/Showing 1 of \d+ businesses/)).toBeVisible()
  } finally {
    await site.remove()
  }
})

test('a listing that is taken back answers 404 and is found no more, in a page that was loaded before as well', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const site = await startSite()
  try {
    const slug = 'old-pier-rooms'
    await page.goto(`${site.url}/listings`)
    expect((await page.request.get(`${site.url}/listings/${slug}`)).status()).toBe(200)

    const { headers } = await signedIn(page.request, site)
    const taken = await page.request.patch(`${site.url}/rest/v1/listings?slug=eq.${slug}`, {
      headers,
      data: { status: 'archived' },
    })
    expect(taken.ok()).toBe(true)

    await expect
      .poll(async () => (await page.request.get(`${site.url}/listings/${slug}`)).status(), { timeout: 15_000 })
      .toBe(404)
    expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain(slug)
    await page.getByLabel('Search businesses').click()
    await page.getByLabel('Search businesses').pressSequentially('old pier rooms')
    await expect(page.getByText('Showing 0 of 695 businesses')).toBeVisible()
  } finally {
    await site.remove()
  }
})
