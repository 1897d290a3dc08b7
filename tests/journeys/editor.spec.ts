import type { Browser, Page } from '@playwright/test'
import { signedIn } from './dataService.ts'
import { photograph } from './photograph.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

// Long ways through many pages: on a slow machine each takes minutes.
test.slow()

/** Signs in and opens a page of the administration. */
async function administrator(browser: Browser, site: RunningSite, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.goto(site.url + path)
  return page
}

const saved = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByText('Saved.').last()

test(
  'a listing is made, edited by keyboard, published, found, given a photograph, and put back',
  CI,
  async ({ browser }) => {
    test.setTimeout(300_000)
    const site = await startSite()
    try {
      const page = await administrator(browser, site, '/admin/listings')
      await page.getByRole('link', { name: 'New listing' }).click()
      await expect(page.getByRole('heading', { name: 'New listing', level: 1 })).toBeVisible()

      // Missing facts are said at their fields, of which the first has the focus.
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Write the name of the business.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Business name' })).toBeFocused()

      await page.keyboard.type("Zuri's <b>Ünïque</b> Quillback Rooms")
      await expect(page.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(
        'zuris-b-unique-b-quillback-rooms',
      )
      await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Accommodation')
      await page.getByRole('combobox', { name: 'Country' }).selectOption('Namibia')
      await page.getByRole('textbox', { name: 'Coordinates' }).fill('https://www.google.com/maps/@-24.49,15.8,12z')
      await expect(page.getByRole('textbox', { name: 'Coordinates' })).toHaveValue('-24.49, 15.8')
      await page.keyboard.press('Control+s')
      await expect(saved(page)).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/listings\/(?!new)/)
      const address = new URL(page.url()).pathname

      // A draft is nobody's; published it is found without a restart.
      const packages = page.getByRole('group', { name: 'Package', exact: true })
      await packages.getByRole('radio', { name: 'Standard' }).check()
      await page.getByRole('radio', { name: 'Published' }).check()
      await page.getByRole('button', { name: /^Mon/ }).click()
      await page.getByRole('radio', { name: 'Open' }).check()
      await page.getByRole('button', { name: 'Closes, later' }).click()
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Choose images' }).click(),
      ])
      await chooser.setFiles([
        await photograph(page, { name: 'rooms.png', mimeType: 'image/png' }),
        { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      ])
      await expect(page.getByText('This is no photograph. Send JPEG, PNG, WebP or AVIF.')).toBeVisible()
      const description = page.getByRole('textbox', { name: 'Image 1, Described as' })
      await expect(description).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Say what it shows, or mark it as decoration.')).toBeVisible()
      await description.fill('A black roof over white rooms')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('All is saved')).toBeVisible()

      const visitor = await browser.newPage()
      await expect(async () => {
        await visitor.goto(`${site.url}/listings?search=quillback`)
        await expect(visitor.getByRole('link', { name: /Quillback Rooms/ }).first()).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 150_000 })
      await visitor.goto(`${site.url}/listings/zuris-b-unique-b-quillback-rooms`)
      await expect(visitor.getByRole('img', { name: 'A black roof over white rooms' }).first()).toBeVisible()

      // The address stays when the business is renamed, and is changed by an act of its own.
      const slug = page.getByRole('textbox', { name: 'Address of the page' })
      // A press while the last save still runs counts as well.
      const held = Promise.withResolvers<void>()
      await page.route('**/rest/v1/listings?*', async (route) => {
        if (route.request().method() === 'PATCH') await held.promise
        await route.continue()
      })
      const businessName = page.getByRole('textbox', { name: 'Business name' })
      await businessName.fill('Porcupine')
      await Promise.all([
        page.waitForRequest((request) => request.method() === 'PATCH'),
        page.keyboard.press('Control+s'),
      ])
      await businessName.fill('Porcupine Rooms')
      await page.keyboard.press('Control+s')
      held.resolve()
      await expect(page.getByText('All is saved')).toBeVisible()
      await page.unroute('**/rest/v1/listings?*')
      await expect(slug).toHaveValue('zuris-b-unique-b-quillback-rooms')
      await page.getByRole('button', { name: 'Change the address' }).click()
      await expect(slug).toBeFocused()
      await slug.fill('porcupine-rooms')
      await expect(page.getByText(/\/listings\/zuris-b-unique-b-quillback-rooms leads there for good/)).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('All is saved')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Change the address' })).toBeVisible()
      await expect(async () => {
        await visitor.reload()
        await expect(visitor).toHaveURL(`${site.url}/listings/porcupine-rooms`, { timeout: 3000 })
      }).toPass({ timeout: 30_000 })
      await expect(visitor.getByRole('heading', { level: 1, name: 'Porcupine Rooms' })).toBeVisible()

      // Texts that were not saved are there after the tab was closed.
      await page.getByRole('textbox', { name: 'Phone' }).fill('+264 61 555 0199')
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('555 0199')
      const again = await page.context().newPage()
      await page.close()
      await again.goto(site.url + address)
      await again.getByRole('button', { name: 'Take it up again' }).click()
      await expect(again.getByRole('textbox', { name: 'Phone' })).toHaveValue('+264 61 555 0199')
      await again.keyboard.press('Control+s')
      await expect(saved(again)).toBeVisible()
      await again.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click()
      await expect(again.getByRole('textbox', { name: 'Phone' })).toHaveValue('')
    } finally {
      await site.remove()
    }
  },
)

