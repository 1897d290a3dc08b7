import type { Browser, Locator, Page } from '@playwright/test'
import { chooserOf } from './hands.ts'
import { toast } from './pageEvents.ts'
import { photograph } from './photograph.ts'
import { expect, test } from './runningSite.ts'
import type { TimedSite } from './timedSite.ts'
import { administrator, payForPremium, person, testWholeLife, type Way } from './wholeLife.ts'

const NAME = 'Quillback Rooms'
const SLUG = 'quillback-rooms'
const EMAIL = 'stay@quillback.example'
const ALT = 'A black roof over white rooms'

testWholeLife('a listing from its making to its second payment', liveThrough)

async function liveThrough(browser: Browser, site: TimedSite, way: Way): Promise<void> {
  const { page, hands } = await administrator(browser, site, way)
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const tierCalled = (name: string) =>
    page.getByRole('group', { name: 'Package', exact: true }).getByRole('radio', { name, exact: true })
  const save = () => hands.press(page.getByRole('button', { name: /^(Save as a draft|Save changes)/ }))

  await test.step('made', async () => {
    await hands.press(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Listings' }))
    await hands.press(page.getByRole('link', { name: 'New listing' }))
    await hands.write(text('Business name'), NAME)
    await hands.choose(page.getByRole('combobox', { name: 'Category', exact: true }), 'Accommodation')
    await hands.choose(page.getByRole('combobox', { name: 'Country' }), 'Namibia')
    await hands.write(text('Coordinates'), '-24.49, 15.8')
    await save()
    await expect(toast(page, 'Saved.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/listings\/(?!new)/)
  })

  await test.step('edited and previewed', async () => {
    await hands.mark(tierCalled('Premium'))
    await hands.write(text('Email'), EMAIL)
    await hands.write(text('Description'), 'Eight rooms under a black roof.')
    // Beside the form where there is space, else in a sheet.
    if (way.device.viewport.width >= 1280)
      await expectPreviewed(page.getByRole('region', { name: 'How travellers will see it' }))
    else {
      await hands.press(page.getByRole('button', { name: 'Preview', exact: true }))
      await expectPreviewed(page.getByRole('dialog', { name: 'Preview' }))
      await page.goBack()
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeHidden()
    }
    await hands.press(page.getByRole('button', { name: /^Mon/ }))
    await hands.mark(page.getByRole('radio', { name: 'Open', exact: true }))
    const chooser = await chooserOf(page, () => hands.press(page.getByRole('button', { name: 'Choose images' })))
    await chooser.setFiles(await photograph(page, { name: 'rooms.png', mimeType: 'image/png' }))
    await hands.write(page.getByRole('textbox', { name: 'Image 1, Described as' }), ALT)
    await save()
    await expect(page.getByText('All is saved')).toBeVisible()
  })
  const editor = new URL(page.url()).pathname

  await test.step('published, paid for, and found by who searches', async () => {
    await hands.mark(page.getByRole('radio', { name: 'Published' }))
    await save()
    await expect(page.getByText('All is saved')).toBeVisible()
    await payForPremium({ page, hands }, NAME)
    const visitor = await person(browser, site, way)
    await expect(async () => {
      await visitor.page.goto(`${site.url}/listings`)
      await visitor.hands.write(visitor.page.getByLabel('Search businesses'), 'quillback')
      await visitor.page.keyboard.press('Enter')
      await expect(visitor.page.getByRole('article').filter({ hasText: NAME })).toBeVisible({ timeout: 5000 })
    }).toPass()
    const details = visitor.page.getByRole('article').getByRole('link', { name: `View Details: ${NAME}` })
    await visitor.hands.press(details)
    await expect(visitor.page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(visitor.page.getByRole('img', { name: ALT }).first()).toHaveAttribute('data-is', 'shown')
    await expect(visitor.page.getByRole('link', { name: EMAIL }).first()).toBeVisible()
    await visitor.page.context().close()
  })
  const before = await stored(site)

  await test.step('downgraded', async () => {
    await page.goto(site.url + editor)
    await hands.mark(tierCalled('Standard'))
    await save()
    await expect(page.getByText('All is saved')).toBeVisible()
    await expectShown(page, site, { email: true, hours: false })
  })

  await test.step('expired by the clock', async () => {
    const version = (await stored(site))['version']
    // Its year, the 14 days of grace, and one more.
    await site.moveClock(366 + 14 + 1)
    await expectShown(page, site, { email: false, hours: false })
    await page.context().close()
    const later = await stored(site)
    expect(later['version']).toBe(version)
  })

  await test.step('paid again: as before', async () => {
    const again = await administrator(browser, site, way)
    await payForPremium(again, NAME)
    await expectShown(again.page, site, { email: true, hours: true })
    const { updated_at: _at, version: _version, paid_until: until, ...rest } = await stored(site)
    const { updated_at: _was, version: _old, paid_until: first, ...wasThen } = before
    expect(rest).toEqual(wasThen)
    expect(Date.parse(String(until))).toBeGreaterThan(Date.parse(String(first)) + 366 * 86_400_000)
  })
}

const expectPreviewed = (preview: Locator) =>
  expect(preview.frameLocator('iframe').getByText('Eight rooms under a black roof.').first()).toBeVisible()

/** What a visitor who comes now is shown of the listing. */
async function expectShown(page: Page, site: TimedSite, shows: { readonly email: boolean; readonly hours: boolean }) {
  await expect
    .poll(
      async () => {
        const html = await (await page.request.get(`${site.url}/listings/${SLUG}`)).text()
        return { email: html.includes(EMAIL), hours: html.includes('openingHours') }
      },
      { timeout: 60_000 },
    )
    .toEqual(shows)
}

/** Every column of the listing, as it is stored. */
async function stored(site: TimedSite): Promise<Record<string, unknown>> {
  const { secretKey: apikey } = site.secrets
  const address = `${site.serviceUrl}/rest/v1/listings?slug=eq.${SLUG}`
  // A browser may not have the key.
  const rows = (await (await fetch(address, { headers: { apikey } })).json()) as Record<string, unknown>[]
  expect(rows).toHaveLength(1)
  return rows[0]!
}
