import { expect, type BrowserContext, type Page } from '@playwright/test'
import { signedIn } from './dataService.ts'
import { whenReady } from './pageEvents.ts'
import type { RunningSite } from './startSite.ts'

/** The business that applies in the journeys. */
export const BUSINESS = 'Thandeka’s Braai Yard'

/** Fills in what the second step needs. */
export async function fillInBusiness(page: Page, business = BUSINESS): Promise<void> {
  await page.getByRole('textbox', { name: 'Business name' }).fill(business)
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('restaurants-dining')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('SZ')
  await page.getByRole('combobox', { name: 'Town or city' }).fill('Mbabane')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+268 2404 0172')
}

/** Fills in whom we answer. */
export async function fillInContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Thandeka')
  await page.getByRole('textbox', { name: 'Your email' }).fill('eat@thandekas.example')
}

/** Goes on to the next step, and waits until it is shown. */
export async function goOn(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Applies for a package up to the last step. */
export async function applyUpToSending(page: Page, address: string, business = BUSINESS): Promise<void> {
  await page.goto(address)
  await whenReady(page)
  await fillInBusiness(page, business)
  await goOn(page, 'Continue', 'Your page')
  await goOn(page, 'Check it', 'Check and send')
  await fillInContact(page)
}

/** Closes the tab without a word and opens the page in another one, as somebody does whose phone has killed it. */
export async function killed(context: BrowserContext, page: Page): Promise<Page> {
  const url = page.url()
  await page.close()
  const next = await context.newPage()
  await next.goto(url)
  await whenReady(next)
  return next
}

interface StoredRequest {
  readonly id: string
  readonly version: number
  readonly reference: string
  readonly kind: string
  readonly status: string
  readonly asked_tier: string
}

/** The applications that the directory has, as administrators read them. */
export async function storedApplications(page: Page, site: RunningSite): Promise<readonly StoredRequest[]> {
  const { headers } = await signedIn(page.request, site)
  const newest = 'kind=eq.application&order=created_at.desc,id.desc'
  const answer = await page.request.get(`${site.url}/rest/v1/admin_change_requests?${newest}`, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as readonly StoredRequest[]
}

/** Asks the sender of an application a question. */
export async function askBack(page: Page, site: RunningSite, request: StoredRequest, question: string): Promise<void> {
  await asAdministrator(page, site, 'ask_back', { request_id: request.id, seen_version: request.version, question })
}

async function asAdministrator(page: Page, site: RunningSite, name: string, data: object): Promise<unknown> {
  const { headers } = await signedIn(page.request, site)
  const answer = await page.request.post(`${site.url}/rest/v1/rpc/${name}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
