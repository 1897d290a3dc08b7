import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a page is hydrated: its script starts some time after the page is there. */
export async function whenReady(page: Page): Promise<void> {
  const isReady = () => page.evaluate(() => performance.getEntriesByName('dira:ready').length)
  await expect.poll(isReady, { intervals: [50] }).toBeGreaterThan(0)
}

/** Waits until the way back from what was open over the page is over: an address that is asked for meanwhile is never loaded. */
export async function whenClosed(page: Page): Promise<void> {
  const overlays = () => page.evaluate(() => (history.state as { readonly overlays?: number } | null)?.overlays ?? 0)
  await expect.poll(overlays, { intervals: [50] }).toBe(0)
}

/** The errors of a page's script from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** What goes wrong in a page from now on: errors, warnings such as a hydration mismatch, requests to another origin. */
export function watchComplaints(page: Page, origin: string): string[] {
  const complaints = watchErrors(page)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

/** Opens each of these pages by its address, and fails when one of them complains before it has come to rest. */
export async function expectNoComplaints(page: Page, origin: string, paths: readonly string[]): Promise<void> {
  const complaints = watchComplaints(page, origin)
  for (const path of paths) {
    await page.goto(origin + path)
    await whenReady(page)
    await page.waitForLoadState('networkidle')
    expect(complaints, path).toEqual([])
  }
}

/** The toast that says this. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
}
