import { open, status, tabTo } from './byKeyboard.ts'
import { CI, expect, test } from './runningSite.ts'
import { administratorPassword } from './dataService.ts'
import { ADMINISTRATOR } from './startSite.ts'

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
  await expect(status(page, /\d+ of [\d,]+/)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('summary', { hasText: 'Category' })).toBeFocused()
  await expect(page.getByText('2 active filters', { exact: true })).toBeVisible()

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

test('writing to a business: the dialog holds the focus and gives it back', CI, async ({ page, site }) => {
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

// More of the walks that docs/accessibility.md describes, by keyboard alone. What is announced is read from the accessibility tree.

test(
  'keeping and comparing: buttons say whether they are on, the bar says how many are chosen',
  CI,
  async ({ page, site }) => {
    await open(page, `${site.url}/listings/nara-dunes-lodge`)
    const compare = page
      .getByRole('main')
      .getByRole('button', { name: /Compar|Chosen|Added/ })
      .first()
    await tabTo(page, page.getByRole('button', { name: 'Save !Nara Dunes Lodge' }))
    await page.keyboard.press('Space')
    await expect(status(page, '!Nara Dunes Lodge is on your shortlist')).toHaveCount(1)
    await tabTo(page, compare)
    await page.keyboard.press('Space')
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await expect(status(page, '1 of 4 chosen')).toHaveCount(1)
    await open(page, `${site.url}/listings/old-pier-rooms`)
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /Compar|Chosen|Added/ })
        .first(),
    )
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('link', { name: 'Compare 2 listings' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Listings compared' })).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Remove !Nara Dunes Lodge' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Remove Old Pier Rooms' })).toBeFocused()
    await expect(status(page, '1 of 4 places used')).toHaveCount(1)
  },
)

test('the contact form: a missing field shows its error and gets the focus', CI, async ({ page, site }) => {
  await open(page, `${site.url}/contact`)
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }))
  await page.keyboard.type('Amahle Dube')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill out all required fields' })).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Please enter your email address',
  )
  await page.keyboard.type('amahle@dube.example')
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }), 3)
  await page.keyboard.type('Do you list vineyards?')
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }), 3)
  await page.keyboard.press('Enter')
  await expect(status(page, "Your message has been sent! We'll get back to you soon.")).toHaveCount(1)
})

test('the administration: signing in and out', CI, async ({ page, site }) => {
  await open(page, site.url)
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Admin/Login' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Admin Login | Dira')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(ADMINISTRATOR)
  await page.keyboard.press('Tab')
  await page.keyboard.type(administratorPassword(site))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Admin Dashboard | Dira')
  await expect(status(page, 'Login successful')).toHaveCount(1)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Sign Out' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Admin Login | Dira')
  await expect(status(page, 'You have been logged out')).toHaveCount(1)
})
