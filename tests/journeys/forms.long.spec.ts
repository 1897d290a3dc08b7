import { toast, whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'
import { fillIn, SENT, stored } from './sentMessages.ts'

test('a message whose answer is lost is stored once, also when it is sent again by hand', async ({ page, site }) => {
  let lost = 0
  await page.route('**/rest/v1/contact_messages', async (route) => {
    if (lost === 4) return route.continue()
    lost += 1
    // It arrives and is stored; nobody hears of it.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(`${site.url}/contact`)
  await fillIn(page, 'Is anybody there?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Your message could not be sent. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is anybody there?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, SENT)).toBeVisible()
  const rows = await stored(page, site, 'contact_messages')
  expect(rows.filter(({ message }) => message === 'Is anybody there?')).toHaveLength(1)
})

test('a message whose code cannot be fetched is kept, and goes once it can', async ({ page, site }) => {
  const code = /\/contactErrors-[^/]*\.js$/
  await page.route(code, (route) => route.abort())
  await page.goto(`${site.url}/contact`)
  await whenReady(page)
  await fillIn(page, 'From further out')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Your message could not be sent. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('From further out')
  await page.unroute(code)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, SENT)).toBeVisible()
})

test('a shortlist whose code cannot be fetched says so and leaves the page', async ({ page, site }) => {
  await page.route(/\/Drawer-[^/]*\.js$/, (route) => route.abort())
  await page.goto(`${site.url}/listings`)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Open shortlist' }).click()
  await expect(toast(page, 'Your shortlist could not be opened. Check your connection and try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Business Listings' })).toBeVisible()
})
