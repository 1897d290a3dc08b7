import type { Page } from '@playwright/test'
import { signedIn } from './dataService.ts'
import type { RunningSite } from './startSite.ts'

/** What a toast says of a message that was stored. */
export const SENT = "Your message has been sent! We'll get back to you soon."

/** What an administrator reads in a table of what visitors sent. */
export async function stored(page: Page, site: RunningSite, table: string): Promise<Record<string, unknown>[]> {
  return (await readerOf(page, site))(table)
}

/** Reads such tables again and again with one signing in: each of them counts as writing, of which one address may do few. */
export async function readerOf(page: Page, site: RunningSite) {
  const { headers } = await signedIn(page.request, site)
  return async (table: string): Promise<Record<string, unknown>[]> => {
    const rows = await page.request.get(`${site.url}/rest/v1/${table}?select=*`, { headers })
    return (await rows.json()) as Record<string, unknown>[]
  }
}

/** Fills in the required fields of a message. */
export async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Amahle Dube')
  await page.getByRole('textbox', { name: 'Email' }).fill('amahle@dube.example')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}
