import { chromium } from 'playwright'
import { percentile, tableRow } from '../../bench/figures.ts'
import { signIn } from '../../tests/journeys/signIn.ts'
import type { RunningSite } from '../../tests/journeys/startSite.ts'
import { BROWSER_ARGS } from '../test/browser.ts'
import { readFrames, watchFrames } from './nextFrames.ts'

const LISTINGS = 250_000
/** Typed one after the other, each taken back at once: many, few and no matches, a town, a number. */
const TEXTS = ['safari', 'blue crane beach', 'windhoek', 'zzqx', '+254 700', 'nara café 7']
const COLUMNS = ['Business', 'Place', 'Package', 'Status', 'Changed']
/** A quick typist, in milliseconds between two keys. */
const PACE = 120

/** Adds made-up listings to the embedded database of a site, which is started anew. */
export async function fillSite(site: RunningSite, listings: number): Promise<void> {
  await site.stop()
  const { code, output } = await site.run('scripts/measure/fillListings.ts', site.dataFolder, String(listings))
  if (code !== 0) throw new Error(output)
  await site.restart()
}

/** Prints how long the table of 250,000 listings lets an administrator wait, with a processor four times slower, and what each view fetches. */
export async function measureAdminListings(site: RunningSite, browser: string): Promise<void> {
  await fillSite(site, LISTINGS)
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_ARGS })
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  session.on('Network.loadingFinished', (loaded) => (bytes += loaded.encodedDataLength))
  await session.send('Network.enable')
  await watchFrames(page)

  console.log(`\n## The table of ${LISTINGS.toLocaleString('en')} listings, embedded database, CPU ×4\n`)
  console.log('| | number | next frame p50 | p98 | longest | shown p50 | p98 | fetched at most |')
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  /** Does something some times. Time and bytes count from `begin` on; without keys, one press has one frame, the longest of its events. */
  const measure = async (
    what: string,
    acts: readonly ((begin: () => Promise<void>) => Promise<readonly [keys: number, from: number] | void>)[],
  ) => {
    const measured = { frames: [] as number[], shown: [] as number[], bytes: [] as number[] }
    for (const act of acts) {
      let from = 0
      const begin = async () => {
        await readFrames(page)
        bytes = 0
        from = performance.now()
      }
      const [keys = 0, since = from] = (await act(begin)) ?? []
      const shown = performance.now()
      await page.waitForTimeout(300)
      measured.shown.push(shown - since)
      measured.bytes.push(bytes)
      const frames = await readFrames(page, keys || 1)
      measured.frames.push(...(keys ? frames : [Math.max(...frames)]))
    }
    const of = (numbers: readonly number[], share: number) => `${Math.round(percentile(numbers, share))} ms`
    console.log(
      tableRow([
        what,
        String(measured.frames.length),
        ...[0.5, 0.98, 1].map((share) => of(measured.frames, share)),
        ...[0.5, 0.98].map((share) => of(measured.shown, share)),
        `${(Math.max(...measured.bytes) / 1000).toFixed(1)} kB`,
      ]),
    )
  }
  /** Until what was asked for is there: once the page has drawn what its address says, the table shows what was there while it reads. */
  const settled = async () => {
    await page.evaluate(async () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
    await page.waitForFunction(() => !document.querySelector('[data-reading]'))
  }
  const firstRow = page.getByRole('grid').getByRole('row').nth(1)
  const press = (pressed: () => Promise<void>) => async (begin: () => Promise<void>) => {
    const before = page.url()
    await begin()
    await pressed()
    await page.waitForURL((url) => url.href !== before)
    await settled()
  }

  const times = [1, 2, 3]
  const opened = async (begin: () => Promise<void>) => {
    await session.send('Network.clearBrowserCache')
    await begin()
    await page.goto(`${site.url}/admin/listings`)
    await firstRow.waitFor()
  }
  await measure(
    'opened, with nothing cached',
    times.map(() => opened),
  )
  const openedFromDashboard = async (begin: () => Promise<void>) => {
    await page.goto(`${site.url}/admin/dashboard`)
    await page.waitForLoadState('networkidle')
    await begin()
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Listings' }).click()
    await firstRow.waitFor()
  }
  await measure(
    'opened from the dashboard',
    times.map(() => openedFromDashboard),
  )
  const field = page.getByRole('searchbox', { name: 'Name, town or phone' })
  const typed = (text: string) => async (begin: () => Promise<void>) => {
    await field.fill('')
    await page.waitForURL((url) => !url.searchParams.has('search'))
    await settled()
    await field.focus()
    await begin()
    let from = 0
    for (const key of text) {
      from = performance.now()
      // A letter that no key of the keyboard has is composed.
      if (/[ -~]/.test(key)) await field.press(key === ' ' ? 'Space' : key)
      else await page.keyboard.insertText(key)
      await page.waitForTimeout(PACE)
    }
    await page.waitForURL((url) => url.searchParams.get('search') === text)
    await settled()
    return [text.length, from] as const
  }
  await measure('keys in the search field; shown from the last of them', [...TEXTS, ...TEXTS].map(typed))
  await field.fill('')
  await page.waitForURL((url) => !url.searchParams.has('search'))
  const header = (name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })
  await measure(
    'a sort',
    times.flatMap(() => COLUMNS).map((name) => press(() => header(name).click())),
  )
  const next = press(() => page.getByRole('link', { name: 'Next' }).click())
  await measure(
    'a page',
    Array.from({ length: 10 }, () => next),
  )
  await chrome.close()
}
