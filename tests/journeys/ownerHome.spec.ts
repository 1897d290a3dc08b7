import type { Page } from '@playwright/test'
import { signedIn } from './dataService.ts'
import { openAsOwner, withOwners } from './owners.ts'
import { whenReady } from './pageEvents.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

const SLUG = 'nara-dunes-lodge'
const OWNER = { email: 'ndapewa@dira.example', password: 'ndapewa-1', listings: { [SLUG]: [] } }
const BANK = 'Account name: Dira | Account number: 000 1234 5678'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Opens a listing as a visitor of one's own does, and closes it again. */
async function visit(page: Page, site: RunningSite, act: (visitor: Page) => Promise<void> = async () => undefined) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await context?.newPage()
  await visitor?.goto(`${site.url}/listings/${SLUG}`)
  if (visitor) await act(visitor)
  await context?.close()
}

test(
  'an owner sees views, contacts and enquiries, says what is still right, and renews: an administrator records it',
  CI,
  async ({ page }) => {
    test.setTimeout(240_000)
    const site = await startSite({ prepare: withOwners(OWNER), environment: { PAYMENT_BANK: BANK } })
    try {
      const { headers } = await signedIn(page.request, site)
      const stored = `${site.url}/rest/v1/listings?slug=eq.${SLUG}`
      const changed = await page.request.patch(stored, {
        headers: { ...headers, prefer: 'return=representation' },
        data: { package_tier: 'premium', paid_until: day(7) },
      })
      const [listing] = (await changed.json()) as { business_name: string }[]
      const name = listing?.business_name ?? ''
      // What a reader sees of it: beside that it says when it was made.
      const publicPage = async () => {
        const text = await (await page.request.get(`${site.url}/listings/${SLUG}`, BOT)).text()
        return /<div id="root">(.*?)<script/s.exec(text)?.[1]
      }
      const before = await publicPage()

      // Views and a press are counted; those of programs are not.
      await visit(page, site, async (visitor) => {
        // What counts it is there.
        await whenReady(visitor)
        const pressed = visitor.waitForResponse((answer) => answer.request().method() === 'POST')
        await visitor.evaluate(() =>
          document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
        )
        await visitor.locator('a[href^="tel:"]').first().click()
        expect((await pressed).status()).toBe(204)
      })
      await visit(page, site)
      // An enquiry is a contact as well.
      const enquiry = { name: 'Anna Kruger', email: 'anna@dira.example', message: 'Is there room?' }
      await visit(page, site, async (visitor) => {
        await visitor.getByRole('button', { name: 'Contact Business' }).click()
        const dialog = visitor.getByRole('dialog')
        await dialog.getByRole('textbox', { name: 'Name' }).fill(enquiry.name)
        await dialog.getByRole('textbox', { name: 'Email' }).fill(enquiry.email)
        await dialog.getByRole('textbox', { name: 'Message' }).fill(enquiry.message)
        await dialog.getByRole('button', { name: 'Send Message' }).click()
        await expect(dialog.getByText(/Your message has been sent!/)).toBeVisible()
      })

      await page.setViewportSize({ width: 390, height: 844 })
      await openAsOwner(page, site, OWNER, '/owner')
      const plate = page.getByRole('article', { name })
      await expect(async () => {
        await page.reload()
        await expect(plate.getByRole('img', { name: 'This week so far 3 views, 2 contacts' })).toBeVisible({
          timeout: 2_000,
        })
      }).toPass({ timeout: 40_000 })
      await expect(plate).toContainText('Live now')
      await expect(page.getByRole('heading', { name: `${name} ends in 7 days` })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

      // Still right, and back again.
      await plate.getByRole('button', { name: `Still right: ${name}` }).click()
      await page.getByRole('button', { name: 'Still right', exact: true }).click()
      const notices = page.getByRole('region', { name: 'Notifications' })
      await expect(notices.getByText('Thank you. The page says that you checked it this month.')).toBeVisible()
      await expect(plate.getByText(/^The phone.* by you/)).toBeVisible()
      await expect.poll(publicPage).not.toBe(before)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(notices.getByText('The dates are as they were.')).toBeVisible()
      await expect.poll(publicPage).toBe(before)

      // The enquiry is answered from the mail program, and marked by hand.
      await page.getByRole('link', { name: 'Enquiries 1 new' }).click()
      await expect(page.getByText('1 enquiry, 1 without an answer')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Reply to Anna Kruger by e-mail' })).toHaveAttribute(
        'href',
        /^mailto:anna%40dira\.example|^mailto:anna@dira\.example/,
      )
      await page.getByRole('button', { name: 'Mark as answered: the enquiry of Anna Kruger' }).click()
      await expect(page.getByText('1 enquiry, 0 without an answer')).toBeVisible()

      // Without an answer of the service the rows of the last visit are there, without what travellers wrote.
      await page.goto(`${site.url}/owner`)
      await expect(plate).toBeVisible()
      await page.route('**/rest/v1/rpc/owner_home*', async (route) => route.abort())
      await page.reload()
      await expect(page.getByText(/^As of today/)).toBeVisible({ timeout: 30_000 })
      await expect(plate).toBeVisible()
      await expect(page.getByText(enquiry.message)).toHaveCount(0)
      await page.unroute('**/rest/v1/rpc/owner_home*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(/^As of today/)).toHaveCount(0)

      // Renewed for two years, and said so.
      await page.getByRole('link', { name: 'Renew for R1995' }).click()
      await expect(page.getByRole('heading', { name: `Renew ${name}` })).toBeVisible()
      await page.getByRole('radio', { name: /Two years/ }).check({ force: true })
      await expect(page.getByText('000 1234 5678')).toBeVisible()
      await expect(page.getByText('R3990.00').first()).toBeVisible()
      await page.getByRole('button', { name: 'I have paid' }).click()
      await expect(page.getByText(/^You said that two years of Premium are paid\./)).toBeVisible()
      await page.goto(`${site.url}/owner`)
      await expect(page.getByRole('heading', { name: 'We look for your payment' })).toBeVisible()
      expect(await publicPage()).toBe(before)

      // The administrator records it, and the page is as it was.
      const office = await (await page.context().browser()!.newContext()).newPage()
      await office.goto(`${site.url}/admin`)
      await signIn(office, site)
      await expect(office.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      await office.goto(`${site.url}/admin/payments`)
      const notes = office.getByRole('region', { name: 'Say they have paid' })
      await expect(notes).toContainText(`Premium, two years. ${OWNER.email}`)
      await notes.getByRole('link', { name: `Record the payment of ${name}` }).click()
      await expect(office.getByRole('textbox', { name: 'Amount in rand' })).toHaveValue('3990')
      await office.getByRole('button', { name: /^Record R3990/ }).click()
      await expect(office.getByRole('heading', { name: /^Invoice DIRA-20\d\d-0001$/ })).toBeVisible()
      await office.goto(`${site.url}/admin/payments`)
      await expect(office.getByRole('table')).toContainText(name)
      await expect(notes).toHaveCount(0)
      await page.reload()
      await expect(plate).toBeVisible()
      await expect(page.getByRole('heading', { name: 'We look for your payment' })).toHaveCount(0)
      await expect(page.getByText(/R1995 a year\. Ends /)).toContainText(String(new Date().getFullYear() + 2))
      expect(await publicPage()).toBe(before)
      await office.context().close()
    } finally {
      await site.remove()
    }
  },
)

/** What a program says of itself: it is not counted. */
const BOT = { headers: { 'user-agent': 'journey-bot/1.0 (bot)' } }
