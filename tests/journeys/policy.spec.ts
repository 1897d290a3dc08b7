import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { ROUTES } from './routes.ts'
import { CI, expect, test } from './runningSite.ts'

const PATHS = [
  ...ROUTES.map(([path]) => path),
  '/listings?search=kenya',
  '/admin',
  '/admin/invitation',
  '/no-such-page',
]

test('no page breaks the policy, opened by its address and reached by links', CI, async ({ page, site }) => {
  const violations = await watchPolicy(page)
  for (const path of PATHS) {
    await page.goto(site.url + path)
    await whenReady(page)
  }
  await page.goto(site.url)
  await whenReady(page)
  for (const path of PATHS) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Code that is loaded on demand brings its own styles and regions.
  await page.goto(`${site.url}/listings/nara-dunes-lodge`)
  await whenReady(page)
  await page.getByRole('button', { name: 'Contact Business' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(violations).toEqual([])
})

test('a page that breaks the policy is noticed by that walk', CI, async ({ page, site }) => {
  const violations = await watchPolicy(page)
  await page.goto(site.url)
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => violations).toEqual(['style-src-attr'])
})

/** The directives that are broken from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.get(window, 'tellViolation')(effectiveDirective)
    })
  })
  return violations
}
