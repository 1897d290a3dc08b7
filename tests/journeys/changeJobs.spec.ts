import type { Page } from '@playwright/test'
import { signedIn } from './dataService.ts'
import { CI, expect, startSite, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

const MANY = 2000
const OWN = 'qwtwothousand'

/** What the function of the database answers a page that is about to call it. */
const answerOf = async (page: Page, name: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/rpc/${name}`))

test(
  'a change of many listings and its undo go on when the tab is closed and the server is killed; History says how far',
  CI,
  async ({ context }) => {
    test.setTimeout(400_000)
    const site = await startSite()
    try {
      const { headers } = await signedIn(context.request, site)
      const data = Array.from({ length: MANY }, (_, at) => {
        const id = `${OWN}-${String(at).padStart(4, '0')}`
        return { id, slug: id, business_name: `${OWN} ${at}`, category: 'shopping', country: 'NA', status: 'draft' }
      })
      // A request has a size.
      for (let at = 0; at < MANY; at += 400) {
        const part = { headers, data: data.slice(at, at + 400) }
        expect((await context.request.post(`${site.url}/rest/v1/listings`, part)).status()).toBe(201)
      }
      const countOf = async (status: string) => {
        const asked = `${site.url}/rest/v1/listings?id=like.${OWN}*&status=eq.${status}&select=id`
        const answer = await context.request.get(asked, {
          headers: { ...headers, prefer: 'count=exact', range: '0-0' },
        })
        return Number(answer.headers()['content-range']?.split('/')[1])
      }
      const openListings = async () => {
        const page = await context.newPage()
        await page.goto(`${site.url}/admin`)
        await signIn(page, site)
        await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Listings' }).click()
        return page
      }

      // All that match are published; the tab is closed, and the server killed.
      let page = await openListings()
      await page.getByRole('searchbox', { name: 'Name, town or phone' }).fill(OWN)
      await expect(page.getByText('2,000 listings')).toBeVisible()
      await page.getByRole('gridcell').first().click()
      await page.getByRole('button', { name: 'Pick all that match' }).click()
      await page.getByRole('button', { name: 'Publish' }).click()
      let begun = answerOf(page, 'change_matching_listings')
      await page.getByRole('button', { name: 'Publish 2,000 listings' }).click()
      expect(await (await begun).json()).toMatchObject({ state: 'working', position: 200, total: MANY })
      await expect(page.getByText('of 2,000 changed')).toBeVisible()
      await page.close()
      await site.stop('SIGKILL')
      await site.restart()

      // It goes on by itself, and History says that it is done.
      await expect.poll(async () => countOf('published'), { timeout: 150_000 }).toBe(MANY)
      page = await openListings()
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'History' }).click()
      await page.getByRole('link', { name: /^2,000 listings published/ }).click()
      const pane = page.getByRole('article')
      await expect(pane.getByText('Applied')).toBeVisible()

      // Its undo is stopped, which History says.
      await pane.getByRole('button', { name: 'Undo 2,000 changes' }).click()
      await expect(pane.getByRole('progressbar', { name: 'Being undone' })).toBeVisible()
      await pane.getByRole('button', { name: 'Stop' }).click()
      await expect(pane.getByRole('progressbar')).toBeHidden()
      const undone = await countOf('draft')
      expect(undone).toBeLessThan(MANY)
      await expect(pane.getByText(`${undone.toLocaleString('en-GB')} of 2,000 undone`)).toBeVisible()

      // The rest of it goes on without the tab.
      begun = answerOf(page, 'undo_operation')
      await pane.getByRole('button', { name: /^Undo [\d,]+ changes$/ }).click()
      await begun
      await page.close()
      await expect.poll(async () => countOf('draft'), { timeout: 150_000 }).toBe(MANY)
      page = await context.newPage()
      await page.goto(`${site.url}/admin/history`)
      await expect(page.getByRole('link', { name: /^2,000 listings published/ })).toContainText(/Undone$/)
    } finally {
      await site.remove()
    }
  },
)
