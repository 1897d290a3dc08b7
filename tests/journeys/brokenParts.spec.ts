import type { Page } from '@playwright/test'
import { watchErrors, whenClosed, whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

/** From now on whatever renders such an element fails, until nothing is given. */
async function breakElement(page: Page, name = ''): Promise<void> {
  await page.evaluate(`document.createElement = (tag, ...rest) => {
    if (tag === '${name}') throw new Error('Broken for a test')
    return Document.prototype.createElement.call(document, tag, ...rest)
  }`)
}

const said = (page: Page) => page.getByText('This part could not be shown. The rest works.')

test(
  'a part that breaks takes nothing else with it: results, a map, a form, a dialog; what is typed stays',
  CI,
  async ({ page, site }) => {
    const errors = watchErrors(page)
    await page.goto(`${site.url}/listings`)
    await whenReady(page)
    const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
    await breakElement(page, 'article')
    await search.pressSequentially('lodge')
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('alert')).toBeVisible()
    await expect(search).toHaveValue('lodge')
    await expect(search).toBeFocused()
    // Suggestions lie over the results.
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=lodge/)
    await expect(page.getByText(/^Showing/)).toBeVisible()
    await breakElement(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(said(page)).toHaveCount(0)

    await breakElement(page, 'canvas')
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(said(page)).toHaveCount(1)
    await expect(page.getByText(/on this map|^Showing/).first()).toBeVisible()
    await expect(search).toHaveValue('lodge')

    await breakElement(page, 'textarea')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible()
    await expect(said(page)).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible()

    await page.goto(`${site.url}/listings/nara-dunes-lodge`)
    await whenReady(page)
    await breakElement(page, 'textarea')
    const contact = page.getByRole('button', { name: 'Contact Business' })
    await contact.click()
    const dialog = page.getByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await whenClosed(page)
    await breakElement(page)
    await contact.click()
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeVisible()
    // Each was caught, and reported.
    expect(errors).toEqual([])
  },
)
