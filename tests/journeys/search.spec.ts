import { createDirectory, encodeIndex } from '../../packages/directory-core/src/index.ts'
import { countedAs } from './countedAs.ts'
import { watchComplaints, whenClosed, whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

test.describe('a visitor', () => {
  test('searches a listing, opens it and goes back to the search', async ({ page, site }) => {
    const complaints = watchComplaints(page, site.url)
    await page.goto(site.url)
    await page.getByLabel('Search businesses').fill('namibia')
    await page.getByLabel('Search businesses').press('Enter')
    await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
    await expect(page.getByRole('heading', { level: 1, name: 'Business Listings' })).toBeVisible()

    const first = page.getByRole('article').first()
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('link', { name: `View Details: ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${name}`))

    await page.getByRole('link', { name: 'Back to All Listings' }).click()
    await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
    await expect(page.getByLabel('Search businesses')).toHaveValue('namibia')

    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Search businesses')).toHaveValue('namibia')
    expect(complaints).toEqual([])
  })

  test('sees results follow each letter, and the address after a pause', async ({ page, site }) => {
    const complaints = watchComplaints(page, site.url)
    await page.goto(`${site.url}/listings`)
    await page.getByLabel('Search businesses').click()
    await page.getByLabel('Search businesses').pressSequentially('kenya')
    await expect(page).toHaveURL(`${site.url}/listings?search=kenya`)
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Kenya')
    await page.getByLabel('Search businesses').fill('')
    await expect(page).toHaveURL(`${site.url}/listings`)
    expect(complaints).toEqual([])
  })

  test('finds nothing and says so', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/listings?search=qqqq`)
    await expect(page.getByText('No listings found matching your criteria.')).toBeVisible()
    await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible()
    await expect(page.getByText(/Showing 0 of \d+ businesses/)).toBeVisible()
  })

  test('changes the order and turns pages by links, and all of it is in the address', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/listings?sort=za`)
    const last = await page.getByRole('article').first().getByRole('heading').textContent()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'A-Z' })
    await expect(page).toHaveURL(`${site.url}/listings?sort=az`)
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(last ?? '')
  })
})

