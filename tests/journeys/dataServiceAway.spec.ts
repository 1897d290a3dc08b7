import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { publishableKey } from './dataService.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'

test.describe.configure({ timeout: 240_000 })

test(
  'with the process of the data service killed, visitors notice nothing and it comes back',
  CI,
  async ({ page, request }) => {
    const site = await startSite()
    try {
      await page.goto(`${site.url}/listings`)
      const { pid } = JSON.parse(await readFile(join(site.dataFolder, 'running.json'), 'utf8')) as { pid: number }
      process.kill(pid, 'SIGKILL')

      await expectToServe(site, request)
      await page.getByLabel('Search businesses').click()
      await page.getByLabel('Search businesses').pressSequentially('kenya')
      await expect(page.getByText(/Showing \d+ of \d+ businesses/)).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText('Kenya')

      await expect.poll(async () => (await readListing(site, request)).status(), { timeout: 30_000 }).toBe(200)
    } finally {
      await site.remove()
    }
  },
)

async function expectToServe(site: RunningSite, request: APIRequestContext): Promise<void> {
  for (const path of ['/', '/listings', '/listings?search=kenya', '/listings?sort=za']) {
    const answer = await request.get(site.url + path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain('<article')
  }
}

async function readListing(site: RunningSite, request: APIRequestContext) {
  const headers = { apikey: await publishableKey(request, site) }
  return request.get(`${site.url}/rest/v1/rpc/listings_version`, { headers })
}
