import type { Route } from '@playwright/test'
import { toast, watchComplaints, whenReady } from './pageEvents.ts'
import { publishableKey } from './dataService.ts'
import { expect, startSite, test } from './runningSite.ts'
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

test('a flood from the same network keeps nobody from sending: the form takes a moment, and the message is stored once', async ({
  page,
}) => {
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
