import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

/** What moved in each view transition of a page, from now on: the names of its groups. */
async function watchMoves(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moves: string[][] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = () => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement)
        moves.push(parts.flatMap((part) => /group\((.+)\)/.exec(part ?? '')?.[1] ?? []).toSorted())
      }
      void transition.ready.then(note, () => moves.push(['skipped']))
      return transition
    }
  })
  return async () => page.evaluate(() => (window as unknown as { moves: string[][] }).moves)
}

test('the picture of a card grows into the stage of its page, and back to its card', CI, async ({ page, site }) => {
  const moves = await watchMoves(page)
  const code = page.waitForResponse(/\/movingPicture-/)
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  const card = page.getByRole('article').nth(1)
  // The code comes with the first touch of a page; before that it opens without a movement.
  await card.hover()
  await code
  const link = card.getByRole('link', { name: /View Details/ })
  await link.click()
  await expect(page.getByRole('heading', { name: /Photo Gallery/ })).toBeVisible()
  await expect.poll(moves).toEqual([['picture', 'root']])
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(moves).toEqual([
    ['picture', 'root'],
    ['picture', 'root'],
  ])

  // Nothing moves between pages that share no picture.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/about`)
  expect(await moves()).toHaveLength(2)
})

test('nothing moves for those who want less motion', CI, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moves = await watchMoves(page)
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /View Details/ })
    .click()
  await expect(page.getByRole('heading', { name: /Photo Gallery/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/listings`)
  expect(await moves()).toEqual([])
})
