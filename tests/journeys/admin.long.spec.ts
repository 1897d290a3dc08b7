import { publishableKey } from './dataService.ts'
import { toast } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

test('signing out in one tab signs the other one out', async ({ context, site }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto(`${site.url}/admin`)
  await signIn(one, site)
  await expect(one.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await other.goto(`${site.url}/admin/dashboard`)
  await expect(other.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await one.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL(`${site.url}/admin`)
})

test('what a visitor sends reaches the dashboard, and is ticked off, opened again and undone', async ({
  page,
  site,
}) => {
  const key = crypto.randomUUID()
  const sent = await page.request.post(`${site.url}/rest/v1/contact_messages`, {
    headers: { apikey: await publishableKey(page.request, site), prefer: 'return=minimal' },
    data: {
      idempotency_key: key,
      name: `Sender ${key}`,
      email: `${key}@dira.example`,
      message: 'Do you list guesthouses?',
    },
  })
  expect(sent.status()).toBe(201)

  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  const inbox = page.getByRole('region', { name: 'Inbox' })
  const letter = inbox.getByRole('listitem').filter({ hasText: key })
  await expect(letter).toContainText('Do you list guesthouses?')
  await expect(letter.getByRole('link', { name: /by e-mail$/ })).toHaveAttribute('href', /^mailto:/)
  await letter.getByRole('button', { name: /^Mark as answered/ }).click()
  await expect(letter).toHaveCount(0)

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(letter).toHaveCount(1)
  await letter.getByRole('button', { name: /^Mark as answered/ }).click()
  await inbox.getByRole('button', { name: 'Answered' }).click()
  await expect(letter.getByRole('button', { name: /^Open again/ })).toBeVisible()
})

test('a check that fails signs nobody in, and shows a notice when the user asked for it', async ({ page, site }) => {
  const broken = { status: 500, json: { code: 'XX000', message: 'The index is broken', details: null, hint: null } }
  await page.route('**/rest/v1/admin_users*', (route) => route.fulfill(broken))
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(toast(page, 'Admin verification failed: The index is broken')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/admin`)
  expect(await page.evaluate(() => localStorage.getItem('dira-session'))).toBeNull()

  await page.unroute('**/rest/v1/admin_users*')
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.route('**/rest/v1/admin_users*', (route) => route.fulfill(broken))
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(toast(page, 'Admin check failed: The index is broken')).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
})

for (const [what, code] of [
  ['of signing in', /siteAuth[^/]*\.js$/],
  ['of the data service', /supabaseGateway[^/]*\.js$/],
] as const) {
  test(`a sign-in whose code ${what} cannot be fetched says so and can be tried again`, async ({ page, site }) => {
    await page.route(code, (route) => route.abort())
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(toast(page, 'Login failed: An unexpected error occurred')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  })
}
