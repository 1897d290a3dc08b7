import { watchComplaints, whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'

test('a link that is followed while the address still waits for the next letter is followed, and Back leads to what was typed', async ({
  page,
  site,
}) => {
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
})

test('no letter is lost where the page is slower than the visitor', async ({ page, site }) => {
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

test('a page that was not loaded says what to do, and is there as soon as the network is', async ({
  page,
  context,
  site,
}) => {
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
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await expect(page).toHaveTitle('This page could not be loaded | Dira')
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
})

test('the links of a missing page lead to the listings and home', async ({ page, site }) => {
  await page.goto(`${site.url}/listings/no-such-business`)
  await page.getByRole('link', { name: 'Back to Listings' }).click()
  await expect(page).toHaveURL(`${site.url}/listings`)
  await page.goto(`${site.url}/no/such/page`)
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Best Businesses Across Africa')
})

test('the number on a category is the number of businesses that its page shows', async ({ page, site }) => {
  await page.goto(site.url)
  const category = page.getByRole('link', { name: /Accommodation/ }).first()
  const count = /(\d+) listings/.exec((await category.textContent()) ?? '')?.[1]
  expect(count).toMatch(/^[1-9]/)
  await category.click()
  await expect(page).toHaveURL(`${site.url}/categories/accommodation`)
  await expect(page.getByText(`Showing ${count} of ${count} businesses`)).toBeVisible()
})

test('what is entered before the script has arrived is not lost', async ({ page, site }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(`${site.url}/listings`, { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Z-A' })
  await page.getByLabel('Search businesses').fill('namibia')
  arrived.resolve()
  await expect(page).toHaveURL(/search=namibia/)
  await expect(page).toHaveURL(/sort=za/)
  await expect(page.getByLabel('Search businesses')).toHaveValue('namibia')
})

test('each search that was committed is one step of the way back', async ({ page, site }) => {
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

test('going back finds the place on the page that one left', async ({ page, site }) => {
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

test('the next page of results begins at its top, with the focus on the results', async ({ page, site }) => {
  await page.goto(`${site.url}/listings`)
  await whenReady(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${site.url}/listings?page=2`)
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toBeFocused()
  await expect.poll(async () => (await results.boundingBox())?.y ?? 0).toBeGreaterThan(-2)
})

test('suggestions on a list come from its index, and Enter searches the text as it was typed', async ({
  page,
  site,
}) => {
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
})

test('without suggestions from anywhere the field is as it was', async ({ page, site }) => {
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

  test('a comparison is a form', async ({ page, site }) => {
    await page.goto(`${site.url}/listings?search=lodge`)
    const names = await page.getByRole('article').getByRole('heading').allTextContents()
    for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name, exact: true }).check()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page).toHaveURL(/\/compare\?listing=[^&]+&listing=[^&]+$/)
    for (const name of names.slice(0, 2)) await expect(page.getByRole('columnheader', { name })).toBeVisible()
  })
})
