import type { Page } from '@playwright/test'
import { expect, test } from './runningSite.ts'

// What a page says without script is what it says to everybody first.
test.use({ javaScriptEnabled: false })
test.setTimeout(180_000)

/** The X and Y of 'Showing X of Y businesses' on a page. */
async function shown(page: Page, address: string): Promise<{ matches: number; total: number }> {
  await page.goto(address)
  const line = (await page.getByText(/^Showing \d+ of \d+ businesses$/).textContent()) ?? ''
  const [matches = NaN, total = NaN] = (line.match(/\d+/g) ?? []).map(Number)
  return { matches, total }
}

/** The links of a page that name a number of listings, and the number. */
async function numberedLinks(page: Page, address: string): Promise<{ href: string; count: number }[]> {
  await page.goto(address)
  return page.getByRole('link', { name: /\d+ listings/ }).evaluateAll((links) =>
    links.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      count: Number(/(\d+) listings/.exec(`${link.getAttribute('aria-label') ?? ''} ${link.textContent}`)?.[1]),
    })),
  )
}

test('the number on every tile and link is the number of businesses that it leads to', async ({ page, site }) => {
  const links = [
    ...(await numberedLinks(page, site.url)),
    ...(await numberedLinks(page, `${site.url}/categories`)),
    ...(await numberedLinks(page, `${site.url}/locations`)),
    ...(await numberedLinks(page, `${site.url}/listings/nara-dunes-lodge`)),
  ]
  expect(links.length).toBeGreaterThan(6 + 7 + 9)
  const counts = new Map(links.map(({ href, count }) => [href, count]))
  for (const [href, count] of counts) {
    const { matches, total } = await shown(page, href)
    expect({ href, matches, total }).toEqual({ href, matches: count, total: count })
  }
})

for (const [list, query] of [
  ['/listings', ''],
  ['/listings', 'country=kenya'],
  ['/listings', 'search=lodge&category=accommodation'],
  ['/categories/accommodation', ''],
  ['/locations/kenya', ''],
  ['/classifieds', 'category=shopping'],
] as const) {
  test(`the number on every option is what choosing it alone in its group gives: ${list}?${query}`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}${list}?${query}`)
    const options = await page
      .locator('form input[type=checkbox]:is([name=category], [name=country])')
      .evaluateAll((boxes) =>
        boxes.map((box) => {
          const { name, value } = box as HTMLInputElement
          const described = document.getElementById(box.getAttribute('aria-describedby') ?? '')
          return { name, value, count: Number(/\d+/.exec(described?.textContent ?? '')?.[0]) }
        }),
      )
    expect(options.length).toBeGreaterThan(5)
    for (const { name, value, count } of options) {
      const params = new URLSearchParams(query)
      params.delete(name)
      params.append(name, value)
      const { matches } = await shown(page, `${site.url}${list}?${params}`)
      expect({ name, value, matches }).toEqual({ name, value, matches: count })
    }
  })
}

test('a comparison is a form', async ({ page, site }) => {
  await page.goto(`${site.url}/listings?search=lodge`)
  const names = await page.getByRole('article').getByRole('heading').allTextContents()
  for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/\/compare\?listing=[^&]+&listing=[^&]+$/)
  for (const name of names.slice(0, 2)) await expect(page.getByRole('columnheader', { name })).toBeVisible()
})