test(
  'a double is merged: it is archived, and its address leads to the other one, until that is undone',
  CI,
  async ({ browser }) => {
    const site = await startSite()
    try {
      const page = await administrator(browser, site, '/admin/listings')
      const { headers } = await signedIn(page.request, site)
      const made = await page.request.post(`${site.url}/rest/v1/listings`, {
        headers: { ...headers, prefer: 'return=representation' },
        data: {
          slug: 'seenebel-2',
          business_name: 'Villa Seenebel',
          category: 'accommodation',
          country: 'NA',
          city_name: 'Swakopmund',
          status: 'published',
        },
      })
      const [double] = (await made.json()) as { readonly id: string }[]
      const answered = async () => {
        const answer = await page.request.get(`${site.url}/listings/seenebel-2`, { maxRedirects: 0 })
        return [answer.status(), answer.headers()['location']]
      }
      await expect.poll(answered).toEqual([200, undefined])
      await page.goto(`${site.url}/admin/listings/${double?.id}`)
      await page.getByRole('button', { name: 'Merge into this one (Villa Seenebel)' }).click()
      const told = page.getByRole('region', { name: 'Notifications' })
      await expect(told.getByText('Archived. Its address leads to Villa Seenebel.')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Archived' })).toBeChecked()
      await expect.poll(answered).toEqual([301, '/listings/villa-seenebel'])
      await told.getByRole('button', { name: 'Undo' }).last().click()
      await expect(page.getByRole('radio', { name: 'Published' })).toBeChecked()
      await expect.poll(answered).toEqual([200, undefined])
    } finally {
      await site.remove()
    }
  },
)

test(
  'two browsers edit one listing: different fields join, of the same field one is chosen',
  CI,
  async ({ browser }) => {
    test.setTimeout(300_000)
    const site = await startSite()
    try {
      const one = await administrator(browser, site, '/admin/listings?search=nara')
      const { headers } = await signedIn(one.request, site)
      const stored = async () => {
        const query = 'slug=eq.nara-dunes-lodge&select=id,phone,email,description'
        const answer = await one.request.get(`${site.url}/rest/v1/listings?${query}`, { headers })
        return ((await answer.json()) as Record<string, string>[])[0]
      }
      const path = `/admin/listings/${(await stored())?.['id']}`
      const other = await administrator(browser, site, path)
      await one.goto(site.url + path)
      await one.getByRole('textbox', { name: 'Email' }).fill('one@nara.example')
      await one.getByRole('textbox', { name: 'Description' }).fill('Ten rooms. Children from six.')
      await other.getByRole('textbox', { name: 'Phone' }).fill('+264 63 555 0149')
      await other.getByRole('textbox', { name: 'Description' }).fill('Twelve rooms.')
      await other.keyboard.press('Control+s')
      await expect(saved(other)).toBeVisible()

      await one.keyboard.press('Control+s')
      await expect(one.getByText(/saved this listing at .*, while you were writing/)).toBeVisible()
      await expect(one.getByRole('textbox', { name: 'Phone' })).toHaveValue('+264 63 555 0149')
      await expect(one.getByRole('textbox', { name: 'Email' })).toHaveValue('one@nara.example')
      await expect(one.getByRole('button', { name: 'Save changes' })).toBeDisabled()
      expect((await stored())?.['description']).toBe('Twelve rooms.')
      await one.keyboard.press('F8')
      await expect(one.getByRole('group', { name: /^Description/ })).toBeFocused()
      await one.keyboard.press('1')
      await expect(one.getByText('This one is kept')).toBeVisible()
      await one.keyboard.press('Control+s')
      await expect(saved(one)).toBeVisible()
      expect(await stored()).toMatchObject({
        phone: '+264 63 555 0149',
        email: 'one@nara.example',
        description: 'Ten rooms. Children from six.',
      })
      // The other one has written nothing since, and sees what is stored.
      await other.bringToFront()
      await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue('one@nara.example')
    } finally {
      await site.remove()
    }
  },
)
