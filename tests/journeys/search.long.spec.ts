import { whenReady } from './pageEvents.ts'
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
  })
  await expect(page.getByRole('link', { name: 'Back to All Listings' })).toBeVisible()
  // Longer than the address waits.
  await page.waitForTimeout(1000)
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
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
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
