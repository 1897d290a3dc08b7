import { expect, type Page } from '@playwright/test'

/** Waits until a page listens: its script begins some time after the page stands. */
export async function whenReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('dira:ready').length)).toBeGreaterThan(0)
}

/** What the script of a page fails with from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Every complaint of the browser from now on: errors, hydration that differs, requests to another origin. */
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
