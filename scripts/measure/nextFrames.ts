import type { Page } from 'playwright'

/** Has each page that is opened from now on note how long its next frame took after a key or a press, by the browser's own event timing. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = []
    Reflect.set(window, 'durations', durations)
    new PerformanceObserver((list) => {
      const told = list.getEntries().filter(({ name }) => ['keydown', 'pointerup', 'click'].includes(name))
      durations.push(...told.map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // TypeScript does not know the threshold.
  })
}

/** Durations noted since this was last asked, in milliseconds; event timing tells nothing of keys that took less than 16, so those are added. */
export async function readFrames(page: Page, keys = 0): Promise<number[]> {
  const slow = await page.evaluate(() => (Reflect.get(window, 'durations') as number[] | undefined)?.splice(0) ?? [])
  return [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)]
}