test(
  'what a traveller types in another language is understood as filters, with one tap back to the text',
  CI,
  async ({ page, site }) => {
    const complaints = watchComplaints(page, site.url)
    await page.goto(`${site.url}/listings`)
    await page.getByLabel('Search businesses').pressSequentially('hoteli nairobi')
    await expect(page).toHaveURL(`${site.url}/listings?search=hoteli+nairobi`)
    const filters = page.getByRole('link', { name: 'Accommodation in Nairobi' })
    await expect(filters).toHaveAttribute('href', '/locations/nairobi?category=accommodation')
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Nairobi')

    await page.getByRole('link', { name: 'Search for the words “hoteli nairobi”' }).click()
    await expect(page).toHaveURL(`${site.url}/listings?search=hoteli+nairobi&exact=1`)
    await expect(page.getByText('No listings found matching your criteria.')).toBeVisible()
    // Another text is read anew.
    await page.getByLabel('Search businesses').fill('malazi mombasa')
    await expect(page).toHaveURL(`${site.url}/listings?search=malazi+mombasa`)
    await expect(page.getByRole('link', { name: 'Accommodation in Mombasa' })).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page holds the featured listings and its search works', CI, async ({ page, site }) => {
    await page.goto(site.url)
    await expect(page.getByRole('article')).toHaveCount(9)
    await page.getByLabel('Search businesses').fill('kenya')
    await page.getByLabel('Search businesses').press('Enter')
    await expect(page).toHaveURL(`${site.url}/listings?search=kenya`)
    await expect(page.getByText(/Showing \d+ of \d+ businesses/)).toBeVisible()
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('filters are a form', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/listings`)
    await page.locator('summary', { hasText: 'Country' }).click()
    await page.getByRole('checkbox', { name: /^Kenya/ }).click()
    await page.getByRole('button', { name: 'Apply filters' }).first().click()
    await expect(page).toHaveURL(/country=kenya/)
    await expect(page.getByText(`Showing ${await countedAs(page, site, 'country=kenya')} businesses`)).toBeVisible()
  })
})

test('nothing is said to be missing while what changed is on its way', CI, async ({ page, site }) => {
  // An index from before a large import, whose changes do not come.
  const body = Buffer.from(encodeIndex(createDirectory([]), { use: 'browser' }))
  await page.route('**/data/listings-*.bin', (route) => route.fulfill({ body }))
  await page.route('**/changes.json?*', () => {})
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  await page.evaluate(() => {
    const root = document.documentElement
    const look = () =>
      /No listings found|Showing 0 /.test(document.body.innerText) && root.setAttribute('data-false', '')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const index = page.waitForResponse('**/data/listings-*.bin')
  await page.getByLabel('Search businesses').click()
  await index
  await page.getByLabel('Search businesses').pressSequentially('namibia', { delay: 50 })
  await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
  await expect(page.getByText(`Showing ${await countedAs(page, site, 'search=namibia')} businesses`)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-false')
})

test(
  'a count or a sentence of the question before is never seen with the next: not while it is slow, not without a network',
  CI,
  async ({ page, context, site }) => {
    // A directory that the server searches, as a large one is.
    await page.route('**/data/listings-*.bin', (route) => route.abort())
    const answer = Promise.withResolvers<void>()
    await page.route('**/page.json?*', async (route) => {
      await answer.promise
      await route.continue().catch(() => undefined)
    })
    await page.goto(`${site.url}/listings?search=hoteli+nairobi`)
    await whenReady(page)
    const field = page.getByLabel('Search businesses')
    const count = page.getByText(/^Showing \d/)
    const understood = page.getByText('Understood as').filter({ visible: true })
    await expect(count).toBeVisible()
    await expect(understood).toBeVisible()
    await page.getByText('Category').first().click()
    const option = page.getByRole('checkbox', { name: /^Shopping/ })
    await expect(option).toHaveAccessibleDescription(/\d/)
    await page.keyboard.press('Escape')

    await field.fill('lodge')
    await expect(count).toHaveCount(0)
    await expect(understood).toHaveCount(0)
    await expect(page.getByText('Searching …').first()).toBeVisible()
    await expect(page.getByText('Nairobi', { exact: true }).filter({ visible: true })).toHaveCount(0)
    // The suggestions are over the filters.
    await page.keyboard.press('Escape')
    await page.getByText('Category').first().click()
    await expect(option).toHaveAccessibleDescription('')
    await page.keyboard.press('Escape')
    answer.resolve()
    await expect(count).toBeVisible()

    await context.setOffline(true)
    await field.fill('pizza')
    await expect(page.getByRole('alert')).toContainText('You are offline. The results for “pizza”')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(count).toHaveCount(0)
    await expect(field).toHaveValue('pizza')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toContainText('“pizza”')
    await context.setOffline(false)
    await expect(count).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(field).toHaveValue('pizza')
  },
)

test.describe('without a network', () => {
  test('the search goes on, and what was opened before can be opened', CI, async ({ page, context, site }) => {
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    const opened = page.getByRole('link', { name: 'View Details: !Nara Dunes Lodge' })
    await page.getByLabel('Search businesses').fill('nara dunes')
    await opened.click()
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Back to All Listings' }).click()
    await page.getByLabel('Search businesses').fill('kenya')
    await expect(page).toHaveURL(`${site.url}/listings?search=kenya`)
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    await page.getByLabel('Search businesses').fill('namibia')
    await expect(page.getByRole('article').first()).toContainText('Namibia')

    await page.getByLabel('Search businesses').fill('nara dunes')
    await opened.click()
    await expect(page.getByRole('heading', { level: 1, name: '!Nara Dunes Lodge' })).toBeVisible()
    const gallery = page.getByRole('group', { name: 'Photo Gallery' })
    await expect(gallery.getByRole('link')).not.toHaveCount(0)
    const missing = () =>
      gallery.evaluate((part) => [...part.querySelectorAll('img')].filter((image) => image.naturalWidth === 0).length)
    await expect.poll(missing).toBe(0)
  })
})

test('filters are chosen in the panel, stand in the address, and are removed by their badges', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/listings`)
  await page.locator('summary', { hasText: 'Category' }).click()
  await page.getByRole('checkbox', { name: /^Accommodation/ }).click()
  await expect(page).toHaveURL(`${site.url}/listings?category=accommodation`)
  await page.getByRole('checkbox', { name: /^Shopping/ }).click()
  await expect(page).toHaveURL(`${site.url}/listings?category=accommodation&category=shopping`)
  await page.keyboard.press('Escape')
  await page.locator('summary', { hasText: 'Country' }).click()
  await page.getByRole('checkbox', { name: /^Kenya/ }).click()
  await expect(page.getByText('3 active filters')).toBeVisible()
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Kenya')
  // The panel lies over the badges.
  await page.keyboard.press('Escape')
  await whenClosed(page)

  await page.goBack()
  await expect(page.getByText('2 active filters')).toBeVisible()
  await page.getByRole('link', { name: 'Remove Accommodation' }).click()
  await expect(page).toHaveURL(`${site.url}/listings?category=shopping`)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`${site.url}/listings`)
})

