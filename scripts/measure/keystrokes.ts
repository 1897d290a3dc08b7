import { chromium } from 'playwright'
import { percentile, tableRow } from '../../bench/figures.ts'
import { BROWSER_ARGS } from '../test/browser.ts'
import { readFrames, watchFrames } from './nextFrames.ts'

/** Typed one after the other, each taken back key by key: with and without a match, and with a slip. */
const TEXTS = [
  'nairobi safari',
  'guest hosue',
  'cafe',
  'lodge nakuru',
  'zzqx',
  'kenya',
  'coffee roasters',
  'beach hotel',
]
/** A quick typist, in milliseconds between two keys. */
const PACE = 120

/** Prints how long the next frame takes after a key on a processor four times slower. */
export async function measureKeystrokes({ site, browser }: { site: string; browser: string }): Promise<void> {
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_ARGS })
  const page = await chrome.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await watchFrames(page)
  await page.goto(`${site}/listings`)
  const field = page.getByLabel('Search businesses')
  await field.focus()
  await page.waitForFunction(() => performance.getEntriesByName('dira:ready').length > 0)
  await page.waitForLoadState('networkidle')
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await readFrames(page)
  let keys = 0
  let nodes = 0
  for (const text of TEXTS) {
    for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
      await field.press(key === ' ' ? 'Space' : key)
      keys += 1
      await page.waitForTimeout(PACE)
      nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length))
    }
  }
  await page.waitForTimeout(1000)
  const frames = await readFrames(page, keys)
  await chrome.close()
  console.log(`\n## Typing into the search, 5,000 listings, CPU ×4, ${keys} keys\n`)
  console.log('| next frame p50 | p98 | longest | elements on the page at most |')
  console.log('|--:|--:|--:|--:|')
  const figures = [0.5, 0.98, 1].map((share) => `${percentile(frames, share)} ms`)
  console.log(tableRow([...figures, nodes.toLocaleString('en')]))
}
