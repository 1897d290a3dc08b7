import { expect, type Page } from '@playwright/test'
import type { RunningSite } from './runningSite.ts'

/** How the site counts a list that nobody touches by script, such as '92 of 696': journeys on the same site add listings. */
export async function countedAs(page: Page, site: Pick<RunningSite, 'url'>, query: string): Promise<string> {
  const html = await (await page.request.get(`${site.url}/listings?${query}`)).text()
  const counted = /Showing ([\d,]+ of [\d,]+) businesses/.exec(html)?.[1] ?? ''
  expect(counted, query).not.toBe('')
  return counted
}
