import { toast } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'
import { signIn } from './signIn.ts'
import { ADMINISTRATOR } from './startSite.ts'

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

test('a mistyped field shows its error, a wrong password says so at the form and in a toast, and nobody is signed in', async ({
  page,
  site,
}) => {
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

  // Each finds the own door, and whom to ask for a password where no letters go out.
  await expect(
    page.getByText('Forgot the password? Another administrator makes you a link for a new one.'),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Owner sign-in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Owner sign-in' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Admin Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('dira-session'))).toBeNull()
})
