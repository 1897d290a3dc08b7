import type { Page } from '@playwright/test'
import { toast, watchErrors, whenClosed, whenReady } from './pageEvents.ts'
import { CI, expect, NIGHTLY, test } from './runningSite.ts'
import { SENT } from './sentMessages.ts'
import { expectWhole, openTranslated, translate, translateEarly, untranslated } from './translated.ts'
import { scriptOf } from '../../packages/data/src/site/paths.ts'
import { administratorPassword } from './dataService.ts'
import { ROUTES } from './routes.ts'
import { signIn } from './signIn.ts'

test(
  'a list and a form live on while a browser translates them, and what changes is seen to change',
  CI,
  async ({ page, site }) => {
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
    // A name is what the business is called, in every language.
    await expect(page.getByRole('article').first().getByRole('heading').locator('font')).toHaveCount(0)

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
  },
)

test('what is typed into a page that was translated before its script came is kept', CI, async ({ page, site }) => {
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

// Each goes through many pages.
test.slow()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const words = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ').trim()

test(
  'a walk over all routes shows, translated, what they show untranslated',
  NIGHTLY,
  async ({ page, context, site }) => {
    const errors = watchErrors(page)
    const plain = await context.newPage()
    await openTranslated(page, site.url)
    for (const [path, name] of ROUTES) {
      if (scriptOf(path) === 'visitors') {
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
      } else await openTranslated(page, site.url + path)
      await expect(heading(page), path).toHaveText(name)
      await plain.goto(site.url + path)
      await whenReady(plain)
      await plain.waitForLoadState('networkidle')
      // Both go with the time.
      await expect(async () => expect(await words(page), path).toBe(await words(plain))).toPass({ timeout: 30_000 })
      expect(await untranslated(page), path).toEqual([])
      await expectWhole(page, errors)
      if (scriptOf(path) !== 'visitors') await openTranslated(page, site.url)
    }
  },
)

test('every route comes alive where it was translated before its script came', NIGHTLY, async ({ page, site }) => {
  const errors = watchErrors(page)
  await translateEarly(page)
  for (const [path, name] of ROUTES) {
    await page.goto(site.url + path)
    await whenReady(page)
    await expect(heading(page), path).toHaveText(name)
    // What differs from what was served is made anew, and React says so.
    await expectWhole(
      page,
      errors.filter((error) => !error.includes('#418')),
    )
  }
})

test('a traveller searches, filters, sorts, turns pages, writes, saves and compares', CI, async ({ page, site }) => {
  const errors = watchErrors(page)
  const showing = page.getByText(/^Showing/)
  await openTranslated(page, `${site.url}/listings`)
  const all = await showing.textContent()

  await page.getByRole('button', { name: 'Explore' }).or(page.getByText('Explore').first()).first().click()
  await page.keyboard.press('Escape')
  await page.getByText('Country', { exact: true }).first().click()
  await page.getByRole('checkbox', { name: /^Kenya/ }).check({ force: true })
  await expect(page).toHaveURL(/country=kenya/)
  await expect(showing).not.toHaveText(all ?? '')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Z-A')
  await expect(page).toHaveURL(/sort=za/)
  await page
    .getByRole('link', { name: 'Clear all' })
    .or(page.getByRole('button', { name: 'Clear all' }))
    .first()
    .click()
  await expect(showing).toHaveText(all ?? '')
  const first = page.getByRole('article').first()
  const before = (await first.getByRole('heading').textContent()) ?? ''
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  // The address comes before the page that it names.
  await expect(first.getByRole('heading')).not.toHaveText(before)
  await expectWhole(page, errors)

  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Save ${name}` }).click()
  await expect(toast(page, `${name} is on your shortlist`)).toBeVisible()
  await page.getByRole('button', { name: 'Open shortlist' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Shortlist' })
  await expect(drawer.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await whenClosed(page)
  await page.getByRole('button', { name: 'Dark theme' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('article').nth(1).getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('button', { name: 'Open shortlist' }).first().click()
  for (const at of [0, 1])
    // By its words, once the drawer stands still.
    await drawer
      .locator('label', { has: page.getByRole('checkbox', { name: /^Compare/ }) })
      .nth(at)
      .click()
  await drawer.getByRole('link', { name: 'Compare 2 listings' }).click()
  await expect(heading(page)).toHaveText('Compare listings')
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expectWhole(page, errors)

  await openTranslated(page, `${site.url}/listings/nara-dunes-lodge`)
  await page.getByRole('button', { name: 'Next image' }).click()
  await page.getByRole('button', { name: 'Contact Business' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
  const send = dialog.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(dialog.getByText('Please enter your name')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Amahle Dube')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('amahle@dube.example')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Deux nuits en mai ?')
  await send.click()
  await expect(dialog.getByText(/Your message has been sent!/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expectWhole(page, errors)
})

test('a business chooses a package and applies, and claims a listing', CI, async ({ page, site }) => {
  const errors = watchErrors(page)
  await openTranslated(page, `${site.url}/get-listed`)
  await page.getByRole('radio', { name: /^Premium/ }).check({ force: true })
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Premium')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page)).toHaveText('Your business')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/Write the name of the business/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Business name' }).fill('Thandeka’s Braai Yard')
  await expect(page.getByRole('heading', { name: 'Thandeka’s Braai Yard' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page)).toHaveText('Package')
  await expectWhole(page, errors)

  await openTranslated(page, `${site.url}/claim/old-pier-rooms`)
  await page.getByRole('radio').last().check({ force: true })
  await page.getByRole('button', { name: /^(Ask for the code|Write to the business)$/ }).click()
  await expect(page.getByText('Write your name.')).toBeVisible()
  await page.getByRole('button', { name: 'Send proof instead' }).click()
  await expect(page.getByRole('textbox', { name: 'What shows that it is yours' })).toBeFocused()
  await expectWhole(page, errors)
})

test('an administrator signs in and edits a listing', CI, async ({ page, site }) => {
  const errors = watchErrors(page)
  await openTranslated(page, `${site.url}/admin`)
  await signIn(page, site, { secret: `${administratorPassword(site)}?` })
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/^Login failed/)).toBeVisible()
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  for (const link of ['Listings', 'Inbox', 'Requests', 'Payments', 'Import', 'History', 'Administrators']) {
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: new RegExp(`^${link}`) })
      .click()
    await expect(heading(page)).toHaveText(new RegExp(link))
    await expectWhole(page, errors)
  }

  const id = `tr-${crypto.randomUUID().slice(0, 8)}`
  await page.goto(`${site.url}/admin/listings/new`)
  await expect(heading(page)).toHaveText('New listing')
  await translate(page)
  await page.getByRole('button', { name: /^Save as a draft/ }).click()
  await expect(page.getByText('Write the name of the business.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Business name' }).fill(id)
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Accommodation')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Namibia')
  await page.getByRole('button', { name: /^Save as a draft/ }).click()
  await expect(toast(page, 'Saved.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Business name' }).fill(`${id} Rooms`)
  await expect(page.getByText(/^\d+ changes? not saved$/)).toBeVisible()
  await page.getByRole('button', { name: /^Save changes/ }).click()
  await expect(heading(page)).toHaveText(`${id} Rooms`)
  await expectWhole(page, errors)
})
