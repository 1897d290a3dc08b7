import { askBack, BUSINESS, fillInBusiness, fillInContact, goOn, killed, storedApplications } from './applying.ts'
import { open, tabTo } from './byKeyboard.ts'
import { whenReady } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'

test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true })

test('a tab that is killed at any step loses nothing, and one sent without a network arrives once', async ({
  context,
  page: first,
  site,
}) => {
  let page = first
  await page.goto(`${site.url}/get-listed?plan=standard`)
  await whenReady(page)
  await goOn(page, 'Back', 'Package')
  await page.getByRole('radio', { name: /^Premium/ }).check()
  page = await killed(context, page)
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
  await expect(page.getByText(/^What you wrote on .* is still here\.$/)).toBeVisible()

  await goOn(page, 'Continue', 'Your business')
  await fillInBusiness(page)
  page = await killed(context, page)
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue(BUSINESS)

  await goOn(page, 'Continue', 'Your page')
  await page.getByRole('textbox', { name: 'Description' }).fill('Shisanyama over mopane wood.')
  await page.getByRole('button', { name: /^Monday/ }).tap()
  await page.getByRole('radio', { name: 'Open', exact: true }).check()
  page = await killed(context, page)
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Shisanyama over mopane wood.')

  await goOn(page, 'Check it', 'Check and send')
  await fillInContact(page)
  page = await killed(context, page)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Thandeka')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the application' }).tap()
  await expect(page.getByText('Waits for a network. It will be sent once.')).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).tap()
  await expect(page.getByText('Waits for a network. It will be sent once.')).toBeHidden()
  await page.getByRole('button', { name: 'Send the application' }).tap()
  await expect(page.getByText('Waits for a network. It will be sent once.')).toBeVisible()

  // The answer is lost after the row was stored: it is sent again under the same key.
  let lost = 0
  await page.route('**/rest/v1/**', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible({ timeout: 60_000 })
  expect(lost).toBe(1)
  const reference = (await page.getByText(/^DIRA [2-9A-Z]{3} [2-9A-Z]{3}$/).textContent()) ?? ''
  page = await killed(context, page)
  await expect(page.getByText(reference, { exact: true })).toBeVisible()

  const [application, ...others] = (await storedApplications(page, site)).filter((one) => one.reference === reference)
  expect(others).toEqual([])
  expect(application).toMatchObject({ asked_tier: 'premium', status: 'new' })

  await page.goto(await page.getByRole('textbox', { name: 'Link of your application' }).inputValue())
  await expect(page.getByRole('heading', { name: 'Waits for a look' })).toBeVisible()
  await askBack(page, site, application!, 'Is the yard on Gwamile Street?')
  await page.reload()
  await expect(page.getByText('Is the yard on Gwamile Street?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Behind the tyre shop.')
  page = await killed(context, page)
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Behind the tyre shop.')
  await page.getByRole('button', { name: 'Send my answer' }).tap()
  await expect(page.getByText('You answered our question')).toBeVisible()
  await expect(page.getByText('Behind the tyre shop.')).toBeVisible()
})

test('all of it works by the keyboard, and nothing that was typed is ever cleared', async ({ page, site }) => {
  await open(page, `${site.url}/get-listed`)
  await tabTo(page, page.getByRole('radio', { name: /^Standard/ }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Classified/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your business' })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: 'Business name' }))
  await page.keyboard.type('Outjo Oven')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  const phone = page.getByRole('button', { name: /^Phone: / })
  await tabTo(page, phone)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Outjo Oven')
})
