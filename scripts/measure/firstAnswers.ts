import { chromium, type Browser, type Page } from 'playwright'
import { median, tableRow } from '../../bench/figures.ts'
import { nearFilterMessages } from '../../packages/ui/src/directory/NearFilter/messages.ts'
import { nearPanelMessages } from '../../packages/ui/src/directory/NearFilter/panel/messages.ts'
import { resultsSummaryMessages } from '../../packages/ui/src/directory/ResultsSummary/messages.ts'
import { BROWSER_ARGS } from '../test/browser.ts'

/** What a visitor asks, and what the right answer is; counts are those that match, and of how many. */
export type ExpectedAnswer =
  | { readonly kind: 'search'; readonly text: string; readonly finds: readonly [number, number] }
  /** `line` is how the line to be suggested begins. */
  | { readonly kind: 'suggestions'; readonly text: string; readonly line: string }
  | {
      readonly kind: 'near'
      readonly at: { readonly latitude: number; readonly longitude: number }
      readonly finds: readonly [number, number]
    }

/** What the page shows, from the time on at which it was first painted so, in milliseconds. */
export interface Shown {
  readonly since: number
  /** 'Showing 3 of 696 businesses'; empty where a list is still expected. */
  readonly count: string
  readonly suggestions: readonly string[]
  /** For each card how far it is, in metres; null where it does not say. */
  readonly distances: readonly (number | null)[]
}

interface Waited {
  /** Until the right answer stood; undefined if it never came. */
  readonly milliseconds: number | undefined
  /** Fetched from the first touch until then. */
  readonly bytes: number
  /** What was shown after the last touch, and is not the right answer. */
  readonly wrong: readonly string[]
}

/** How long the phone rests between the load of a page and the first touch. */
const REST = 4000
/** Between two keys. */
const PACE = 150
/** The longest that an answer is waited for. */
const PATIENCE = 40_000
/** What comes so long after the right answer must still be right. */
const AFTERWARDS = 1500

/** Prints how long a phone waits for each answer. Whether all right ones came and nothing wrong was shown. */
export async function measureFirstAnswers(
  expected: readonly ExpectedAnswer[],
  { site, browser, runs }: { readonly site: string; readonly browser: string; readonly runs: number },
): Promise<boolean> {
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_ARGS })
  console.log(`\n## First answers on a phone: slow 4G, CPU ×4, ${runs} visits each\n`)
  console.log('| asked | right after, median | slowest | fetched for it, at most | shown wrongly on the way |')
  console.log('|---|--:|--:|--:|---|')
  let areRight = true
  for (const one of expected) {
    const waits: Waited[] = []
    for (let run = 0; run < runs; run += 1) waits.push(await visit(chrome, site, one))
    const times = waits.map(({ milliseconds }) => milliseconds ?? Infinity)
    const wrong = new Set(waits.flatMap((wait) => wait.wrong))
    areRight &&= wrong.size === 0 && times.every(Number.isFinite)
    console.log(
      tableRow([
        one.kind === 'near' ? 'near my position' : `${one.kind}, ‘${one.text}’`,
        spent(median(times)),
        spent(Math.max(...times)),
        `${Math.round(Math.max(...waits.map(({ bytes }) => bytes)) / 1024)} kB`,
        wrong.size === 0 ? 'nothing' : [...wrong].join('; '),
      ]),
    )
  }
  await chrome.close()
  return areRight
}

function spent(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? `${Math.round(milliseconds)} ms` : `not in ${PATIENCE / 1000} s`
}

