import { signedIn } from './dataService.ts'
import { toast, watchErrors } from './pageEvents.ts'
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

test('the dashboard says how old the last backup is', async ({ page, site }) => {
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
  test(`a sign-in whose code ${what} cannot be fetched says so and can be tried again`, async ({ page, site }) => {
    await page.route(code, (route) => route.abort())
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(toast(page, 'Login failed: An unexpected error occurred')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  })
}

test('a storage that throws takes nothing away from visitors, and fails a sign-in kindly', async ({ page, site }) => {
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
})

test('somebody who is no administrator is signed out again, and led away from the dashboard', async ({
  page,
  site,
}) => {
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
})

test('visitors load nothing of signing in', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/listings', '/contact']) await page.goto(site.url + path, { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /siteAuth|supabase|\/auth\//i.test(path))).toEqual([])
})
