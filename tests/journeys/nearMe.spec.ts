import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

const POSITION = { latitude: -1.286432, longitude: 36.817234 }
/** The degrees to a thousandth, which is more than an address may hold. */
const EXACT = /1\.286|36\.817/

test(
  'a list is near the visitor, whose exact position never leaves the device',
  CI,
  async ({ page, context, site }) => {
    await context.grantPermissions(['geolocation'], { origin: new URL(site.url).origin })
    await context.setGeolocation(POSITION)
    const sent = watchRequests(page)
    await page.goto(`${site.url}/listings?sort=az`)
    await whenReady(page)
    await page.locator('summary', { hasText: 'Near' }).click()
    await page.getByRole('button', { name: 'My position' }).click()

    await expect(page).toHaveURL(`${site.url}/listings?near=-1.29%2C36.82&within=10`)
    await expect(page.getByRole('link', { name: 'Remove Within 10 km of me' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('nearest')
    await expect(page.locator('summary', { hasText: 'Near' })).toBeFocused()
    const distances = page.getByRole('article').getByText(/^\d[\d.]* k?m$/)
    await expect(distances.first()).toBeVisible()
    const fromHere = await distances.allTextContents()
    expect(fromHere.map(inMetres)).toEqual(fromHere.map(inMetres).toSorted((a, b) => a - b))

    // Without script, a server's answer and a reload know the rounded position alone.
    await page.reload()
    await whenReady(page)
    await expect(page.getByRole('link', { name: 'Remove Within 10 km of 1.29° S, 36.82° E' })).toBeVisible()
    expect(await distances.allTextContents()).not.toEqual(fromHere)
    expect(await page.getByRole('article').count()).toBe(fromHere.length)

    await page.getByRole('link', { name: /^Remove Within/ }).click()
    await expect(page).toHaveURL(`${site.url}/listings`)
    expect(sent.length).toBeGreaterThan(5)
    expect(sent.filter((request) => EXACT.test(request))).toEqual([])
  },
)

test('the order from before comes back when the list is near nothing any more', CI, async ({ page, site }) => {
  await page.goto(`${site.url}/listings?sort=az`)
  await whenReady(page)
  await page.locator('summary', { hasText: 'Near' }).click()
  await page.getByRole('combobox', { name: 'Near which town?' }).fill('mombasa')
  await page.getByText('25 km', { exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/listings?near=kenya%2Fmombasa&within=25`)
  await page.getByRole('link', { name: 'Anywhere' }).click()
  await expect(page).toHaveURL(`${site.url}/listings?sort=az`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is near a town, and of what is open now', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/listings?category=accommodation`)
    await page.locator('summary', { hasText: 'Near' }).click()
    await page.getByLabel('Near which town?').selectOption('Mombasa, Kenya')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(`${site.url}/listings?category=accommodation&near=kenya%2Fmombasa&within=10`)
    await expect(page.getByRole('link', { name: 'Remove Within 10 km of Mombasa' })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/\d k?m away/)
    await page.getByRole('button', { name: 'Open now' }).click()
    await expect(page).toHaveURL(/[?&]open=now/)
    await expect(page.getByRole('button', { name: 'Open now' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/near=kenya%2Fmombasa&within=10/)
  })
})

/** '350 m' and '1.2 km' as a number. */
function inMetres(distance: string): number {
  return Number.parseFloat(distance) * (distance.endsWith('km') ? 1000 : 1)
}

/** All that is asked of servers from now on: addresses, headers and bodies. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '))
  })
  return sent
}
