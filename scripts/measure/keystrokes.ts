import { chromium } from 'playwright'
import { percentile, tableRow } from '../../bench/figures.ts'
import { BROWSER_ARGS } from '../test/browser.ts'

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

/** Prints how long the next frame takes after a key on a processor four times slower, by the browser's own event timing. */
export async function measureKeystrokes({ site, browser }: { site: string; browser: string }): Promise<void> {
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_ARGS })
  const page = await chrome.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto(`${site}/listings`)
  const field = page.getByLabel('Search businesses')
  await field.focus()
  await page.waitForFunction(() => performance.getEntriesByName('dira:ready').length > 0)
  await page.waitForLoadState('networkidle')
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const durations: number[] = []
    Reflect.set(window, 'durations', durations)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // TypeScript does not know the threshold.
  })
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
  const slow = await page.evaluate(() => Reflect.get(window, 'durations') as number[])
  await chrome.close()
  // Event timing tells nothing of keys that took less than 16 ms.
  const all = [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)]
  console.log(`\n## Typing into the search, 5,000 listings, CPU ×4, ${keys} keys\n`)
  console.log('| next frame p50 | p98 | longest | elements on the page at most |')
  console.log('|--:|--:|--:|--:|')
  console.log(
    tableRow([
      `${percentile(all, 0.5)} ms`,
      `${percentile(all, 0.98)} ms`,
      `${Math.max(...all)} ms`,
      nodes.toLocaleString('en'),
    ]),
  )
}