test('suggestions lead on while one types, by keyboard, and come with the first touch of the field alone', async ({
  page,
  site,
}) => {
  const complaints = watchComplaints(page, site.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site.url)
  await whenReady(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) document.documentElement.dataset['shift'] = shift.entryType
    }).observe({ type: 'layout-shift' })
  })
  const isOfSuggestions = (path: string) => path.includes('Suggestions') || path.endsWith('suggestions.json')
  expect(asked.filter(isOfSuggestions)).toEqual([])

  const field = page.getByLabel('Search businesses')
  await field.focus()
  await field.pressSequentially('nai')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('group', { name: 'Places' }).getByRole('option').first()).toHaveText(/^Nairobi Kenya/)
  await expect(list.getByRole('option')).toHaveCount(8)
  await expect(field).toHaveRole('combobox')
  await expect(page.getByRole('status').filter({ hasText: '8 suggestions' })).toHaveCount(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')

  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(field).toHaveValue('nai')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/locations/kenya/nairobi`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nairobi' })).toBeVisible()
  expect(complaints).toEqual([])
})

test(
  'a link that is followed while the address still waits for the next letter is followed, and Back leads to what was typed',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/listings?search=kenya`)
    await whenReady(page)
    await page.getByLabel('Search businesses').fill('namibi')
    await expect(page.getByRole('article').first()).toContainText('Namibia')
    // In one go, so that no pause comes between.
    await page.getByLabel('Search businesses').evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'namibia')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      setTimeout(() => document.querySelector<HTMLElement>('article a[href^="/listings/"]')?.click())
      // Longer than the address waits, by the same clock.
      setTimeout(() => performance.mark('waited'), 1000)
    })
    await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('waited').length)).toBe(1)
    await expect(page).toHaveURL(/\/listings\/[a-z]/)
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
    await expect(page.getByLabel('Search businesses')).toHaveValue('namibia')
  },
)

