import { open } from './byKeyboard.ts'
import { expect, test } from './runningSite.ts'

const LIST = '/listings?country=kenya&category=accommodation'

test('each row of controls fits its line, the map fills the window, and large letters stay in it', async ({
  page,
  site,
}) => {
  const top = async (name: RegExp | string, role: 'link' | 'combobox') =>
    (await page.getByRole(role, { name, exact: true }).boundingBox())!
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${site.url}/listings`)
    const [order, views] = [await top('Sort by', 'combobox'), await top('Map', 'link')]
    expect(Math.abs(order.y + order.height / 2 - views.y - views.height / 2), `at ${width}`).toBeLessThan(4)
  }

  const near = 'near=nairobi&within=50&sort=nearest&open=now&has=offers'
  for (const [width, query] of [
    [1024, near],
    [1440, near],
    [1440, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await open(page, `${site.url}${LIST}&view=map&${query}`)
    const bars = page.locator('summary').filter({ hasText: /^(Category|Country|Has|Near)/ })
    await expect(async () => {
      const tops = await bars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops).size, `at ${width} with ${query}`).toBe(1)
      expect(tops).toHaveLength(4)
    }).toPass()
  }

  // The header has gone, the map reaches the lower edge, and its foot stands there before and after.
  const map = page.getByRole('application')
  const footEnd = async () => {
    const foot = (await page.getByText('Made with Natural Earth').boundingBox())!
    return Math.round(foot.y + foot.height)
  }
  await expect(map).toBeVisible()
  const before = await footEnd()
  expect(before).toBeLessThan(700)
  await page.evaluate(() => scrollTo(0, 300))
  await expect(async () => {
    const { y, height } = (await map.boundingBox())!
    expect([y, y + height]).toEqual([0, 700])
    expect(await footEnd()).toBe(before)
  }).toPass()

  await page.setViewportSize({ width: 320, height: 700 })
  for (const view of ['', '&view=map']) {
    await page.goto(`${site.url}/listings?country=kenya${view}`)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(320)
  }
})
