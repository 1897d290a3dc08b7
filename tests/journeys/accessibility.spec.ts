import { whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'

test('the first stop of every page leads to its content, and a new page has the focus and its title', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Before it listens, a link is the browser's: a page that is loaded has the focus of none.
  await whenReady(page)
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect((await page.title()).startsWith(`${name}, `)).toBe(true)
})

test('a search is announced once for each change', async ({ page, site }) => {
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('[role=status], [aria-live=polite]')) {
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  await page.getByLabel('Search businesses').fill('kenya')
  await expect(page.getByText('Showing 92 of 696 businesses').first()).toBeVisible()
  await expect(page).toHaveURL(/search=kenya/)
  const saidOf = (count: string) =>
    page.evaluate((text) => (window as unknown as { said: string[] }).said.filter((line) => line.includes(text)), count)
  await expect.poll(() => saidOf('92 of 696')).toHaveLength(1)
  // Nothing more came of the address, which follows the letters: what is said next is of the next search.
  await page.getByLabel('Search businesses').fill('namibia')
  await expect.poll(() => saidOf('87 of 696')).toHaveLength(1)
  expect(await saidOf('92 of 696')).toHaveLength(1)
})
