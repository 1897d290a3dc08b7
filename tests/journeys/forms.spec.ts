import { toast, whenClosed, whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'
import { fillIn, SENT, stored } from './sentMessages.ts'

test('a message is stored and said to be, and all fields are empty again', async ({ page, site }) => {
  await page.goto(`${site.url}/contact?subject=Standard%20package`)
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Standard package')
  await fillIn(page, 'Do you list vineyards?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, SENT)).toBeVisible()
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByRole('textbox', { name })).toHaveValue('')
  const rows = await stored(page, site, 'contact_messages')
  expect(rows.filter(({ message }) => message === 'Do you list vineyards?')).toEqual([
    expect.objectContaining({
      name: 'Amahle Dube',
      email: 'amahle@dube.example',
      subject: 'Standard package',
      message: 'Do you list vineyards?',
      handled: false,
    }),
  ])
})

test('an incomplete message is not sent', async ({ page, site }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/rest/v1/contact_messages') && sent.push(request.url()))
  await page.goto(`${site.url}/contact`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Amahle Dube')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Please fill out all required fields')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  expect(sent).toEqual([])
})

test('a message that is sent offline is checked and kept, and goes once the network is back', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/contact`)
  await whenReady(page)
  await fillIn(page, 'From the bush')
  await page.getByRole('textbox', { name: 'Email' }).fill('amahle')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('amahle@dube.example')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Your message could not be sent. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('From the bush')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, SENT)).toBeVisible()
})

test('all code that sending needs is fetched with the first field, and none of it before', async ({ page, site }) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  const sending = () => fetched.filter((url) => /\/(?:sending|submissionSender)-[^/]*\.js$/.test(url))
  await page.goto(`${site.url}/listings/nara-dunes-lodge`)
  await page.getByRole('button', { name: 'Contact Business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sending()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Amahle Dube')
  await expect.poll(sending).toHaveLength(2)
  // They are there once all that they import is.
  await page.evaluate(`Promise.all(${JSON.stringify(sending())}.map((url) => import(url)))`)
  const scripts = () => fetched.filter((url) => url.endsWith('.js'))
  const atFirstField = scripts()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('amahle@dube.example')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Three nights in June?')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(dialog.getByText(/Your message has been sent!/)).toBeVisible()
  expect(scripts()).toEqual(atFirstField)
})

test('an enquiry to a business is stored for it, and the dialog says so', async ({ page, site }) => {
  await page.goto(`${site.url}/listings/nara-dunes-lodge`)
  await page.getByRole('button', { name: 'Contact Business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
  await expect(dialog.getByRole('link', { name: /\+264/ }).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Amahle Dube')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('amahle@dube.example')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Two nights in May?')
  await dialog.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(dialog.getByText(/Your message has been sent!/)).toBeVisible()
  const rows = await stored(page, site, 'enquiries')
  expect(rows.filter(({ message }) => message === 'Two nights in May?')).toEqual([
    expect.objectContaining({ business_name: '!Nara Dunes Lodge', name: 'Amahle Dube', message: 'Two nights in May?' }),
  ])
})

test('a listing is saved, compared and shared, all of it on this device', async ({ page, browser, site }) => {
  await page.goto(`${site.url}/listings`)
  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Save ${name}` }).click()
  await page.getByRole('button', { name: 'Open shortlist' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shortlist' })
  await expect(drawer.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await whenClosed(page)

  await page.goto(`${site.url}/listings/nara-dunes-lodge`)
  await page.getByRole('button', { name: /Save/ }).first().click()
  await page
    .getByRole('button', { name: /Compare/ })
    .first()
    .click()
  await page.goto(`${site.url}/listings/old-pier-rooms`)
  await page
    .getByRole('button', { name: /Compare/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Compare 2 listings' }).click()
  await expect(page).toHaveURL(/\/compare\?listing=nara-dunes-lodge&listing=old-pier-rooms/)
  await expect(page.getByRole('columnheader', { name: 'Old Pier Rooms' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Old Pier Rooms' }).first().click()
  await expect(page).toHaveURL(/\/compare\?listing=nara-dunes-lodge$/)

  // Somebody else's comparison does not take the place of one's own unasked.
  const own = () => page.evaluate(() => localStorage.getItem('dira:comparison'))
  await expect.poll(own).toBe('["nara-dunes-lodge"]')
  await page.goto(`${site.url}/compare?listing=old-pier-rooms&listing=sabi-leadwood-house`)
  const shared = page.getByRole('region', { name: 'Shared comparison' })
  await expect(shared.getByRole('link', { name: 'Back to mine' })).toHaveAttribute('href', /nara-dunes-lodge$/)
  expect(await own()).toBe('["nara-dunes-lodge"]')
  await shared.getByRole('button', { name: 'Keep this one' }).click()
  await expect(shared).toBeHidden()
  await expect.poll(own).toBe('["old-pier-rooms","sabi-leadwood-house"]')

  await page.goto(`${site.url}/shortlist`)
  await expect(page.getByRole('article')).toHaveCount(2)
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const other = await elsewhere.newPage()
  const slugs = await page.evaluate(() => JSON.parse(localStorage.getItem('dira:shortlist') ?? '[]') as string[])
  await other.goto(`${site.url}/shortlist?${slugs.map((slug) => `listing=${slug}`).join('&')}`)
  await expect(other.getByRole('article')).toHaveCount(2)
  await elsewhere.close()
})
