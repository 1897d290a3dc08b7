import type { Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

// What lies over a page closes by the browser's Back, and the way back from a listing leads to where one was on the list.

/** The place of the entry of now among those of this site. */
const expectPlace = (page: Page, place: number) =>
  expect.poll(() => page.evaluate(() => navigation.currentEntry?.index)).toBe(place)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Back closes the menu, and a page chosen in it is one step', CI, async ({ page, site }) => {
    await page.goto(`${site.url}/categories`)
    await page.goto(site.url)
    await whenReady(page)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu).toBeVisible()
      await expectPlace(page, 2)
    }
    await open()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(`${site.url}/`)
    // Forward leads nowhere new, and nothing opens by itself.
    await page.goForward()
    await expectPlace(page, 1)
    await expect(menu).toBeHidden()

    await open()
    await page.reload()
    await expectPlace(page, 1)
    await whenReady(page)

    await open()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expectPlace(page, 1)

    await open()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(`${site.url}/pricing`)
    await expect(menu).toBeHidden()
    await expectPlace(page, 2)
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/`)
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/categories`)
  })

  test(
    'the filters end in the way to their results, and Back closes them before it takes one back',
    CI,
    async ({ page, site }) => {
      await page.goto(`${site.url}/listings`)
      await whenReady(page)
      const kenya = page.getByRole('checkbox', { name: 'Kenya' })
      await page.locator('summary', { hasText: 'Show filters' }).click()
      await expectPlace(page, 1)
      await page.getByText(/^Show all \d+ countries$/).click()
      await kenya.check()
      await expect(page).toHaveURL(`${site.url}/listings?country=kenya`)
      await page.getByRole('checkbox', { name: 'Accommodation' }).check()
      await expect(page).toHaveURL(`${site.url}/listings?category=accommodation&country=kenya`)

      const line = page.getByText(/^Showing \d+ of \d+ businesses$/)
      const done = page.getByRole('button', { name: /^Show \d+ results$/ })
      await expect(async () => {
        const [, matches] = /(\d+) of/.exec((await line.textContent()) ?? '') ?? []
        await expect(done).toHaveText(`Show ${matches} results`, { timeout: 1000 })
      }).toPass({ timeout: 60_000 })
      await done.click()
      await expect(kenya).toBeHidden()
      await expect(line).toBeFocused()
      await expect(line).toBeInViewport()
      // The page, two choices; one step forward is left of the panel.
      await expectPlace(page, 2)
      await expect(line).toBeInViewport()

      await page.locator('summary', { hasText: 'Show filters' }).click()
      await expect(kenya).toBeVisible()
      await expectPlace(page, 3)
      await page.goBack()
      await expect(kenya).toBeHidden()
      await expect(page).toHaveURL(`${site.url}/listings?category=accommodation&country=kenya`)
      await page.goBack()
      await expect(page).toHaveURL(`${site.url}/listings?country=kenya`)
      await page.goBack()
      await expect(page).toHaveURL(`${site.url}/listings`)
    },
  )
})

test('Back closes an enquiry and keeps what was written', CI, async ({ page, site }) => {
  await page.goto(`${site.url}/listings/nara-dunes-lodge`)
  await whenReady(page)
  const dialog = page.getByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await page.getByRole('button', { name: 'Contact Business' }).click()
  await name.fill('Amahle Dube')
  await expectPlace(page, 1)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Contact Business' })).toBeFocused()
  await page.getByRole('button', { name: 'Contact Business' }).click()
  await expect(name).toHaveValue('Amahle Dube')
})

test.describe('Back to All Listings', () => {
  /** Opens a business far down a list; gives the link to it, and how far the list was scrolled. */
  async function openFrom(page: Page, list: string, isShown = whenReady) {
    await page.goto(list)
    await isShown(page)
    const link = page
      .getByRole('article')
      .nth(10)
      .getByRole('link', { name: /^View Details/ })
    await link.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    expect(top).toBeGreaterThan(500)
    await link.click()
    await expect(back(page)).toBeVisible()
    return { link, top }
  }
  const expectTop = (page: Page, top: number) =>
    expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3)
  const back = (page: Page) => page.getByRole('link', { name: 'Back to All Listings' })

  test('leads to the same place of the same list, with the focus on the card', CI, async ({ page, site }) => {
    const list = `${site.url}/listings?country=kenya&page=2`
    const { link, top } = await openFrom(page, list)
    // Past a fragment of the listing's page, too, and when the browser had dropped both pages.
    await page.evaluate(() => (location.hash = 'location'))
    await page.reload()
    await whenReady(page)
    await back(page).click()
    await expect(page).toHaveURL(list)
    await expectTop(page, top)
    await expect(link).toBeFocused()
    await expectPlace(page, 0)
  })

  test('does so before the code of the page has arrived', CI, async ({ page, site }) => {
    await page.route(/\/assets\/index-.*\.js$/, () => {})
    const list = `${site.url}/categories/accommodation?sort=za`
    const { top } = await openFrom(page, list, () => Promise.resolve())
    await expect(back(page)).toHaveAttribute('href', '/listings')
    await back(page).click()
    await expect(page).toHaveURL(list)
    await expectTop(page, top)
    await expectPlace(page, 0)
  })
})
