import { chromium, type CDPSession, type Page } from 'playwright'
import { percentile, tableRow } from '../../bench/figures.ts'
import { signIn } from '../../tests/journeys/signIn.ts'
import type { RunningSite } from '../../tests/journeys/startSite.ts'
import { BROWSER_ARGS } from '../test/browser.ts'

const LISTINGS = 250_000
/** Typed one after the other, each taken back at once: many, few and no matches, a town, a number. */
const TEXTS = ['safari', 'blue crane beach', 'windhoek', 'zzqx', '+254 700', 'nara café 7']
const COLUMNS = ['Business', 'Place', 'Package', 'Status', 'Changed']
const PAGES = 10
const TIMES = 3
/** A quick typist, in milliseconds between two keys. */
const PACE = 120

interface Measured {
  readonly what: string
  /** From each press to the next frame. */
  readonly frames: readonly number[]
  /** From each press until the table shows what was asked for. */
  readonly shown: readonly number[]
  /** What came in for each. */
  readonly bytes: readonly number[]
}

/** Prints how long the table of 250,000 listings lets an administrator wait, with a processor four times slower, and what each view fetches. */
export async function measureAdminListings(site: RunningSite, browser: string): Promise<void> {
  await site.stop()
  const filled = await site.run('scripts/measure/fillListings.ts', site.dataFolder, String(LISTINGS))
  if (filled.code !== 0) throw new Error(filled.output)
  await site.restart()
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_ARGS })
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()

  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const counter = await countBytes(session)
  await watchFrames(page)
  const measured: Measured[] = []
  const watched = { page, session, counter }
  measured.push(
    await opened('opened, with nothing cached', watched, {
      before: async () => undefined,
      open: async () => void (await page.goto(`${site.url}/admin/listings`)),
    }),
    await opened('opened from the dashboard', watched, {
      before: async () => {
        await page.goto(`${site.url}/admin/dashboard`)
        await page.waitForLoadState('networkidle')
      },
      open: async () => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Listings' }).click(),
    }),
  )
  measured.push(...(await typed(page, counter)))
  measured.push(await pressed('a sort', page, counter, sorts()))
  measured.push(await pressed('a page', page, counter, Array(PAGES).fill(nextPage) as Press[]))
  await chrome.close()

  console.log(`\n## The table of ${LISTINGS.toLocaleString('en')} listings, embedded database, CPU ×4\n`)
  console.log('| | number | next frame p50 | p98 | longest | shown p50 | p98 | fetched at most |')
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const { what, frames, shown, bytes } of measured) {
    const of = (numbers: readonly number[], share: number) =>
      numbers.length === 0 ? '' : `${Math.round(percentile(numbers, share))} ms`
    console.log(
      tableRow([
        what,
        String(Math.max(frames.length, shown.length)),
        ...[0.5, 0.98, 1].map((share) => of(frames, share)),
        ...[0.5, 0.98].map((share) => of(shown, share)),
        `${(Math.max(...bytes) / 1000).toFixed(1)} kB`,
      ]),
    )
  }
}

type Press = (page: Page) => Promise<void>

interface Watched {
  readonly page: Page
  readonly session: CDPSession
  readonly counter: ByteCounter
}

/** The table as it is opened, each time with nothing in the browser's cache but what comes `before`. */
async function opened(
  what: string,
  { page, session, counter }: Watched,
  { before, open }: { readonly before: Press; readonly open: Press },
): Promise<Measured> {
  const measured = { what, frames: [] as number[], shown: [] as number[], bytes: [] as number[] }
  for (let time = 0; time < TIMES; time += 1) {
    await session.send('Network.clearBrowserCache')
    await before(page)
    await readFrames(page)
    counter.start()
    const from = performance.now()
    await open(page)
    await firstRow(page).waitFor()
    measured.shown.push(performance.now() - from)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    measured.bytes.push(counter.read())
    const frames = await readFrames(page)
    if (frames.length > 0) measured.frames.push(Math.max(...frames))
  }
  return measured
}

/** Keys in the search field, and the answers once the typing rests. */
async function typed(page: Page, counter: ByteCounter): Promise<Measured[]> {
  const field = page.getByRole('searchbox', { name: 'Name, town or phone' })
  const keys: Measured = { what: 'a key in the search field', frames: [], shown: [], bytes: [0] }
  const answers = { shown: [] as number[], bytes: [] as number[] }
  const frames: number[] = []
  for (const text of [...TEXTS, ...TEXTS]) {
    await field.focus()
    await readFrames(page)
    counter.start()
    let from = 0
    for (const key of text) {
      from = performance.now()
      // A letter that no key of the keyboard has is composed.
      if (/[ -~]/.test(key)) await field.press(key === ' ' ? 'Space' : key)
      else await page.keyboard.insertText(key)
      await page.waitForTimeout(PACE)
    }
    await page.waitForURL((url) => url.searchParams.get('search') === text)
    await settled(page)
    answers.shown.push(performance.now() - from)
    await page.waitForTimeout(300)
    answers.bytes.push(counter.read())
    frames.push(...withQuick(await readFrames(page), text.length))
    for (const _ of text) await field.press('Backspace')
    await page.waitForURL((url) => !url.searchParams.has('search'))
    await settled(page)
    frames.push(...withQuick(await readFrames(page), text.length))
  }
  return [
    { ...keys, frames },
    { what: 'what was typed, from the last key', frames: [], ...answers },
  ]
}

function sorts(): Press[] {
  return Array.from({ length: TIMES }, () => COLUMNS)
    .flat()
    .map((name) => async (page) => page.getByRole('grid').getByRole('button', { name, exact: true }).click())
}

async function nextPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next' }).click()
}

async function pressed(what: string, page: Page, counter: ByteCounter, presses: readonly Press[]): Promise<Measured> {
  const measured = { what, frames: [] as number[], shown: [] as number[], bytes: [] as number[] }
  for (const press of presses) {
    await readFrames(page)
    counter.start()
    const before = page.url()
    const from = performance.now()
    await press(page)
    await page.waitForURL((url) => url.href !== before)
    await settled(page)
    measured.shown.push(performance.now() - from)
    await page.waitForTimeout(300)
    measured.bytes.push(counter.read())
    // One press is some events; the longest of them is the press.
    measured.frames.push(Math.max(16, ...(await readFrames(page))))
  }
  return measured
}

const firstRow = (page: Page) => page.getByRole('grid').getByRole('row').nth(1)

/** Until what was asked for is there: once the page has drawn what its address says, the table shows what was there while it reads. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.waitForFunction(() => !document.querySelector('[data-reading]'))
}

/** Event timing tells nothing of keys that took less than 16 ms. */
function withQuick(slow: readonly number[], keys: number): number[] {
  return [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)]
}

async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = []
    Reflect.set(window, 'durations', durations)
    new PerformanceObserver((list) => {
      const told = list.getEntries().filter(({ name }) => ['keydown', 'pointerup', 'click'].includes(name))
      durations.push(...told.map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // TypeScript does not know the threshold.
  })
}

/** What was measured since this was last asked; nothing on a page from before the watch began. */
async function readFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => (Reflect.get(window, 'durations') as number[] | undefined)?.splice(0) ?? [])
}

interface ByteCounter {
  readonly start: () => void
  readonly read: () => number
}

/** Counts what comes over the network, as long as it comes. */
async function countBytes(session: CDPSession): Promise<ByteCounter> {
  let bytes = 0
  session.on('Network.loadingFinished', (loaded) => (bytes += loaded.encodedDataLength))
  await session.send('Network.enable')
  return { start: () => (bytes = 0), read: () => bytes }
}
