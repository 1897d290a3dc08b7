import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { answered, headerOf, openMailServer } from '../../apps/site/server/outbox/testing/openMailServer.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'
import { ADMINISTRATOR } from './startSite.ts'

// Each starts a site, and waits for its server to look for emails.
test.slow()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Stores a published listing whose package ends, and writes the emails that are due, as the server does once an hour. */
async function reminded(site: RunningSite, row: object) {
  const { secretKey } = JSON.parse(readFileSync(join(site.dataFolder, 'secrets.json'), 'utf8')) as { secretKey: string }
  const headers = { apikey: secretKey }
  const id = `ends-${crypto.randomUUID().slice(0, 8)}`
  const listing = {
    id,
    slug: id,
    business_name: `Gate <b>${id}</b>`,
    category: 'shopping',
    country: 'NA',
    status: 'published',
  }
  // By this process: a browser may not have the key.
  const send = async (path: string, content: object) => {
    const answer = await fetch(`${site.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
    expect(answer.ok, await answer.text()).toBe(true)
  }
  await send('listings', { ...listing, package_tier: 'premium', ...row })
  await send('rpc/tend_outbox', {})
  return `Gate <b>${id}</b>`
}

async function open(page: Page, site: RunningSite) {
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
}

test(
  'without a mail server an email is read, opened in a program, marked, and that is taken back',
  CI,
  async ({ page, site }) => {
    const name = await reminded(site, { paid_until: inDays(7), email: 'stay@gate.example' })
    const subject = `${name} ends in 7 days`
    await open(page, site)
    await page.getByRole('link', { name: /emails? to send/ }).click()
    await expect(page.getByRole('heading', { name: 'Emails', level: 1 })).toBeVisible()
    await expect(page.getByText('No mail server is set: they are sent by hand')).toBeVisible()

    const entry = page.getByRole('listitem').filter({ hasText: subject })
    await entry.getByText('Read it').click()
    await expect(entry.getByText(`Premium for ${name} ends on`)).toBeVisible()
    const mail = entry.getByRole('link', { name: `Open e-mail: ${subject}` })
    await expect(mail).toHaveAttribute(
      'href',
      new RegExp(`^mailto:stay@gate\\.example\\?subject=${escape(subject)}&body=`),
    )
    await entry.getByRole('button', { name: `Sent: ${subject}` }).click()
    await expect(entry).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entry).toBeVisible()
    await entry.getByRole('button', { name: `Sent: ${subject}` }).click()
    await page.getByRole('link', { name: 'Sent', exact: true }).click()
    await expect(entry.getByText('Sent by hand by')).toBeVisible()
    await expect(entry.getByRole('button')).toHaveCount(0)
  },
)

test(
  'with a mail server emails go by themselves, and one that was refused is tried again from the dashboard',
  CI,
  async ({ page }) => {
    let isRefusing = true
    const mailServer = await openMailServer({
      onRcptTo: ({ address }, _, done) =>
        isRefusing && address.startsWith('stay') ? done(answered(550, 'No such mailbox')) : done(),
    })
    const site = await startSite({
      environment: {
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Dira <hello@dira.example>',
        SITE_URL: 'https://dira.example',
      },
    })
    try {
      const name = await reminded(site, { paid_until: inDays(1), email: 'stay@gate.example' })
      await open(page, site)
      const failure = page.getByRole('alert').filter({ hasText: '1 email could not be sent.' })
      // The dashboard asks once a minute.
      await expect(failure).toBeVisible({ timeout: 150_000 })
      await expect(failure).toContainText('No such mailbox')
      isRefusing = false
      await failure.getByRole('button', { name: 'Try all again' }).click()
      await expect.poll(() => mailServer.emails.length, { timeout: 60_000 }).toBe(1)
      expect(headerOf(mailServer.emails[0] ?? '', 'Subject')).toBe(`${name} ends tomorrow`)

      await page.getByRole('link', { name: 'Administrators' }).click()
      await page.getByRole('textbox', { name: 'E-mail address' }).fill('zola@dira.example')
      await page.getByRole('button', { name: 'Make a link' }).click()
      await expect(page.getByText('It goes out as an email as well', { exact: false })).toBeVisible()
      const link = await page.getByRole('textbox', { name: 'The link for zola@dira.example' }).inputValue()
      await expect.poll(() => mailServer.emails.length, { timeout: 60_000 }).toBe(2)
      // Lines of an email are folded with '=' at their end.
      expect(mailServer.emails[1]?.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(link)

      await page.goto(`${site.url}/admin/outbox?show=settled`)
      await expect(page.getByText('The server sends them from hello@dira.example')).toBeVisible()
      const invitation = page.getByRole('listitem').filter({ hasText: 'zola@dira.example' })
      await invitation.getByText('Read it').click()
      await expect(invitation.getByText('invites you to look after the guide')).toBeVisible()
      expect(await page.content()).not.toContain(link.split('#')[1])

      // An administrator who forgot the password asks for a link, and hears the same as for an address that has no account.
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL(`${site.url}/admin`)
      for (const email of ['nobody@dira.example', ADMINISTRATOR]) {
        await page.getByText('Forgot the password?').click()
        await page.getByRole('textbox', { name: 'Email of your account' }).fill(email)
        await page.getByRole('button', { name: 'Send me a link' }).click()
        await expect(
          page.getByText('If this address has an account, an email with a link is on its way.', { exact: false }),
        ).toBeFocused()
        await page.reload()
      }
      await expect.poll(() => mailServer.emails.length, { timeout: 60_000 }).toBe(3)
      const sent = mailServer.emails[2]?.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? ''
      expect(headerOf(sent, 'To')).toContain(ADMINISTRATOR)
      const path = /https:\/\/dira\.example(\/admin\/invitation#[0-9a-f]{64})/.exec(sent)?.[1] ?? ''
      await page.goto(site.url + path)
      await page.getByLabel('New password').fill('karoo moon dust')
      await page.getByRole('button', { name: 'Set the password' }).click()
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      await page.goto(site.url + path)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'This link was used' })).toBeVisible()
      await page.goto(`${site.url}/admin/history?what=account`)
      await expect(page.getByText(`${ADMINISTRATOR} chose a new password by a link`)).toBeVisible()
      await expect(page.getByText(`${ADMINISTRATOR} asked for a link for a new password`)).toBeVisible()
    } finally {
      await site.remove()
      await mailServer.stop()
    }
  },
)

/** A subject as it stands in an address, for a pattern. */
function escape(subject: string): string {
  return encodeURIComponent(subject).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
