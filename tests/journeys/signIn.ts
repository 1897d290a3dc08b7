import type { Page } from '@playwright/test'
import { administratorPassword } from './dataService.ts'
import { ADMINISTRATOR, type RunningSite } from './startSite.ts'

/** Fills in the form of `/admin`, by default as the administrator, and sends it. */
export async function signIn(
  page: Page,
  site: RunningSite,
  { email = ADMINISTRATOR, secret = administratorPassword(site) } = {},
) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
}
