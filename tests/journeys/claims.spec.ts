import type { Browser, Locator, Page } from '@playwright/test'
import { open } from './byKeyboard.ts'
import { keyboardOf, touchOf, type Hands } from './hands.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

test.slow()

const PHONE = { width: 360, height: 740 }
const PASSWORD = 'karoo moon dust'

const claimLink = (page: Page) => page.getByRole('link', { name: 'Claim this page' })
const says = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Goes from a listing's page to its claim, and asks there. */
async function ask(page: Page, hands: Hands, way: string, button: string, name = 'Selma Nangolo'): Promise<void> {
  await hands.press(claimLink(page))
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your business?' })).toBeVisible()
  await hands.mark(page.getByRole('radio', { name: way }))
  await hands.write(page.getByRole('textbox', { name: 'Your name' }), name)
  await hands.press(page.getByRole('button', { name: button }))
  // A busy machine may answer later than the page waits, three times 15 s. Who claims presses again, and the claim is sent once.
  const unanswered = page.getByText('No answer. What you wrote stays; please try again.').first()
  const answer = page.getByRole('main').getByRole('status')
  await expect(answer.or(unanswered).first()).toBeVisible({ timeout: 60_000 })
  if (await unanswered.isVisible()) await hands.press(page.getByRole('button', { name: button }))
}

/** An administrator's window, at a place that the dashboard's keys lead to. */
async function administration(browser: Browser, site: RunningSite, key: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press(key)
  return page
}

async function choosePassword(page: Page, hands: Hands, business: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Look after your page' })).toBeVisible()
  await hands.write(page.getByRole('textbox', { name: 'New password' }).or(page.getByLabel('New password')), PASSWORD)
  await hands.press(page.getByRole('button', { name: 'Look after this page' }))
  await expect(page).toHaveURL(/\/owner$/)
  await expect(page.getByRole('main').getByText(business).first()).toBeVisible()
}

/** Six figures that are not the code. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const bytesOf = async (page: Page, url: string) => (await page.request.get(url)).text()
const field = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Six figures, as read out or written to you.' })

test.describe('on a phone of 360 pixels, by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test(
    'a code on WhatsApp, from an administrator to the listed number, makes an owner',
    CI,
    async ({ page, browser }) => {
      const site = await startSite()
      try {
        const listing = `${site.url}/listings/nara-dunes-lodge`
        const before = await bytesOf(page, listing)
        const hands = touchOf(page)
        await open(page, listing)
        await ask(page, hands, 'A code on WhatsApp', 'Ask for the code')
        await expect(says(page, 'The code is on its way.')).toBeVisible()

        const admin = await administration(browser, site, 'a')
        await admin.getByRole('link', { name: /Nara Dunes Lodge/ }).click()
        const review = admin.getByRole('article', { name: /Nara Dunes Lodge/ })
        await expect(review.getByText('Waits for the code')).toBeVisible()
        await review.getByRole('button', { name: 'Send on WhatsApp' }).click()
        const shown = review.getByText(/^The code \d{3} \d{3}$/)
        await expect(shown).toBeFocused()
        const code = ((await shown.textContent()) ?? '').replaceAll(/\D/g, '')
        const whatsapp = review.getByRole('link', { name: /WhatsApp/ })
        await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/264815550142\?text=.*\d{3}%20\d{3}/)

        await hands.write(field(page), wrong(code))
        await hands.press(page.getByRole('button', { name: 'Confirm' }))
        await expect(page.getByText('That is not the code. Two tries are left.').first()).toBeVisible()
        await hands.write(field(page), code)
        await hands.press(page.getByRole('button', { name: 'Confirm' }))
        await expect(page.getByText('That is right. The page is yours to look after.')).toBeVisible()
        await hands.write(page.getByRole('textbox', { name: 'Your email' }), 'selma@nara.example')
        await hands.press(page.getByRole('button', { name: 'Choose a password' }))
        await page.waitForURL(/\/owner\/invitation#[0-9a-f]{64}$/)
        const link = page.url()
        await choosePassword(page, hands, 'Nara Dunes Lodge')

        // The link works no second time, and the claim is settled. The public page is as it was.
        const late = await (await browser.newContext()).newPage()
        await late.goto(link)
        await expect(late.getByRole('heading', { name: 'This link was used' })).toBeVisible()
        await open(page, `${site.url}/claim/nara-dunes-lodge`)
        await expect(page.getByText('This page is looked after by who claimed it.')).toBeVisible()
        expect(await bytesOf(page, listing)).toBe(before)

        // The log has all of it, without the code.
        await admin.getByRole('link', { name: 'History' }).first().click()
        await expect(admin.getByText('A claim was tried or proved').first()).toBeVisible()
        expect(await admin.getByRole('main').textContent()).not.toContain(code)
      } finally {
        await site.remove()
      }
    },
  )
})

test(
  'an email to the listed mailbox makes an owner of who reads it there, by keyboard; who asked gets nothing',
  CI,
  async ({ page, browser }) => {
    const site = await startSite()
    try {
      const listing = `${site.url}/listings/poplar-lane-b-b`
      const hands = keyboardOf(page)
      await open(page, listing)
      await ask(page, hands, 'E-mail with a link', 'Write to the business')
      await expect(says(page, 'An email to the business is on its way.')).toBeVisible()

      // Without a mail server an administrator sends it by hand.
      const admin = await administration(browser, site, 'o')
      const subject = 'Look after the page of Poplar Lane B&B'
      const entry = admin.getByRole('listitem').filter({ hasText: subject })
      await expect(entry.getByText('rooms@poplar-lane-b-b.example')).toBeVisible()
      expect(await entry.textContent()).not.toMatch(/[0-9a-f]{64}/)
      await entry.getByRole('button', { name: `Show the link, to send it: ${subject}` }).click()
      await entry.getByText('Read it').click()
      const link = await entry.getByText(/\/owner\/invitation#/).textContent()
      const href = /http:\S+\/owner\/invitation#[0-9a-f]{64}/.exec(link ?? '')?.[0] ?? ''

      // The reader of that mailbox opens it in a browser of their own.
      const reader = await (await browser.newContext()).newPage()
      await reader.goto(href)
      await choosePassword(reader, keyboardOf(reader), 'Poplar Lane B&B')

      // The person who asked has no rights: neither by the page of the claim, nor by the link after its use.
      await page.reload()
      await expect(page.getByText('This page is looked after by who claimed it.')).toBeVisible()
      await page.goto(href)
      await expect(page.getByRole('heading', { name: 'This link was used' })).toBeVisible()
      await page.goto(`${site.url}/owner`)
      await expect(page).toHaveURL(/\/owner\/sign-in/)

      // The next one hears that somebody looks after it, and the owner is told.
      const rival = await (await browser.newContext()).newPage()
      await open(rival, listing)
      await ask(rival, keyboardOf(rival), 'A code on WhatsApp', 'Ask for the code', 'Somebody Else')
      await expect(rival.getByText('Somebody looks after this page. An email tells them.')).toBeVisible()
      await expect(field(rival)).toHaveCount(0)
      await admin.reload()
      await expect(admin.getByText('Somebody else claims Poplar Lane B&B')).toBeVisible()
    } finally {
      await site.remove()
    }
  },
)
