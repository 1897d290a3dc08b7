import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  applyUpToSending,
  askBack,
  BUSINESS,
  fillInBusiness,
  fillInContact,
  goOn,
  killed,
  storedApplications,
} from './applying.ts'
import { whenReady } from './pageEvents.ts'
import { CI, expect, NIGHTLY, test } from './runningSite.ts'
import { dataPaths } from '../../apps/backend/src/data/dataFolder.ts'
import { open, tabTo } from './byKeyboard.ts'
import { signedIn } from './dataService.ts'
import { chooserOf } from './hands.ts'
import { photograph } from './photograph.ts'
import { signIn } from './signIn.ts'

test(
  'a business applies for the package of its plan button, and follows the application by its link',
  CI,
  async ({ page, site }) => {
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
  },
)

test('a link that there never was shows the same as a wrong one', CI, async ({ page, site }) => {
  for (const token of ['', 'f'.repeat(64), 'nonsense']) {
    await page.goto('about:blank')
    await page.goto(`${site.url}/request#${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is behind this link')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true })

  test(
    'a tab that is killed at any step loses nothing, and one sent without a network arrives once',
    CI,
    async ({ context, page: first, site }) => {
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

      const [application, ...others] = (await storedApplications(page, site)).filter(
        (one) => one.reference === reference,
      )
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
    },
  )

  test(
    'photographs of an application outlive a killed tab, and are private until its listing is published',
    CI,
    async ({ browser, context, page: first, site }) => {
      test.setTimeout(180_000)
      const business = 'Mbabane Photograph House'
      let page = first
      await page.goto(`${site.url}/get-listed?plan=premium`)
      await whenReady(page)
      await fillInBusiness(page, business)
      // Once it is published, it is not taken for the business of another journey.
      await page.getByRole('textbox', { name: 'Phone' }).fill('+268 2404 0173')
      await goOn(page, 'Continue', 'Your page')

      await choosePhotograph(page, 'yard.jpg', '#a4532f')
      await page.getByRole('textbox', { name: 'Image 1, Described as' }).fill('The yard at noon')
      // The second one is still being uploaded when the tab is killed.
      await page.route('**/media', async (route) => route.abort())
      await choosePhotograph(page, 'fire.jpg', '#262f8f')
      await expect(page.getByText('fire.jpg')).toBeVisible()
      page = await killed(context, page)
      await expect(page.getByRole('textbox', { name: 'Image 1, Described as' })).toHaveValue('The yard at noon')
      const second = page.getByRole('textbox', { name: 'Image 2, Described as' })
      await expect(second).toBeVisible({ timeout: 30_000 })
      await page.getByRole('button', { name: 'Check it' }).tap()
      await page.getByRole('button', { name: 'Image 2: Say what it shows, or mark it as decoration.' }).tap()
      await expect(second).toBeFocused()
      await second.fill('The fire at night')
      await expect(page.getByRole('img', { name: 'The yard at noon' }).first()).toHaveJSProperty('complete', true)

      const [address = '', ...others] = await draftImages(page)
      expect(others).toHaveLength(1)
      const statusOf = async () => (await fetch(`${site.url}${address}`)).status
      expect(await statusOf()).toBe(404)

      await goOn(page, 'Check it', 'Check and send')
      await expect(page.getByText('2 photographs')).toBeVisible()
      await fillInContact(page)
      await page.getByRole('button', { name: 'Send the application' }).tap()
      await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible()
      await page.goto(await page.getByRole('textbox', { name: 'Link of your application' }).inputValue())
      await expectShown(page, 'The fire at night')
      expect(await statusOf()).toBe(404)

      const office = await (
        await browser.newContext({ viewport: { width: 1280, height: 900 }, isMobile: false })
      ).newPage()
      await office.goto(`${site.url}/admin`)
      await signIn(office, site)
      await expect(office.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      await office.goto(`${site.url}/admin/requests`)
      await office
        .getByRole('list', { name: 'Requests' })
        .getByRole('link', { name: new RegExp(business) })
        .click()
      await expectShown(office, 'The yard at noon')

      await office.getByRole('textbox', { name: 'Your question' }).fill('May we see the gate?')
      await office.getByRole('button', { name: 'Ask and wait' }).click()
      await expect(office.getByText('Asked back', { exact: true }).first()).toBeVisible()
      await page.reload()
      await page.getByRole('textbox', { name: 'Your answer' }).fill('Here it is.')
      // This one, too, is still being uploaded when the tab is killed.
      await page.route('**/media', async (route) => route.abort())
      await choosePhotograph(page, 'gate.jpg', '#0f5132')
      await expect(page.getByText('gate.jpg')).toBeVisible()
      page = await killed(context, page)
      const third = page.getByRole('textbox', { name: 'Image 3, Described as' })
      await expect(third).toBeVisible({ timeout: 30_000 })
      // Photographs that have arrived are kept on the device as the words are.
      await page.reload()
      await expect(third).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Here it is.')
      const answer = page.getByRole('button', { name: 'Send my answer' })
      await answer.tap()
      await expect(third).toBeFocused()
      await third.fill('The gate')
      await page.getByRole('button', { name: 'Remove image 2' }).tap()
      await answer.tap()
      await expect(page.getByText('You answered our question')).toBeVisible()
      await expectShown(page, 'The gate')
      await expect(page.getByRole('img', { name: 'The fire at night' })).toHaveCount(0)
      await office.reload()
      await expectShown(office, 'The gate')

      await office.getByRole('button', { name: 'Accept all that fit' }).click()
      await office.getByRole('button', { name: /^Decide/ }).click()
      await expect(office.getByRole('region', { name: 'Owners' })).toBeVisible()
      // It is a draft as yet.
      expect(await statusOf()).toBe(404)

      const { headers } = await signedIn(office.request, site)
      const listing = `${site.url}/rest/v1/listings?slug=eq.mbabane-photograph-house`
      const published = await office.request.patch(listing, { headers, data: { status: 'published' } })
      expect(published.ok()).toBe(true)
      expect(await statusOf()).toBe(200)
      await expect(async () => {
        await office.goto(`${site.url}/listings/mbabane-photograph-house`)
        await expectShown(office, 'The yard at noon')
        await expectShown(office, 'The gate')
      }).toPass()
      await office.context().close()
    },
  )

  test(
    'photographs that were chosen without a network go before the application, and along when it is sent anew',
    NIGHTLY,
    async ({ context, page, site }) => {
      await page.goto(`${site.url}/get-listed?plan=standard`)
      await whenReady(page)
      await fillInBusiness(page, 'Piggs Peak Photographs')
      await page.getByRole('textbox', { name: 'Phone' }).fill('+268 2437 1129')
      await goOn(page, 'Continue', 'Your page')
      await page.getByRole('button', { name: 'Choose images' }).waitFor()
      await goOn(page, 'Check it', 'Check and send')
      await goOn(page, 'Back', 'Your page')
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await choosePhotograph(page, 'falls.jpg', '#2f7a4f')
      await goOn(page, 'Check it', 'Check and send')
      await expect(page.getByText('1 not sent yet')).toBeVisible()
      await fillInContact(page)
      await page.getByRole('button', { name: 'Send the application' }).tap()
      await expect(page.getByText('Waits for a network. It will be sent once.')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible({ timeout: 60_000 })

      const photographs = page.getByRole('region', { name: 'Your photographs' }).locator('img')
      await page.goto(await page.getByRole('textbox', { name: 'Link of your application' }).inputValue())
      await expect(photographs).toHaveCount(1)
      await page.getByRole('button', { name: 'Withdraw' }).tap()
      await page.getByRole('button', { name: 'Yes, withdraw it' }).tap()
      await page.getByRole('button', { name: 'Apply again with the same words' }).tap()
      await expect(page.getByText('One photograph')).toBeVisible()
      await page.getByRole('button', { name: 'Back' }).tap()
      // The place of a photograph that arrives moves what is below it.
      await page.getByRole('region', { name: 'Photographs' }).locator('img').waitFor()
      await page.getByRole('textbox', { name: 'Image 1, Described as' }).fill('The falls')
      await goOn(page, 'Check it', 'Check and send')
      // As after a day in which nothing was sent: the device has a copy of its own.
      const [image = ''] = await draftImages(page)
      await rm(join(dataPaths(site.dataFolder).images, basename(dirname(image))), { recursive: true })
      await page.getByRole('button', { name: 'Send the application' }).tap()
      await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible()
      await page.goto(await page.getByRole('textbox', { name: 'Link of your application' }).inputValue())
      await expectShown(page, 'The falls')
    },
  )

  /** The addresses of the photographs of the draft on this device. */
  async function draftImages(page: Page): Promise<readonly string[]> {
    return page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem('dira:application')!) as { written: { images: { url: string }[] } }
      return draft.written.images.map(({ url }) => url)
    })
  }

  async function choosePhotograph(page: Page, name: string, colour: string): Promise<void> {
    const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Choose images' }).tap())
    await chooser.setFiles(await photograph(page, { name, colour }))
  }

  /** Whether a picture has come, not only its place. */
  async function expectShown(page: Page, alt: string): Promise<void> {
    const picture = page.getByRole('img', { name: alt }).first()
    // A page that is drawn anew by its script has another one.
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded({ timeout: 5000 })
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    }).toPass({ timeout: 30_000 })
  }

  test('all of it works by the keyboard, and nothing that was typed is ever cleared', CI, async ({ page, site }) => {
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
})
