import { applyUpToSending, BUSINESS, storedApplications } from './applying.ts'
import { whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'

test('a business applies for the package of its plan button, and follows the application by its link', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/pricing`)
  await whenReady(page)
  await page.getByRole('link', { name: 'Choose Standard' }).click()
  await expect(page.getByText('Standard, R995/year')).toBeVisible()
  await applyUpToSending(page, page.url())
  await page.getByRole('button', { name: 'Send the application' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused()
  const reference = page.getByText(/^DIRA [2-9A-Z]{3} [2-9A-Z]{3}$/)
  await expect(reference).toBeVisible()
  const said = (await reference.textContent()) ?? ''
  const link = await page.getByRole('textbox', { name: 'Link of your application' }).inputValue()
  expect(link).toMatch(/\/request#[0-9a-f]{64}$/)

  const applications = await storedApplications(page, site)
  expect(applications.filter(({ reference: one }) => one === said)).toEqual([
    expect.objectContaining({ kind: 'application', status: 'new', asked_tier: 'standard' }),
  ])

  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.getByRole('heading', { level: 1, name: BUSINESS })).toBeVisible()
  await expect(page.getByText(said, { exact: true })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
  await page.getByRole('button', { name: 'Apply again with the same words' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check and send' })).toBeVisible()
  await expect(page.getByText(BUSINESS).first()).toBeVisible()
})

test('a link that there never was shows the same as a wrong one', async ({ page, site }) => {
  for (const token of ['', 'f'.repeat(64), 'nonsense']) {
    await page.goto('about:blank')
    await page.goto(`${site.url}/request#${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is behind this link')
  }
})