test('no letter is lost where the page is slower than the visitor', CI, async ({ page, site }) => {
  const atMost = 300_000
  test.setTimeout(atMost)
  await page.goto(`${site.url}/listings`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  const field = page.getByLabel('Search businesses')
  await field.pressSequentially('hoteli', { delay: 250 })
  // A twelfth of a core that other tests share: it may take minutes, and nothing is asked of the time.
  await expect(page).toHaveURL(`${site.url}/listings?search=hoteli`, { timeout: atMost })
  await expect(field).toHaveValue('hoteli')
})

test(
  'where the next page cannot be loaded the one before stays and says so, and the next is there as soon as the network is',
  CI,
  async ({ page, context, site }) => {
    const nextPages = page.waitForResponse(/\/ListingPage-/)
    await page.goto(site.url)
    await whenReady(page)
    await page.mouse.move(100, 100)
    await nextPages
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText('You are offline. That page will be opened')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeInViewport()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
  },
)

test('the links of a missing page lead to the listings and home', CI, async ({ page, site }) => {
  await page.goto(`${site.url}/listings/no-such-business`)
  await page.getByRole('link', { name: 'Back to Listings' }).click()
  await expect(page).toHaveURL(`${site.url}/listings`)
  await page.goto(`${site.url}/no/such/page`)
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Best Businesses Across Africa')
})

test('the number on a category is the number of businesses that its page shows', CI, async ({ page, site }) => {
  await page.goto(site.url)
  const category = page.getByRole('link', { name: /Accommodation/ }).first()
  const count = /(\d+) listings/.exec((await category.textContent()) ?? '')?.[1]
  expect(count).toMatch(/^[1-9]/)
  await category.click()
  await expect(page).toHaveURL(`${site.url}/categories/accommodation`)
  await expect(page.getByText(`Showing ${count} of ${count} businesses`)).toBeVisible()
})

test('what is entered before the script has arrived is not lost', CI, async ({ page, site }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(`${site.url}/listings`, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Z-A' })
  await page.getByLabel('Search businesses').fill('namibia')
  arrived.resolve()
  await expect(page).toHaveURL(/search=namibia/)
  await expect(page).toHaveURL(/sort=za/)
  await expect(page.getByLabel('Search businesses')).toHaveValue('namibia')
})

test('each search that was committed is one step of the way back', CI, async ({ page, site }) => {
  await page.goto(site.url)
  await whenReady(page)
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  const field = page.getByLabel('Search businesses')
  for (const town of ['nairobi', 'mombasa']) {
    await field.fill(town)
    await expect(page).toHaveURL(`${site.url}/listings?search=${town}`)
    await field.press('Enter')
    // The entry is added in a turn of its own.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(town === 'nairobi' ? 4 : 5)
  }
  for (const query of ['?search=nairobi', '']) {
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/listings${query}`)
    await expect(field).toHaveValue(query.replace('?search=', ''))
  }
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('going back finds the place on the page that one left', CI, async ({ page, site }) => {
  await page.goto(`${site.url}/listings?category=accommodation`)
  await whenReady(page)
  const card = page.getByRole('article').nth(10)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await card.getByRole('link', { name: `View Details: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/listings?category=accommodation`)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3)
})

test('the next page of results begins at its top, with the focus on the results', CI, async ({ page, site }) => {
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${site.url}/listings?page=2`)
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toBeFocused()
  await expect.poll(async () => (await results.boundingBox())?.y ?? 0).toBeGreaterThan(-2)
})

test(
  'suggestions on a list come from its index, and Enter searches the text as it was typed',
  CI,
  async ({ page, site }) => {
    const complaints = watchComplaints(page, site.url)
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    const parts = ['**/data/listings-*.bin', '**/changes.json?*', /\/listEngine-.*\.js$/].map((url) =>
      page.waitForResponse(url),
    )
    const field = page.getByLabel('Search businesses')
    await field.focus()
    const loaded = await Promise.all(parts)
    await Promise.all(loaded.map((response) => response.finished()))
    const engine = loaded.at(-1)
    await page.evaluate(
      `import(${JSON.stringify(engine?.url())}).then(() => new Promise((resolve) => setTimeout(resolve, 100)))`,
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await field.pressSequentially('restaurants nai')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('option').first()).toHaveText(/^Restaurants & Dining in Nairobi/)
    expect(asked.filter((url) => url.includes('suggestions.json'))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(list).toHaveCount(0)
    await expect(page).toHaveURL(`${site.url}/listings?search=restaurants+nai`)
    await expect(field).toBeFocused()

    await field.fill('nai')
    await list.getByRole('option', { name: /^Restaurants & Dining in Nairobi/ }).click()
    await expect(page).toHaveURL(`${site.url}/locations/kenya/nairobi?category=restaurants-dining`)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    expect(complaints).toEqual([])
  },
)

test('without suggestions from anywhere the field is as it was', CI, async ({ page, site }) => {
  await page.route('**/suggestions.json?**', (route) => route.abort())
  await page.goto(site.url)
  await whenReady(page)
  const field = page.getByLabel('Search businesses')
  const failed = page.waitForEvent('requestfailed')
  await field.pressSequentially('nai')
  await failed
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/listings?search=nai`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a comparison is a form', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/listings?search=lodge`)
    const names = await page.getByRole('article').getByRole('heading').allTextContents()
    for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name, exact: true }).check()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page).toHaveURL(/\/compare\?listing=[^&]+&listing=[^&]+$/)
    for (const name of names.slice(0, 2)) await expect(page.getByRole('columnheader', { name })).toBeVisible()
  })
})
