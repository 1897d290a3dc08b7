import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CI, expect, NIGHTLY, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

// Long ways through many pages: on a slow machine each takes minutes.
test.slow()

const HERE = { latitude: -24.52131, longitude: 15.83472 }

/** Signs in and opens a page of the administration. */
async function administrator(browser: Browser, site: RunningSite, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ permissions: ['geolocation'], geolocation: HERE, ...options })
  const page = await context.newPage()
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.goto(`${site.url}/admin/listings/new`)
  await expect(page.getByRole('heading', { name: 'New listing', level: 1 })).toBeVisible()
  return page
}

/** Hands a drawn picture to the page, as a drop or from the clipboard. */
async function hand(page: Page, name: string, way: 'drop' | 'paste'): Promise<void> {
  const data = await page.evaluateHandle(async (fileName) => {
    const canvas = new OffscreenCanvas(900, 600)
    canvas.getContext('2d')!.fillRect(0, 0, 900, 300)
    const transfer = new DataTransfer()
    transfer.items.add(new File([await canvas.convertToBlob({ type: 'image/png' })], fileName, { type: 'image/png' }))
    return transfer
  }, name)
  if (way === 'drop') await page.getByText('Choose, drop or paste them.').dispatchEvent('drop', { dataTransfer: data })
  else {
    await page.evaluate((clipboardData) => {
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, data)
  }
}

const described = (page: Page, at: number) => page.getByRole('textbox', { name: `Image ${at}, Described as` })
const position = (page: Page) => page.getByRole('textbox', { name: 'Coordinates' })

test(
  'images come by drop, by paste, again after a failure, and from the camera of a phone',
  NIGHTLY,
  async ({ browser, site }) => {
    const page = await administrator(browser, site, { viewport: { width: 1440, height: 900 } })
    await expect(page.getByRole('button', { name: 'Take a photograph' })).toBeHidden()
    await hand(page, 'dropped.png', 'drop')
    await expect(described(page, 1)).toBeVisible()
    await hand(page, 'pasted.png', 'paste')
    await expect(described(page, 2)).toBeVisible()
    await page.route('**/media', async (route) => route.abort())
    await hand(page, 'late.png', 'drop')
    const again = page.getByRole('button', { name: 'Send again' })
    await expect(again).toBeVisible()
    await page.unroute('**/media')
    await again.click()
    await expect(described(page, 3)).toBeVisible()
    await page.context().close()

    const phone = await administrator(browser, site, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const camera = phone.getByRole('button', { name: 'Take a photograph' })
    const [chooser] = await Promise.all([phone.waitForEvent('filechooser'), camera.tap()])
    expect(await chooser.element().getAttribute('capture')).toBe('environment')
    await phone.context().close()
  },
)

test(
  'a place comes from this device, from its city and from a pin, and its double is pointed out',
  NIGHTLY,
  async ({ browser, site }) => {
    const page = await administrator(browser, site, { viewport: { width: 1440, height: 900 } })
    const twin = page.getByRole('link', { name: '!Nara Dunes Lodge (opens in a new tab)' })
    await page.getByRole('textbox', { name: 'Business name' }).fill('Nara Dune Lodge')
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Namibia')

    // By its name, once it is said where it is.
    await page.getByRole('button', { name: 'Use my position' }).click()
    await expect(position(page)).toHaveValue('-24.52131, 15.83472')
    await expect(twin).toBeVisible()
    await expect(page.getByText(/^A similar name, \d+ m away · /)).toBeVisible()

    // Where there is no such business.
    await page.getByRole('combobox', { name: 'City' }).fill('Swakopmund')
    await page.getByRole('button', { name: 'Centre of Swakopmund' }).click()
    await expect(position(page)).toHaveValue(/^-22\./)
    await expect(twin).toBeHidden()

    // The pin, by keyboard, finely, and by a press.
    await page.getByRole('button', { name: 'Pin on a map' }).click()
    const map = page.getByRole('application', { name: 'Map with a pin' })
    const lat = async () => Number((await position(page).inputValue()).split(',')[0])
    const before = await lat()
    await map.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(lat).toBeGreaterThan(before)
    const coarse = (await lat()) - before
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(lat).toBeGreaterThan(before + coarse)
    expect((await lat()) - before - coarse).toBeLessThan(coarse / 2)
    const finely = await lat()
    await map.click({ position: { x: 200, y: 300 } })
    await expect.poll(lat).toBeLessThan(finely)

    // By its phone, wherever it is.
    await page.getByRole('textbox', { name: 'Phone' }).fill('081 555 0142')
    await expect(twin).toBeVisible()
    const [opened] = await Promise.all([page.waitForEvent('popup'), twin.click()])
    await expect(opened.getByRole('heading', { name: '!Nara Dunes Lodge' })).toBeVisible()
    await page.context().close()
  },
)

test(
  'the preview shows card and page as each package does, beside the form and in a sheet',
  CI,
  async ({ browser, site }) => {
    const page = await administrator(browser, site, { viewport: { width: 1440, height: 900 } })
    await page.getByRole('textbox', { name: 'Business name' }).fill('Zuri Quillback Rooms')
    await page.getByRole('textbox', { name: 'Description' }).fill('Rooms under a black roof.')
    const preview = page.getByRole('region', { name: 'How travellers will see it' })
    const phone = preview.frameLocator('iframe')
    await expect(phone.getByRole('heading', { name: 'Zuri Quillback Rooms' })).toBeVisible()
    await expect(phone.getByText('Rooms under a black roof.')).toBeHidden()
    await preview.getByRole('radio', { name: 'Premium' }).check()
    await expect(phone.getByText('Rooms under a black roof.')).toBeVisible()
    await preview.getByRole('radio', { name: 'Page' }).check()
    await expect(phone.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible()
    await preview.getByRole('radio', { name: 'Classified' }).check()
    await expect(phone.getByRole('heading', { name: 'Photo Gallery' })).toBeHidden()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Preview' }).click()
    const sheet = page.getByRole('dialog', { name: 'Preview' })
    await expect(sheet.frameLocator('iframe').getByRole('heading', { name: 'Zuri Quillback Rooms' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.context().close()
  },
)

test('Alt and an arrow lead to the next listing of the list, and back', NIGHTLY, async ({ browser, site }) => {
  const page = await administrator(browser, site, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/admin/listings?country=NA`)
  await page.getByRole('grid').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/listings\/[^?]+\?country=NA$/)
  const first = page.url()
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page).not.toHaveURL(first)
  const second = page.url()
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page).toHaveURL(first)
  expect(second).toContain('?country=NA')
  await page.context().close()
})
