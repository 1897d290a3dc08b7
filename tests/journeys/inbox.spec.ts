import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { publishableKey } from './dataService.ts'
import { CI, expect, test, type RunningSite } from './runningSite.ts'
import { readerOf } from './sentMessages.ts'
import { signIn } from './signIn.ts'

/** Sends a message as a visitor, from an address of its own. */
async function send(page: Page, site: RunningSite, name: string) {
  const key = crypto.randomUUID()
  const email = `${key}@dira.example`
  const sent = await page.request.post(`${site.url}/rest/v1/contact_messages`, {
    headers: { apikey: await publishableKey(page.request, site), prefer: 'return=minimal' },
    data: { idempotency_key: key, name, email, subject: `About ${key}`, message: 'Do you list guesthouses?' },
  })
  expect(sent.status()).toBe(201)
  return { email, subject: `About ${key}` }
}

test(
  'what a visitor sends is answered by keyboard, undone, and deleted with everything from its sender',
  CI,
  async ({ page, site }) => {
    const first = await send(page, site, 'Amahle Dube')
    const second = await send(page, site, 'Inês Macuácua')
    const read = await readerOf(page, site)
    const row = async (email: string) => (await read('contact_messages')).find((message) => message['email'] === email)

    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' })
    const messages = waiting.getByRole('link', { name: /new messages/ })
    const count = Number(await messages.locator('bdi').textContent())
    expect(count).toBeGreaterThan(1)
    const rail = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Inbox/ })
    await messages.click()
    const list = page.getByRole('list', { name: 'Messages' })
    await expect(list.getByRole('listitem')).toHaveCount(count)
    await expect(page.getByRole('link', { name: `Messages ${count}` })).toBeVisible()
    await expect(rail).toContainText(/\d/)
    const inAll = Number(/\d+/.exec((await rail.textContent()) ?? '')?.[0])

    // The newest message opens, and is read; the reply is written, and opening the e-mail program marks nothing.
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: second.subject })).toBeFocused()
    await expect.poll(async () => (await row(second.email))?.['is_read']).toBe(true)
    await page.keyboard.press('r')
    await page.keyboard.type('Yes, we do.')
    await expect(page.getByRole('link', { name: /^Open e-mail/ })).toHaveAttribute('href', /body=Yes%2C%20we%20do\./)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeFocused()
    expect((await row(second.email))?.['handled']).toBe(false)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: first.subject })).toBeFocused()
    await expect(list.getByText(second.subject)).toHaveCount(0)
    await expect(rail).toContainText(String(inAll - 1))

    await page.keyboard.press('z')
    await expect(list.getByText(second.subject)).toBeVisible()
    await expect(rail).toContainText(String(inAll))
    await expect.poll(() => row(second.email)).toMatchObject({ handled: false, filed_as: null })

    // A note goes with the message that it is about.
    await page.keyboard.press('n')
    await page.keyboard.type('Asked twice.')
    await page.getByRole('button', { name: 'Keep the note' }).click()
    await expect(page.getByRole('article').getByText('Asked twice.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete now' }).click()
    await page.getByRole('textbox', { name: 'Type the name: Amahle Dube' }).fill('Amahle Dube')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click()
    await expect(list.getByText(first.subject)).toHaveCount(0)
    await expect.poll(() => row(first.email)).toBeUndefined()
    expect(JSON.stringify(await read('inbox_notes'))).not.toContain('Asked twice.')

    // Also of somebody of whom no message is open.
    await list.getByText(second.subject).click()
    await expect(page.getByRole('article').getByText(second.email)).toBeVisible()
    await page.keyboard.press('e')
    await expect.poll(() => row(second.email)).toMatchObject({ filed_as: 'archived' })
    await page.getByText('What is kept of a person').click()
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(second.email.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 message that was sent')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all of it' }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toContain(second.subject)
    await page.getByRole('button', { name: 'Delete now' }).last().click()
    await page.getByRole('alertdialog').getByRole('textbox').fill(second.email.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Nothing is kept of ${second.email.toUpperCase()}.`)).toBeVisible()
    await expect.poll(() => row(second.email)).toBeUndefined()

    // Pages change by two keys, and the frame stays.
    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  },
)

test('messages that are picked are filed at once, by keyboard, and go back at once', CI, async ({ page, site }) => {
  const sent = [await send(page, site, 'Picked'), await send(page, site, 'Picked'), await send(page, site, 'Picked')]
  const read = await readerOf(page, site)
  const rows = async () =>
    (await read('contact_messages')).filter(({ email }) => sent.some((one) => one.email === email))
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.goto(`${site.url}/admin/inbox?search=Picked`)
  const list = page.getByRole('list', { name: 'Messages' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: sent[2]!.subject })).toBeFocused()
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+J')
  const bar = page.getByRole('region', { name: 'Picked messages' })
  await expect(bar).toContainText('3 picked')
  await page.keyboard.press('e')
  await expect(list).toHaveCount(0)
  await expect.poll(async () => (await rows()).map(({ filed_as }) => filed_as)).toEqual(Array(3).fill('archived'))
  await page.keyboard.press('z')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect.poll(async () => (await rows()).map(({ filed_as }) => filed_as)).toEqual(Array(3).fill(null))
  await list.getByRole('checkbox').first().check()
  await list
    .getByRole('checkbox')
    .last()
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 picked')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
})
