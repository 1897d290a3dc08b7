import { chromium, type Browser } from 'playwright'
import { median, tableRow } from '../../bench/figures.ts'
import { nearFilterMessages } from '../../packages/ui/src/directory/search/NearFilter/messages.ts'
import { nearPanelMessages } from '../../packages/ui/src/directory/search/NearFilter/panelMessages.ts'
import { BROWSER_ARGS } from '../test/browser.ts'

/** What a visitor asks, and the text that stands once it is answered: of the count over the list, or the beginning of a suggestion. */
export interface Question {
  readonly kind: 'search' | 'suggestions' | 'near'
  readonly text: string
  readonly answer: string
}

/** What a frame of the page shows, from the time on at which it was first painted so, in milliseconds. */
interface Frame {
  readonly since: number
  readonly count: string
  readonly suggestions: readonly string[]
  /** For each card how far it is, in metres; null where it does not say. */
  readonly distances: readonly (number | null)[]
}

/** How long the phone rests before the first touch, between two keys, for an answer at most, and for what comes after it, in milliseconds. */
const TIMES = { rest: 4000, key: 150, timeouts: 40_000, afterwards: 1500 }
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** Prints how long a phone waits for each answer. Whether all right ones came and nothing wrong was shown. */
export async function measureFirstAnswers(
  questions: readonly Question[],
  { site, browser, runs }: { readonly site: string; readonly browser: string; readonly runs: number },
): Promise<boolean> {
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_ARGS })
  console.log(`\n## First answers on a phone: slow 4G, CPU ×4, ${runs} visits each\n`)
  console.log('| asked | right after, median | slowest | fetched for it, at most | shown wrongly on the way |')
  console.log('|---|--:|--:|--:|---|')
  let areRight = true
  for (const question of questions) {
    const visits = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(chrome, site, question))
    const times = visits.map(({ milliseconds }) => milliseconds)
    const wrong = new Set(visits.flatMap((one) => one.wrong))
    areRight &&= wrong.size === 0 && times.every(Number.isFinite)
    const spent = (time: number) =>
      Number.isFinite(time) ? `${Math.round(time)} ms` : `not in ${TIMES.timeouts / 1000} s`
    const fetched = `${Math.round(Math.max(...visits.map(({ bytes }) => bytes)) / 1024)} kB`
    const shownWrongly = wrong.size === 0 ? 'nothing' : [...wrong].join('; ')
    console.log(
      tableRow([
        `${question.kind}, ‘${question.text}’`,
        spent(median(times)),
        spent(Math.max(...times)),
        fetched,
        shownWrongly,
      ]),
    )
  }
  await chrome.close()
  return areRight
}

/** One visit of a phone that has never been there. */
async function visit(chrome: Browser, site: string, question: Question) {
  const [latitude = 0, longitude = 0] = question.kind === 'near' ? question.text.split(',').map(Number) : []
  const context = await chrome.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['geolocation'],
    geolocation: { latitude, longitude },
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  let bytes = 0
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(`${site}/listings`)
  await page.waitForTimeout(TIMES.rest)
  await page.evaluate(watchFrames)
  bytes = 0
  if (question.kind === 'near') {
    await page.locator('summary', { hasText: nearFilterMessages.near }).tap()
    await page.getByRole('button', { name: nearPanelMessages.myPosition }).tap()
  } else {
    const field = page.getByLabel('Search businesses')
    await field.tap()
    await field.pressSequentially(question.text, { delay: TIMES.key })
  }
  const seen = () => page.evaluate(() => Reflect.get(window, 'watched') as { touched: number; frames: Frame[] })
  const asked = Date.now()
  let right: Frame | undefined
  while (right === undefined && Date.now() - asked < TIMES.timeouts) {
    await page.waitForTimeout(100)
    const { touched, frames } = await seen()
    right = frames.find((frame) => frame.since >= touched && isRight(frame, question))
  }
  const fetched = bytes
  await page.waitForTimeout(TIMES.afterwards)
  const { touched, frames } = await seen()
  await context.close()
  return {
    milliseconds: right ? right.since - touched : Infinity,
    bytes: fetched,
    wrong: wrongIn(frames, touched, question),
  }
}

/** Runs in the page: notes what each frame shows where that is another than before, and when the last touch was. */
function watchFrames(): void {
  const frames: Frame[] = []
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

/** Near a place, every card tells its distance, nearest first. */
function isRight({ count, suggestions, distances }: Frame, { kind, answer }: Question): boolean {
  if (kind === 'suggestions') return suggestions.some((line) => line.startsWith(answer))
  const areInOrder =
    distances.length > 0 && distances.every((metres, at) => metres !== null && metres >= (distances[at - 1] ?? 0))
  return count === answer && (kind === 'search' || areInOrder)
}

/** What was shown wrongly after the last touch. What stood then belongs to what was asked before; a list that is still expected is not wrong either. */
function wrongIn(frames: readonly Frame[], touched: number, question: Question): readonly string[] {
  const shownBy = ({ count, suggestions }: Frame) => (question.kind === 'suggestions' ? suggestions.join(', ') : count)
  const before = frames.findLast(({ since }) => since < touched)
  return frames
    .filter((frame) => frame.since >= touched && !isRight(frame, question))
    .filter((frame) => shownBy(frame) !== '' && shownBy(frame) !== (before && shownBy(before)))
    .map((frame) => `${shownBy(frame)}${question.kind === 'near' ? `, ${frame.distances.join(' ')} m` : ''}`)
}
