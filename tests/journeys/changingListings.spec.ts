import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { signedIn } from './dataService.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'

const IMPORT = 'apps/backend/src/cli/import-listings.ts'
const HEADER = 'source_id,name,category,osm_tag,lat,lng'

test(
  'a listing imported after the build is found and opens, with and without script, and after a restart',
  CI,
  async ({ browser }) => {
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
        await page.getByRole('link', { name: /^Mama Njeri/ }).click()
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
  },
)

test(
  'a listing that is archived answers 410 with what is near, and is found no more, in a page that was loaded before as well',
  CI,
  async ({ page }) => {
    test.setTimeout(240_000)
    const site = await startSite()
    try {
      const slug = 'old-pier-rooms'
      await page.goto(`${site.url}/listings`)
      expect((await page.request.get(`${site.url}/listings/${slug}`)).status()).toBe(200)
      await change(page.request, site, slug, { status: 'archived' })

      const answer = await answerOf(page.request, `${site.url}/listings/${slug}`, 410)
      const html = await answer.text()
      expect(html).toContain('Old Pier Rooms is no longer listed')
      expect(html).toContain('noindex')
      expect(html).toMatch(/More from [^]*href="\/listings\/[^"]+"/)
      expect(await sitemapOf(page.request, site)).not.toContain(slug)
      await page.getByLabel('Search businesses').click()
      await page.getByLabel('Search businesses').pressSequentially('old pier rooms')
      await expect(page.getByText('Showing 0 of 695 businesses')).toBeVisible()
    } finally {
      await site.remove()
    }
  },
)

test(
  'an address that was changed leads to the page, in a page that was loaded before as well',
  CI,
  async ({ page }) => {
    test.setTimeout(240_000)
    const site = await startSite()
    try {
      await page.goto(`${site.url}/listings?search=old+pier`)
      // The link is followed by the script.
      await page.getByLabel('Search businesses').click()
      await change(page.request, site, 'old-pier-rooms', { slug: 'pier' })
      await change(page.request, site, 'pier', { slug: 'new-pier-rooms' })

      const address = `${site.url}/listings/old-pier-rooms?from=guide`
      const answer = await answerOf(page.request, address, 301)
      expect(answer.headers()['location']).toBe('/listings/new-pier-rooms?from=guide')
      await answerOf(page.request, `${site.url}/listings/pier`, 301)
      await answerOf(page.request, `${site.url}/listings/new-pier-rooms`, 200)
      const sitemap = await sitemapOf(page.request, site)
      expect(sitemap).toContain('/listings/new-pier-rooms')
      expect(sitemap).not.toContain('/listings/old-pier-rooms')

      await page.getByRole('link', { name: 'View Details: Old Pier Rooms' }).click()
      await expect(page).toHaveURL(`${site.url}/listings/new-pier-rooms`)
      await expect(page.getByRole('heading', { level: 1, name: 'Old Pier Rooms' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`${site.url}/listings?search=old+pier`)
    } finally {
      await site.remove()
    }
  },
)

/** Changes a listing, as an administrator. */
async function change(request: APIRequestContext, site: RunningSite, slug: string, data: object): Promise<void> {
  const { headers } = await signedIn(request, site)
  const answer = await request.patch(`${site.url}/rest/v1/listings?slug=eq.${slug}`, { headers, data })
  expect(answer.ok()).toBe(true)
}

/** The answer at an address once it has a status; redirects are not followed. */
async function answerOf(request: APIRequestContext, url: string, status: number): Promise<APIResponse> {
  const ask = () => request.get(url, { maxRedirects: 0 })
  await expect.poll(async () => (await ask()).status(), { timeout: 15_000 }).toBe(status)
  return ask()
}

const sitemapOf = async (request: APIRequestContext, { url }: RunningSite) =>
  (await request.get(`${url}/sitemap.xml`)).text()
