import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { ADMINISTRATOR, publishableKey } from './dataService.ts'
import { expect, startSite, test, type RunningSite } from './runningSite.ts'

test.describe.configure({ timeout: 240_000 })

test('with the process of the data service killed, visitors notice nothing and it comes back', async ({
  page,
  request,
}) => {
  const site = await startSite()
  try {
    await page.goto(`${site.url}/listings`)
    const { pid } = JSON.parse(await readFile(join(site.dataFolder, 'running.json'), 'utf8')) as { pid: number }
    process.kill(pid, 'SIGKILL')

    await expectToServe(site, request)
    await page.getByRole('searchbox').click()
    await page.getByRole('searchbox').pressSequentially('kenya')
    await expect(page.getByText(/Showing \d+ of \d+ businesses/)).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Kenya')

    await expect.poll(async () => (await readListing(site, request)).status(), { timeout: 30_000 }).toBe(200)
  } finally {
    await site.remove()
  }
})

test('with the data folder removed, pages go on, and a write is refused with the reason', async ({ request }) => {
  const site = await startSite()
  try {
    await rm(site.dataFolder, { recursive: true, force: true })
    await expectToServe(site, request)

    const signIn = await request.post(`${site.url}/auth/v1/token?grant_type=password`, {
      headers: { apikey: await publishableKey(request, site) },
      data: { email: ADMINISTRATOR, password: 'anything' },
    })
    expect(signIn.status()).toBe(503)
    expect(await signIn.json()).toMatchObject({ code: 'DATA_GONE', message: expect.stringMatching(/data folder/i) })
  } finally {
    await site.remove()
  }
})

test('without a key, and with the key of visitors, nothing is written and nothing hidden is read', async ({
  request,
  site,
}) => {
  const listings = `${site.url}/rest/v1/listings`
  expect((await request.get(listings)).status()).toBe(401)
  const headers = { apikey: await publishableKey(request, site) }
  expect(await (await request.get(`${listings}?select=id&status=neq.published`, { headers })).json()).toEqual([])
  const written = await request.post(listings, {
    headers,
    data: { slug: 'x', business_name: 'X', category: 'Shopping', country: 'Kenya' },
  })
  expect(written.status()).toBe(401)
  expect((await request.get(`${site.url}/_system/info`, { headers })).status()).toBe(404)
  expect((await request.get(`${site.url}/control/administrator`, { headers })).status()).toBe(404)
})

async function expectToServe(site: RunningSite, request: APIRequestContext): Promise<void> {
  for (const path of ['/', '/listings', '/listings?search=kenya', '/listings?sort=za']) {
    const answer = await request.get(site.url + path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain('<article')
  }
}

async function readListing(site: RunningSite, request: APIRequestContext) {
  const headers = { apikey: await publishableKey(request, site) }
  return request.get(`${site.url}/rest/v1/listings?select=id&limit=1`, { headers })
}
