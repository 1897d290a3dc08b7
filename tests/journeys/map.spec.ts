import type { Locator, Page } from '@playwright/test'
import { open } from './byKeyboard.ts'
import { watchComplaints } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

const LIST = '/listings?country=kenya&category=accommodation'

/** How many businesses the count, the map and its marks say there are. */
async function counted(page: Page) {
  const number = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])
  const marks = page.getByRole('application').getByRole('button')
  const names = await marks.evaluateAll((all) => all.map((mark) => mark.ariaLabel))
  return {
    count: number(await page.getByText(/^Showing \d+ of/).textContent()),
    map: number(await page.getByRole('application').getAttribute('aria-label')),
    marks: names.reduce((sum, name) => sum + (/^\d+ listings/.test(name ?? '') ? number(name) : 1), 0),
    rows: await page.getByRole('region', { name: 'Results' }).getByRole('listitem').count(),
  }
}

test('the map is moved by keyboard, list and count follow, the address has its part, and Back undoes it', async ({
  page,
  site,
}) => {
  const complaints = watchComplaints(page, site.url)
  await open(page, `${site.url}${LIST}&view=map`)
  const map = page.getByRole('application')
  await expect(map).toBeVisible()
  await expect(async () => {
    const { map: found, marks } = await counted(page)
    expect(marks).toBe(found)
  }).toPass()
  const all = await counted(page)

  await map.focus()
  await page.keyboard.press('ArrowDown')
  await expect(map.getByRole('button').and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(map).toBeFocused()
  await page.keyboard.press('+')
  await expect(page).toHaveURL(/box=/)
  await expect(page.getByText(`of ${all.count} are on this part`)).toBeVisible()
  await expect(async () => {
    const part = await counted(page)
    expect(part.count).toBeLessThan(all.map)
    expect(part).toEqual({ count: part.count, map: part.count, marks: part.count, rows: Math.min(part.count, 24) })
  }).toPass()

  await page.goBack()
  await expect(page).not.toHaveURL(/box=/)
  await expect.poll(() => counted(page)).toEqual(all)
  expect(complaints).toEqual([])
})

test('without script the map is a picture with links, above the list', CI, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(site.url + LIST)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const cluster = page.getByRole('link', { name: /^\d+ listings$/ }).first()
  const count = /\d+/.exec((await cluster.getAttribute('aria-label')) ?? '')?.[0]
  await cluster.click()
  await expect(page.getByText(`Showing ${count} of`)).toBeVisible()
  await page.getByRole('link', { name: 'Cards', exact: true }).click()
  await expect(page).toHaveURL(/^(?!.*view=map).*box=/)
  await expect(page.getByText(`Showing ${count} of`)).toBeVisible()
  await context.close()
})

test(
  'each row of controls fits its line, the map fills the window, and large letters stay in it',
  CI,
  async ({ page, site }) => {
    const middle = async (part: Locator) => {
      const { y, height } = (await part.boundingBox())!
      return y + height / 2
    }
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${site.url}/listings`)
      const filters = await middle(page.locator('summary', { hasText: 'Show filters' }))
      const view = await middle(page.getByRole('link', { name: 'Map', exact: true }))
      expect(Math.abs(view - (await middle(page.getByRole('search')))), `at ${width}`).toBeLessThan(4)
      expect(Math.abs(view - filters), `at ${width}`).toBeLessThan(4)
    }

    const near = 'near=nairobi&within=50&sort=nearest&open=now&has=offers'
    for (const [width, query] of [
      [1024, near],
      [1440, near],
      [1440, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await open(page, `${site.url}${LIST}&view=map&${query}`)
      const bars = page.locator('summary').filter({ hasText: /^(Category|Country|With|Near)/ })
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
  },
)
