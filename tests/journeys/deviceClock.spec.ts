import { openAsOwner, withOwners } from './owners.ts'
import { whenReady } from './pageEvents.ts'
import { CI, expect, NIGHTLY, startSite, test, type RunningSite } from './runningSite.ts'
import { setDeviceClock } from './setDeviceClock.ts'
import { signIn } from './signIn.ts'

const MINUTE = 60_000
const OWNER = { email: 'ndapewa@dira.example', password: 'ndapewa-1', listings: { 'nara-dunes-lodge': [] } }

/** How far the clock of the device is ahead of the server's. */
const CLOCKS = {
  'half an hour and a minute ahead': 31 * MINUTE,
  'five hours ahead': 300 * MINUTE,
  'two hours behind': -120 * MINUTE,
  'a day behind': -1440 * MINUTE,
  'a year ahead': 365 * 1440 * MINUTE,
  // What a device shows whose battery was empty.
  'at 1970': -Date.now(),
} as const

test.describe('on a device whose clock is off', () => {
  let site: RunningSite
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    site = await startSite({ prepare: withOwners(OWNER) })
  })
  test.afterAll(() => site.remove())

  for (const [how, ahead] of Object.entries(CLOCKS)) {
    // By day the one that was reported.
    const often = ahead === 31 * MINUTE ? CI : NIGHTLY
    test(`by being ${how}: what is open now is open`, often, async ({ page }) => {
      await page.addInitScript(setDeviceClock, ahead)
      await page.goto(`${site.url}/listings?open=now`)
      await whenReady(page)
      const cards = page.getByRole('article')
      await expect(cards.first()).toContainText('Open now')
      for (const card of await cards.all()) await expect(card).toContainText('Open now')
      const details = page.getByRole('link', { name: /^View Details/ }).first()
      await page.goto(site.url + ((await details.getAttribute('href')) ?? ''))
      await expect(page.getByRole('complementary').getByText(/^Open now/)).toBeVisible()
    })

    test(
      `by being ${how}: an administrator and an owner stay signed in without renewing anything`,
      often,
      async ({ page, browser }) => {
        const owner = await (await browser.newContext()).newPage()
        const renewed: string[] = []
        for (const one of [page, owner]) {
          await one.addInitScript(setDeviceClock, ahead)
          one.on('request', (request) => {
            if (request.url().includes('grant_type=refresh_token')) renewed.push(request.url())
          })
        }
        await page.goto(`${site.url}/admin`)
        await signIn(page, site)
        await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
        for (const [path, heading] of [
          ['listings', 'Listings'],
          ['inbox', 'Inbox'],
          ['history', 'History'],
        ] as const) {
          await page.goto(`${site.url}/admin/${path}`)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await page.waitForLoadState('networkidle')
        }
        await openAsOwner(owner, site, OWNER, '/owner')
        await expect(owner.getByText('!Nara Dunes Lodge').first()).toBeVisible()
        await owner.reload()
        await expect(owner.getByText('!Nara Dunes Lodge').first()).toBeVisible()
        await owner.waitForLoadState('networkidle')
        expect(renewed).toEqual([])
      },
    )
  }
})
