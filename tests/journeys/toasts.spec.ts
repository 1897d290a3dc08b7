import type { Page } from '@playwright/test'
import { toast, whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

interface Watched {
  /** The texts of toasts in their order; those that were on show together are one entry. */
  readonly shown: readonly string[]
  /** What screen readers were told. */
  readonly said: readonly string[]
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

function watchToasts() {
  const shown: string[] = []
  const said: string[] = []
  Object.assign(window, { watched: { shown, said } })
  const look = (changes: readonly MutationRecord[]) => {
    const toasts = document.querySelectorAll('[role=region][aria-label=Notifications] p')
    const now = [...toasts].map(({ textContent }) => textContent).join(' + ')
    if (now !== '' && now !== shown.at(-1)) shown.push(now)
    for (const { target, addedNodes } of changes) {
      const isLive = target instanceof Element && target.matches('[role=status], [role=alert]')
      if (isLive) said.push(...Array.from(addedNodes, ({ textContent }) => textContent ?? ''))
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `three saves at ${width} by ${height} are one toast after the other, over no bar and no button, and each is said`,
    CI,
    async ({ page, site }) => {
      await page.addInitScript(watchToasts)
      // A bar at the lower edge of the window.
      await page.addInitScript(() => localStorage.setItem('dira:comparison', '["nara-dunes-lodge","old-pier-rooms"]'))
      await page.setViewportSize({ width, height })
      await page.goto(`${site.url}/listings`)
      await whenReady(page)
      const names = await page.getByRole('article').getByRole('heading').allTextContents()
      const three = names.slice(0, 3)
      for (const name of three) await page.getByRole('button', { name: `Save ${name}` }).click()
      const region = page.getByRole('region', { name: 'Notifications' })
      await expect(region).toContainText(`${three.at(-1)} is on your shortlist`)
      const news = three.map((name) => `${name} is on your shortlist`)
      const { shown, said } = await watched(page)
      expect(shown).toEqual(news)
      expect(said.filter((text) => text.includes('shortlist'))).toEqual(news)

      const covered = await region.evaluate((toasts) => {
        const toastBox = toasts.getBoundingClientRect()
        const things = [...document.querySelectorAll('button, select, summary, [data-bottom-bar]')]
        return things
          .filter((thing) => !toasts.contains(thing) && thing.checkVisibility({ visibilityProperty: true }))
          .filter((thing) => {
            const box = thing.getBoundingClientRect()
            const isBeside = box.right <= toastBox.left || box.left >= toastBox.right
            return box.width > 0 && !isBeside && box.bottom > toastBox.top && box.top < toastBox.bottom
          })
          .map((thing) => thing.outerHTML.slice(0, 120))
      })
      expect(covered).toEqual([])
      expect((await region.boundingBox())?.height).toBeLessThan(120)
    },
  )
}

test('the check of a page load says nothing', CI, async ({ page, site }) => {
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(toast(page, 'Login successful')).toBeVisible()
  await page.addInitScript(watchToasts)
  await page.reload()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  // The one that was asked for is the first.
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(toast(page, 'Admin privileges verified')).toBeVisible()
  expect((await watched(page)).shown[0]).toBe('Refreshing admin status...')

  // It does say that it fails.
  await page.route('**/rest/v1/admin_users*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  )
  await page.reload()
  await expect(toast(page, /^Admin check failed: /)).toBeVisible()
})
