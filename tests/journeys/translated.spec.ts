import { toast, watchErrors } from './pageEvents.ts'
import { expect, test } from './runningSite.ts'
import { SENT } from './sentMessages.ts'
import { expectWhole, openTranslated, translateEarly, untranslated } from './translated.ts'

test('a list and a form live on while a browser translates them, and what changes is seen to change', async ({
  page,
  site,
}) => {
  const errors = watchErrors(page)
  const showing = page.getByText(/^Showing/)
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await page.goto(`${site.url}/listings?search=pizza`)
  const found = await showing.textContent()

  await openTranslated(page, `${site.url}/listings`)
  const before = await showing.textContent()
  await search.pressSequentially('pizza')
  await expect(showing).toHaveText(found ?? '')
  await expect.poll(() => untranslated(page)).toEqual([])
  await search.fill('')
  await expect(showing).toHaveText(before ?? '')
  await expectWhole(page, errors)

  await openTranslated(page, `${site.url}/contact`)
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Amahle Dube')
  await expect(page.getByText('Please enter your name')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Email' }).fill('amahle@dube.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Est-ce que vous parlez français ?')
  await send.click()
  await expect(toast(page, SENT)).toBeVisible()
  await expectWhole(page, errors)
})

test('what is typed into a page that was translated before its script came is kept', async ({ page, site }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await translateEarly(page)
  await page.goto(`${site.url}/listings`)
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await search.pressSequentially('pizza')
  arrived.resolve()
  await expect(page).toHaveURL(`${site.url}/listings?search=pizza`)
  await expect(search).toHaveValue('pizza')
  await expect(search).toBeFocused()
  await expect(page.getByText('This page could not be loaded')).toHaveCount(0)
})
