import { toast, watchErrors } from './pageEvents.ts'
import { CI, expect, NIGHTLY, test } from './runningSite.ts'
import { signIn } from './signIn.ts'
import { ADMINISTRATOR } from './startSite.ts'
import { signedIn } from './dataService.ts'

test('an administrator signs in, sees who it is, asks again and signs out; Back leads no one in', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText('Enter your credentials to access the admin dashboard')).toBeVisible()
  await expect(page.getByText('This area is restricted to administrators only')).toBeVisible()
  await signIn(page, site)
  // One after the other.
  for (const text of ['Checking admin privileges...', 'Admin privileges verified', 'Login successful'])
    await expect(toast(page, text)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/admin/dashboard`)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page.getByText(ADMINISTRATOR)).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Refresh Status' }).click()
  for (const text of ['Refreshing admin status...', 'Checking admin privileges...', 'Admin privileges verified'])
    await expect(toast(page, text)).toBeVisible()

  await page.goto(site.url)
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.goto(`${site.url}/admin`)
  await expect(page).toHaveURL(`${site.url}/admin/dashboard`)

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${site.url}/admin`)
  await expect(toast(page, 'You have been logged out')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(ADMINISTRATOR)).toBeHidden()
  await page.goto(`${site.url}/admin/dashboard`)
  await expect(page).toHaveURL(`${site.url}/admin`)
  await expect(toast(page, 'Access denied: Admin privileges required')).toBeVisible()
})

test(
  'a mistyped field shows its error, a wrong password says so at the form and in a toast, and nobody is signed in',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/admin`)
    await signIn(page, site, { email: 'nobody', secret: 'short' })
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()

    await signIn(page, site, { email: 'somebody@dira.example', secret: 'not-the-password' })
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/^Login failed: /)).toBeVisible()
    // Announced once: by the form, which has the focus.
    await expect(page.getByRole('alert').filter({ hasText: /^Login failed: / })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await expect(page).toHaveURL(`${site.url}/admin`)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@dira.example')

    // Each finds the own door, and whom to ask for a password where no emails go out.
    await expect(
      page.getByText('Forgot the password? Another administrator makes you a link for a new one.'),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Owner sign-in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Owner sign-in' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Admin Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dira-session'))).toBeNull()
  },
)

test('signing out in one tab signs the other one out', CI, async ({ context, site }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto(`${site.url}/admin`)
  await signIn(one, site)
  await expect(one.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await other.goto(`${site.url}/admin/dashboard`)
  await expect(other.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await one.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL(`${site.url}/admin`)
})

test(
  'a check that fails signs nobody in, and shows a notice when the user asked for it',
  CI,
  async ({ page, site }) => {
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
  },
)

test('the dashboard says how old the last backup is', NIGHTLY, async ({ page, site }) => {
  // A backup gives way to everything else that runs.
  test.slow()
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('region', { name: 'Backup' })).toContainText('Daily backups are switched off.')
  const { code, output } = await site.run('apps/backend/src/cli/backup.ts')
  expect(code, output).toBe(0)
  await page.reload()
  const region = page.getByRole('region', { name: 'Backup' })
  await expect(region).toContainText('Backup less than an hour old')
})

for (const [what, code] of [
  ['of signing in', /siteAuth[^/]*\.js$/],
  ['of the data service', /supabaseGateway[^/]*\.js$/],
] as const) {
  test(`a sign-in whose code ${what} cannot be fetched says so and can be tried again`, CI, async ({ page, site }) => {
    await page.route(code, (route) => route.abort())
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(toast(page, 'Login failed: An unexpected error occurred')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  })
}

test(
  'a storage that throws takes nothing away from visitors, and fails a sign-in kindly',
  CI,
  async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const errors = watchErrors(page)
    await page.goto(`${site.url}/listings`)
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('region', { name: 'Notifications' }).first()).toBeVisible()
    expect(errors).toEqual([])
  },
)

test(
  'somebody who is no administrator is signed out again, and led away from the dashboard',
  CI,
  async ({ page, site }) => {
    const email = 'guest@dira.example'
    const made = await site.run('apps/backend/src/cli/make-admin.ts', email)
    const secret = /shown only now\): (\S+)/.exec(made.output)?.[1] ?? ''
    const { headers, userId } = await signedIn(page.request, site, { email, password: secret })
    // The right is given back, the account stays.
    const given = await page.request.delete(`${site.url}/rest/v1/admin_users?id=eq.${userId}`, { headers })
    expect(given.ok()).toBe(true)

    await page.goto(`${site.url}/admin`)
    await signIn(page, site, { email, secret })
    await expect(toast(page, 'Access denied: Admin privileges required')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/admin`)
    expect(await page.evaluate(() => localStorage.getItem('dira-session'))).toBeNull()
  },
)

test('visitors load nothing of signing in', CI, async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/listings', '/contact']) await page.goto(site.url + path, { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /siteAuth|supabase|\/auth\//i.test(path))).toEqual([])
})
