import type { Browser, Page } from '@playwright/test'
import { STORAGE_KEY } from '../../packages/auth/src/storedSession.ts'
import { pressFaults, type Pointer } from '../../packages/ui/src/testing/pressing/pressFaults.ts'
import { openAsOwner, withOwners } from './owners.ts'
import { pagePlace, watchPressing, type Sessions } from './pagePlace.ts'
import { ROUTES } from './routes.ts'
import { expect, NIGHTLY, startSite, test as base, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

const OWNER = { email: 'ndapewa@dira.example', password: 'ndapewa-1', listings: { 'nara-dunes-lodge': [] } }

/** One of every kind of page, with the administrators' door. */
const PATHS = [
  ...ROUTES.map(([path]) => path),
  '/admin',
  ...['listings', 'listings/new', 'inbox', 'import', 'history', 'payments'].map((path) => `/admin/${path}`),
  '/owner',
]

const WINDOWS = {
  mouse: [{ width: 1440, height: 900, onlyOpening: false }],
  touch: [
    { width: 390, height: 844, onlyOpening: false },
    { width: 820, height: 1180, onlyOpening: true },
  ],
}

/** A site with an owner. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ prepare: withOwners(OWNER) })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** By window, what was tried there already: pages have their parts in common, which are tried where they are met first. */
const known = new Map<number, Set<string>>()
const plain = new Set<string>()
let sessions: Sessions | undefined

for (const [pointer, windows] of Object.entries(WINDOWS) as [Pointer, (typeof WINDOWS)[Pointer]][]) {
  for (const path of PATHS) {
    test(`${path} does by ${pointer} what it does by keyboard`, NIGHTLY, async ({ browser, site }) => {
      sessions ??= await signedInOn(site, browser)
      const found: string[] = []
      for (const { width, height, onlyOpening } of windows) {
        const context = await browser.newContext({
          viewport: { width, height },
          hasTouch: pointer === 'touch',
          isMobile: pointer === 'touch',
          reducedMotion: 'reduce',
        })
        await watchPressing(context, sessions)
        const page = await context.newPage()
        if (!known.has(width)) known.set(width, new Set())
        const options = { pointer, onlyOpening, known: known.get(width), plain }
        const { faults } = await pressFaults(pagePlace(page, site.url + path), options)
        found.push(...faults.map((fault) => `${width} px: ${fault}`))
        await context.close()
      }
      expect(found.join('\n')).toBe('')
    })
  }
}

/** The administrator's session and the owner's, each for the pages that are theirs. */
async function signedInOn(site: RunningSite, browser: Browser): Promise<Sessions> {
  const session = async (enter: (page: Page) => Promise<void>) => {
    const page = await browser.newPage()
    await enter(page)
    const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)
    await page.close()
    return stored ?? ''
  }
  return {
    '/admin/': await session(async (page) => {
      await page.goto(`${site.url}/admin`)
      await signIn(page, site)
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    }),
    '/owner': await session((page) => openAsOwner(page, site, OWNER, '/owner')),
  }
}
