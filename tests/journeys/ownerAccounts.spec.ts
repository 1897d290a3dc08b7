import type { Page } from '@playwright/test'
import { status as saidBy } from './byKeyboard.ts'
import { publishableKey } from './dataService.ts'
import { expect, NIGHTLY, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

const BUSINESS = 'Etosha East Gate Camp'
const EMAIL = 'ndapewa@dira.example'
const PASSWORD = 'camel thorn shade'
const NEW_EMAIL = 'gate@etosha.example'
const NEW_PASSWORD = 'karoo moon dust'

/** Sends an application as its form does. */
async function apply(page: Page, site: RunningSite): Promise<void> {
  const asked = (to: unknown) => ({ from: null, to })
  const sent = await page.request.post(`${site.url}/rest/v1/change_requests`, {
    headers: { apikey: await publishableKey(page.request, site), prefer: 'return=minimal' },
    data: {
      idempotency_key: crypto.randomUUID(),
      link_token: crypto.randomUUID().replaceAll('-', '').repeat(2),
      kind: 'application',
      asked_tier: 'standard',
      changes: {
        business_name: asked(BUSINESS),
        category: asked('accommodation'),
        country: asked('NA'),
        city_name: asked('Outjo'),
      },
      name: 'Ndapewa Shikongo',
      email: EMAIL,
    },
  })
  expect(sent.status()).toBe(201)
}

async function signInAsOwner(page: Page, password: string, email = EMAIL): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test(
  'an accepted application invites its owner, who sets a password, looks after the page, and comes back',
  NIGHTLY,
  async ({ page, browser, site }) => {
    await apply(page, site)
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.goto(`${site.url}/admin/requests?kind=application`)
    await page.getByRole('link', { name: new RegExp(BUSINESS) }).click()
    const review = page.getByRole('article', { name: BUSINESS })
    await review.getByRole('button', { name: 'Accept all that fit' }).click()
    await review.getByRole('radio', { name: 'Published' }).check()
    await review.getByRole('button', { name: /^Decide/ }).click()

    // No email goes out here: the administrator makes the link and hands it on.
    const owners = review.getByRole('region', { name: 'Owners' })
    await expect(owners.getByText('Nobody looks after this page yet.')).toBeVisible()
    await expect(owners.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(EMAIL)
    await owners.getByRole('button', { name: 'Invite the owner' }).click()
    const field = owners.getByRole('textbox', { name: `The link for ${EMAIL}` })
    await expect(field).toBeFocused()
    const link = await field.inputValue()
    expect(link).toContain('/owner/invitation#')

    // A wrong link opens nothing; opening the right one uses nothing.
    const context = await browser.newContext()
    const owner = await context.newPage()
    await owner.goto(`${site.url}/owner/invitation#${'0'.repeat(64)}`)
    await expect(owner.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible()
    const scanned = await owner.request.get(link)
    expect(scanned.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    for (const _ of ['a scanner', 'a person']) {
      await owner.goto(link)
      await owner.reload()
      await expect(owner.getByRole('heading', { name: 'Look after your page' })).toBeVisible()
    }
    await expect(owner.getByText(BUSINESS, { exact: false }).first()).toBeVisible()
    await owner.getByLabel('New password').fill(PASSWORD)
    await owner.getByRole('button', { name: 'Look after this page' }).click()
    await expect(owner).toHaveURL(`${site.url}/owner`)
    await expect(owner.getByRole('link', { name: new RegExp(BUSINESS) }).first()).toBeVisible()

    // The administration keeps its refusal, and the link was used.
    await owner.goto(`${site.url}/owner/account`)
    await owner.getByRole('button', { name: 'Sign out' }).click()
    await expect(owner).toHaveURL(/\/owner\/sign-in/)
    await owner.goto(`${site.url}/admin`)
    await signIn(owner, site, { email: EMAIL, secret: PASSWORD })
    const refusal = owner.getByRole('main').getByRole('alert')
    await expect(refusal).toContainText('Access denied: Admin privileges required.')
    await refusal.getByRole('link', { name: 'owner sign-in' }).click()
    await expect(owner.getByRole('heading', { level: 1, name: 'Owner sign-in' })).toBeVisible()
    await owner.goto(link)
    await expect(owner.getByRole('heading', { name: 'This link was used' })).toBeVisible()

    // Signed out, a page for owners asks for the password and then shows what was asked for.
    await owner.goto(`${site.url}/owner/account`)
    await expect(owner).toHaveURL(/\/owner\/sign-in\?redirectTo=/)
    await signInAsOwner(owner, 'a wrong password')
    await expect(owner).toHaveURL(/\/owner\/sign-in/)
    await signInAsOwner(owner, PASSWORD)
    await expect(owner).toHaveURL(`${site.url}/owner/account`)
    await expect(owner.getByText(EMAIL, { exact: true })).toBeVisible()

    // Another password, once the present one is right: the session goes on, and every other one has ended.
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto(`${site.url}/owner/sign-in`)
    await signInAsOwner(elsewhere, PASSWORD)
    await expect(elsewhere.getByRole('link', { name: new RegExp(BUSINESS) }).first()).toBeVisible()
    const password = owner.getByRole('region', { name: 'Change the password' })
    await password.getByLabel('Present password').fill('a wrong password')
    await password.getByLabel('New password').fill(NEW_PASSWORD)
    await owner.keyboard.press('Enter')
    await expect(password.getByText('This is not your present password.')).toBeVisible()
    await expect(password.getByLabel('Present password')).toBeFocused()
    await password.getByLabel('Present password').fill(PASSWORD)
    await password.getByRole('button', { name: 'Change the password' }).click()
    await expect(password.getByText('The password is changed.', { exact: false })).toBeFocused()
    await elsewhere.reload()
    await expect(elsewhere.getByText('No listing yet')).toBeVisible()
    await other.close()

    // Another address: it counts once the button of the email there is pressed, and the pages stay.
    const address = owner.getByRole('region', { name: 'Change the e-mail address' })
    await address.getByLabel('New e-mail address').fill(NEW_EMAIL)
    await address.getByLabel('Present password').fill(NEW_PASSWORD)
    await owner.keyboard.press('Enter')
    await expect(address.getByText(`If ${NEW_EMAIL} has no account yet`, { exact: false })).toBeFocused()
    const emails = await page.context().newPage()
    await emails.goto(`${site.url}/admin/outbox`)
    await expect(emails.getByText('Another address for your account').first()).toBeVisible()
    const subject = 'Your new address for the guide'
    await emails.getByRole('button', { name: `Show the link, to send it: ${subject}` }).click()
    const mail = await emails.getByRole('link', { name: `Open e-mail: ${subject}` }).getAttribute('href')
    const [newAddress = ''] = /\S+\/owner\/invitation#[0-9a-f]{64}/.exec(decodeURIComponent(mail ?? '')) ?? []
    await emails.close()
    await owner.goto(newAddress)
    await expect(owner.getByRole('heading', { name: 'Your new address' })).toBeVisible()
    await owner.goto(`${site.url}/owner/account`)
    await expect(owner.getByText(EMAIL, { exact: true })).toBeVisible()
    await owner.goto(newAddress)
    await owner.getByRole('button', { name: 'Use this address' }).click()
    await expect(owner.getByRole('link', { name: new RegExp(BUSINESS) }).first()).toBeVisible()
    await owner.goto(`${site.url}/owner/account`)
    await expect(owner.getByText(NEW_EMAIL, { exact: true })).toBeVisible()
    await owner.getByRole('button', { name: 'Sign out' }).click()
    await owner.waitForURL(/\/owner\/sign-in/)
    await signInAsOwner(owner, NEW_PASSWORD)
    await expect(owner).toHaveURL(/\/owner\/sign-in/)
    await signInAsOwner(owner, NEW_PASSWORD, NEW_EMAIL)
    await expect(owner).toHaveURL(`${site.url}/owner/account`)

    // The administrator says what goes live at once, and takes the page out of these hands again.
    await page.reload()
    await expect(owners.getByText(NEW_EMAIL, { exact: true })).toBeVisible()
    await owners.getByRole('checkbox', { name: 'Hours' }).click()
    await expect(owners.getByRole('checkbox', { name: 'Hours' })).toBeChecked()
    await expect(saidBy(page, `What ${NEW_EMAIL} changes at once is stored`)).toBeVisible()
    await page.reload()
    await expect(owners.getByRole('checkbox', { name: 'Hours' })).toBeChecked()
    await owners.getByRole('button', { name: `Remove ${NEW_EMAIL}` }).click()
    await page.getByRole('alertdialog').getByRole('textbox').fill(NEW_EMAIL)
    await page.keyboard.press('Enter')
    await expect(owners.getByText('Nobody looks after this page yet.')).toBeVisible()
    await owner.goto(`${site.url}/owner`)
    await expect(owner.getByText('No listing yet')).toBeVisible()
    await context.close()
  },
)
