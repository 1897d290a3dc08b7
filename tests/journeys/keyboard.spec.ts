import { open, status, tabTo } from './byKeyboard.ts'
import { expect, test } from './runningSite.ts'

// The walks that docs/accessibility.md describes, by keyboard alone. What is announced is read from the accessibility tree.

test('finding a business: search, filter, open, come back', async ({ page, site }) => {
  await open(page, site.url)
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Dira, home"
      - navigation "Main"
  `)
  await tabTo(page, page.getByLabel('Search businesses'))
  await page.keyboard.type('kenya')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('kenya: Business Listings | Dira')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: 'Business Listings' })).toBeVisible()

  await tabTo(page, page.locator('summary', { hasText: 'Category' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: /^Accommodation/ }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /^Accommodation/ })).toBeChecked()
  await expect(status(page, /\d+ of 696/)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('summary', { hasText: 'Category' })).toBeFocused()
  await expect(page.getByText('1 active filter', { exact: true })).toBeVisible()

  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await tabTo(page, first.getByRole('link', { name: `View Details: ${name}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Back to All Listings' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/listings\?search=kenya&category=accommodation$/)
})

test('writing to a business: the dialog holds the focus and gives it back', async ({ page, site }) => {
  await open(page, `${site.url}/listings/nara-dunes-lodge`)
  const button = page.getByRole('button', { name: 'Contact Business' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }), 12)
  await page.keyboard.type('Amahle Dube')
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Send Message' }), 12)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Please fill out all required fields')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Amahle Dube')
})