/** One visit of a phone that has never been there. */
async function visit(chrome: Browser, site: string, expected: ExpectedAnswer): Promise<Waited> {
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(expected.kind === 'near' && { permissions: ['geolocation'], geolocation: expected.at }),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  })
  let bytes = 0
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(`${site}/listings`)
  await page.waitForTimeout(REST)
  await page.evaluate(watchFrames)
  bytes = 0
  await ask(page, expected)
  const asked = Date.now()
  let right: number | undefined
  while (right === undefined && Date.now() - asked < PATIENCE) {
    await page.waitForTimeout(100)
    const { touched, frames } = await seen(page)
    right = frames.find((frame) => frame.since >= touched && isRight(frame, expected))?.since
  }
  const fetched = bytes
  await page.waitForTimeout(AFTERWARDS)
  const { touched, frames } = await seen(page)
  await context.close()
  return {
    milliseconds: right === undefined ? undefined : right - touched,
    bytes: fetched,
    wrong: wrongIn(frames, touched, expected),
  }
}

async function ask(page: Page, expected: ExpectedAnswer): Promise<void> {
  if (expected.kind !== 'near') {
    const field = page.getByLabel('Search businesses')
    await field.tap()
    await field.pressSequentially(expected.text, { delay: PACE })
    return
  }
  await page.locator('summary', { hasText: nearFilterMessages.near }).tap()
  await page.getByRole('button', { name: nearPanelMessages.myPosition }).tap()
}

/** Runs in the page: notes what each frame shows where that is another than before, and when the last touch was. */
function watchFrames(): void {
  const frames: Shown[] = []
  const watched = { touched: 0, frames }
  Reflect.set(window, 'watched', watched)
  for (const touch of ['input', 'click']) addEventListener(touch, () => (watched.touched = performance.now()), true)
  const textsOf = (selector: string) => Array.from(document.querySelectorAll(selector), (one) => one.textContent)
  let before = ''
  const look = () => {
    const now = {
      count: textsOf('main p').find((text) => text.startsWith('Showing ')) ?? '',
      suggestions: textsOf('[role=listbox] [role=option]').map((text) => text.replaceAll(/\s+/g, ' ').trim()),
      distances: textsOf('main article').map((text) => {
        const [, number, unit] = /(\d[\d.]*) (k?m)\s+away/.exec(text) ?? []
        return number === undefined ? null : Number(number) * (unit === 'km' ? 1000 : 1)
      }),
    }
    const text = JSON.stringify(now)
    if (text !== before) frames.push({ since: performance.now(), ...now })
    before = text
    requestAnimationFrame(look)
  }
  look()
}

async function seen(page: Page): Promise<{ readonly touched: number; readonly frames: readonly Shown[] }> {
  return page.evaluate(() => Reflect.get(window, 'watched') as { touched: number; frames: Shown[] })
}

/** Whether a frame shows the right answer. */
export function isRight({ count, suggestions, distances }: Shown, expected: ExpectedAnswer): boolean {
  if (expected.kind === 'suggestions') return suggestions.some((line) => line.startsWith(expected.line))
  if (count !== resultsSummaryMessages.showing(...expected.finds)) return false
  return expected.kind === 'search' || (distances.length > 0 && areNearestFirst(distances))
}

function areNearestFirst(distances: Shown['distances']): boolean {
  return distances.every((metres, at) => metres !== null && metres >= (distances[at - 1] ?? 0))
}

/** What was shown wrongly after the last touch. What stood then belongs to what was asked before; a list that is still expected is not wrong either. */
export function wrongIn(frames: readonly Shown[], touched: number, expected: ExpectedAnswer): readonly string[] {
  const before = frames.findLast(({ since }) => since < touched)
  return frames
    .filter(({ since }) => since >= touched)
    .filter((frame) => !isRight(frame, expected))
    .flatMap(({ count, suggestions, distances }) => {
      if (expected.kind === 'suggestions') {
        const isBefore = String(suggestions) === String(before?.suggestions)
        return isBefore || suggestions.length === 0 ? [] : [suggestions.join(', ')]
      }
      if (count === '' || count === before?.count) return []
      return [expected.kind === 'near' ? `${count}, ${distances.join(' ')} m` : count]
    })
}
