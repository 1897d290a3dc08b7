import { watchComplaints, whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'

test.describe('a visitor', () => {
  test('searches a listing, opens it and goes back to the search', async ({ page, site }) => {
    const complaints = watchComplaints(page, site.url)
    await page.goto(site.url)
    await page.getByRole('searchbox').fill('namibia')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
    await expect(page.getByRole('heading', { level: 1, name: 'Business Listings' })).toBeVisible()

    const first = page.getByRole('article').first()
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('link', { name: `View Details: ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${name}`))

    // Until then the HTML leads to all listings: it knows nothing of where one came from.
    await whenReady(page)
    await page.getByRole('link', { name: 'Back to All Listings' }).click()
    await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
    await expect(page.getByRole('searchbox')).toHaveValue('namibia')

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('namibia')
    expect(complaints).toEqual([])
  })

  test('sees results follow each letter, and the address after a pause', async ({ page, site }) => {
    const complaints = watchComplaints(page, site.url)
    await page.goto(`${site.url}/listings`)
    await page.getByRole('searchbox').click()
    await page.getByRole('searchbox').pressSequentially('kenya')
    await expect(page).toHaveURL(`${site.url}/listings?search=kenya`)
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Kenya')
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL(`${site.url}/listings`)
    expect(complaints).toEqual([])
  })

  test('finds nothing and is told so', async ({ page, site }) => {
    await page.goto(`${site.url}/listings?search=qqqq`)
    await expect(page.getByText('No listings found matching your criteria.')).toBeVisible()
    await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible()
    await expect(page.getByText(/Showing 0 of \d+ businesses/)).toBeVisible()
  })

  test('changes the order and turns pages by links, and all of it is in the address', async ({ page, site }) => {
    await page.goto(`${site.url}/listings?sort=za`)
    const last = await page.getByRole('article').first().getByRole('heading').textContent()
    await page.getByLabel('Sort by').selectOption({ label: 'A-Z' })
    await expect(page).toHaveURL(`${site.url}/listings?sort=az`)
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(last ?? '')
  })
})

test.describe('a missing page', () => {
  test('an unknown slug answers 404 with the words of the specification', async ({ page, site }) => {
    const answer = await page.goto(`${site.url}/listings/no-such-business`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Listing Not Found' })).toBeVisible()
    await expect(page.getByText('The listing you are looking for does not exist.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Listings' }).click()
    await expect(page).toHaveURL(`${site.url}/listings`)
  })

  test('an unknown path answers 404 and leads home', async ({ page, site }) => {
    const answer = await page.goto(`${site.url}/no/such/page`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Best Businesses Across Africa')
  })

  for (const path of [
    '/listings/%E0%A4%A',
    '/listings/%00',
    '/listings/__proto__',
    '/listings?page=1e309',
    `/listings/${'x'.repeat(2000)}`,
  ]) {
    test(`an odd address gets a page, never a failure: ${path.slice(0, 40)}`, async ({ request, site }) => {
      const answer = await request.get(site.url + path)
      expect([200, 404]).toContain(answer.status())
      expect(await answer.text()).toContain('<h1')
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page holds the featured listings and its search works', async ({ page, site }) => {
    await page.goto(site.url)
    await expect(page.getByRole('article')).toHaveCount(9)
    await page.getByRole('searchbox').fill('kenya')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(`${site.url}/listings?search=kenya`)
    await expect(page.getByText(/Showing \d+ of \d+ businesses/)).toBeVisible()
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('what is entered before the script has arrived is not lost', async ({ page, site }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(`${site.url}/listings`, { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Z-A' })
  await page.getByRole('searchbox').fill('namibia')
  arrived.resolve()
  await expect(page).toHaveURL(/search=namibia/)
  await expect(page).toHaveURL(/sort=za/)
  await expect(page.getByRole('searchbox')).toHaveValue('namibia')
})

test('a link that is followed while the address still waits for the next letter is followed, and Back leads to what was typed', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/listings?search=kenya`)
  await whenReady(page)
  await page.getByRole('searchbox').fill('namibi')
  await expect(page.getByRole('article').first()).toContainText('Namibia')
  // In one go, so that no pause comes between.
  await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'namibia')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    setTimeout(() => document.querySelector<HTMLElement>('article a[href^="/listings/"]')?.click())
  })
  await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
  // Longer than the address waits.
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(/\/listings\/[a-z]/)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}/listings?search=namibia`)
  await expect(page.getByRole('searchbox')).toHaveValue('namibia')
})

test.describe('without a network', () => {
  test('the search goes on, and what it finds can be opened', async ({ page, context, site }) => {
    const nextPages = page.waitForResponse(/\/ListingPage-/)
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    await page.mouse.move(100, 100)
    await nextPages
    await page.getByRole('searchbox').click()
    await page.getByRole('searchbox').pressSequentially('kenya')
    await expect(page).toHaveURL(`${site.url}/listings?search=kenya`)
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    await page.getByRole('searchbox').fill('namibia')
    await expect(page.getByRole('article').first()).toContainText('Namibia')

    // The listings are here: what is on their pages is worked out here, too.
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
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
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
  })
})

test('filters are chosen in the panel, stand in the address, and are removed by their badges', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/listings`)
  await page.locator('summary', { hasText: 'Category' }).click()
  await page.getByRole('checkbox', { name: /^Accommodation/ }).check()
  await expect(page).toHaveURL(`${site.url}/listings?category=accommodation`)
  await page.getByRole('checkbox', { name: /^Shopping/ }).check()
  await expect(page).toHaveURL(`${site.url}/listings?category=accommodation&category=shopping`)
  await page.keyboard.press('Escape')
  await page.locator('summary', { hasText: 'Country' }).click()
  await page.getByRole('checkbox', { name: /^Kenya/ }).check()
  await expect(page.getByText('3 active filters')).toBeVisible()
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Kenya')

  await page.goBack()
  await expect(page.getByText('2 active filters')).toBeVisible()
  await page.getByRole('link', { name: 'Remove Accommodation' }).click()
  await expect(page).toHaveURL(`${site.url}/listings?category=shopping`)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`${site.url}/listings`)
})

test('the number on a category is the number of businesses that its page shows', async ({ page, site }) => {
  await page.goto(site.url)
  const category = page.getByRole('link', { name: /Accommodation/ }).first()
  const count = /(\d+) listings/.exec((await category.textContent()) ?? '')?.[1]
  expect(count).toBe('120')
  await category.click()
  await expect(page).toHaveURL(`${site.url}/categories/accommodation`)
  await expect(page.getByText(`Showing ${count} of ${count} businesses`)).toBeVisible()
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
  expect(await page.evaluate(() => scrollY)).toBe(0)
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
