import type { Route } from '@playwright/test'
import { toast, watchComplaints, whenClosed, whenReady } from './pageEvents.ts'
import { CI, expect, NIGHTLY, startSite, test } from './runningSite.ts'
import { fillIn, SENT, stored } from './sentMessages.ts'
import { publishableKey } from './dataService.ts'

test('a message is stored and said to be, and all fields are empty again', CI, async ({ page, site }) => {
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

test('an incomplete message is not sent', CI, async ({ page, site }) => {
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

test(
  'all code that sending needs is fetched with the first field, and none of it before',
  CI,
  async ({ page, site }) => {
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
  },
)

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

test('a listing is saved, compared and shared, all of it on this device', CI, async ({ page, browser, site }) => {
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

  // The head opens the same drawer over each page, wide or narrow, and the way back is to the link that opened it.
  for (const [path, width] of [
    ['/listings', 1280],
    ['/pricing', 390],
    ['/listings/nara-dunes-lodge', 820],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${site.url}${path}`)
    const link = page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1 listing' })
    await link.press('Enter')
    await expect(drawer.getByRole('link', { name })).toBeVisible()
    await expect(page).toHaveURL(`${site.url}${path}`)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(link).toBeFocused()
    await whenClosed(page)
  }
  await page.setViewportSize({ width: 1280, height: 720 })

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

test(
  'a message whose answer is lost is stored once, also when it is sent again by hand',
  CI,
  async ({ page, site }) => {
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
  },
)

test('a message whose code cannot be fetched is kept, and goes once it can', CI, async ({ page, site }) => {
  const code = /\/sending-[^/]*\.js$/
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

test(
  'a flood from the same network keeps nobody from sending: the form takes a moment, and the message is stored once',
  NIGHTLY,
  async ({ page }) => {
    const site = await startSite()
    try {
      const headers = { apikey: await publishableKey(page.request, site), 'content-type': 'application/json' }
      /** Sends until a proof of work is asked for. */
      const flood = async () => {
        for (let sent = 0; sent < 20; sent += 1) {
          const data = {
            idempotency_key: crypto.randomUUID(),
            name: 'Flood',
            email: `flood-${crypto.randomUUID()}@dira.example`,
            message: 'Flood',
          }
          const answer = await page.request.post(`${site.url}/rest/v1/contact_messages`, { headers, data })
          if (answer.status() === 428) return
        }
        throw new Error('No proof of work was asked for.')
      }
      await flood()

      await page.goto(`${site.url}/contact`)
      await whenReady(page)
      const complaints = watchComplaints(page, site.url)
      const device = await page.context().newCDPSession(page)
      await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await fillIn(page, 'From the same network')
      // On a fast machine this is over in the blink of an eye.
      await page.evaluate(() => {
        new MutationObserver(() => {
          for (const role of ['button', 'status']) {
            const said = [...document.querySelectorAll(`${role}, [role="${role}"]`)].map((one) => one.textContent)
            if (said.some((text) => text?.includes('One moment...')))
              document.documentElement.setAttribute(`data-${role}`, '')
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      // On a slow one some come free meanwhile; they are used up just before the message arrives.
      const useUp = async (route: Route) => {
        await flood()
        await route.continue()
      }
      await page.route('**/rest/v1/contact_messages', useUp, { times: 1 })
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(toast(page, SENT)).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('html[data-button][data-status]')).toBeAttached()
      // The browser itself reports the status that asks for the proof.
      expect(complaints.filter((complaint) => !complaint.includes('428'))).toEqual([])
      const rows = await stored(page, site, 'contact_messages')
      expect(rows.filter(({ message }) => message === 'From the same network')).toHaveLength(1)
    } finally {
      await site.remove()
    }
  },
)

test('a shortlist whose code cannot be fetched says so and leaves the page', CI, async ({ page, site }) => {
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
