import { signedIn } from './dataService.ts'
import { openAsOwner, withOwners } from './owners.ts'
import { photograph } from './photograph.ts'
import { CI, expect, startSite, test } from './runningSite.ts'

const SLUG = 'nara-dunes-lodge'
const PATH = `/owner/listings/${SLUG}`
const OWNER = {
  email: 'ndapewa@dira.example',
  password: 'ndapewa-1',
  listings: { [SLUG]: ['phone', 'business_hours'] },
}

test(
  'an owner’s words and photographs wait while the page stays, hours and phone are live, a save without a network goes once',
  CI,
  async ({ browser }) => {
    test.setTimeout(240_000)
    const site = await startSite({ prepare: withOwners(OWNER) })
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      let page = await context.newPage()
      // But for the moment of its making.
      const publicPage = async () =>
        (await (await page.request.get(`${site.url}/listings/${SLUG}`)).text()).replace(/"instant":"[^"]+"/, '')
      const before = await publicPage()
      await openAsOwner(page, site, OWNER, PATH)
      const name = () => page.getByRole('textbox', { name: 'Business name' })
      const save = () => page.getByRole('button', { name: 'Save', exact: true })
      const bar = () => page.getByRole('group', { name: 'Save' })
      const old = await name().inputValue()

      // Texts survive a tab that is killed.
      await name().fill(`${old} and Camp`)
      await expect(bar()).toContainText('1 waits')
      await expect(bar()).toContainText('Kept on this device at')
      await page.close()
      page = await context.newPage()
      await page.goto(site.url + PATH)
      await expect(name()).toHaveValue(`${old} and Camp`)
      await expect(page.getByText('On the page now')).toBeVisible()

      // A photograph is its sender's alone.
      const chooser = page.locator('input[type=file]').first()
      await chooser.setInputFiles(await photograph(page))
      const described = page.getByRole('textbox', { name: /Described as/ }).last()
      await expect(page.getByText('Waits for a look').last()).toBeVisible()
      await described.fill('The dune behind the lodge')
      await expect(bar()).toContainText('2 wait')

      // Without a network it waits, and goes once.
      await context.setOffline(true)
      await save().click()
      await expect(page.getByText('Waits for a network. It will be sent once.')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Saved.')).toBeVisible({
        timeout: 40_000,
      })
      await expect(page.getByText('waits for a look: business name and images.')).toBeVisible()
      await expect(bar()).toContainText('Nothing is changed')
      expect(await publicPage()).toBe(before)

      const { headers } = await signedIn(page.request, site)
      interface StoredEdit {
        readonly id: string
        readonly changes: { readonly images: { readonly to: readonly { readonly url: string }[] } }
      }
      const edits = await page.request.get(`${site.url}/rest/v1/admin_change_requests?kind=eq.edit`, { headers })
      const requests = (await edits.json()) as readonly StoredEdit[]
      expect(requests).toMatchObject([{ email: OWNER.email, version: 1 }])
      const [request] = requests
      const url = request?.changes.images.to.at(-1)?.url ?? ''
      const owner = await signedIn(page.request, site, OWNER)
      const { authorization = '' } = owner.headers
      expect((await page.request.get(site.url + url)).status()).toBe(404)
      expect((await page.request.get(site.url + url, { headers: { authorization } })).status()).toBe(200)
      expect(
        (
          await page.request.get(site.url + url, { headers: { authorization: headers['authorization'] ?? '' } })
        ).status(),
      ).toBe(200)

      // The phone is live at once, and undone at once.
      await page.getByRole('textbox', { name: 'Phone' }).fill('+264 81 555 4410')
      await expect(bar()).toContainText('1 goes live')
      await save().click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await expect.poll(publicPage).toContain('+264 81 555 4410')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(publicPage).toBe(before)

      // Accepted in part: the owner sees what, and everybody the photograph.
      const decision = {
        id: request?.id,
        version: 1,
        accept: ['images'],
        decline: ['business_name'],
        reason: 'The sign says otherwise.',
      }
      const decide = `${site.url}/rest/v1/rpc/decide_change_request`
      expect((await page.request.post(decide, { headers, data: { decision } })).ok()).toBe(true)
      await page.reload()
      await expect(page.getByText('Kept as it was: business name. The sign says otherwise.')).toBeVisible()
      await expect(name()).toHaveValue(old)
      expect((await page.request.get(site.url + url)).status()).toBe(200)
      await expect.poll(publicPage).toContain('The dune behind the lodge')

      // Somebody else's listing is not theirs.
      await page.goto(`${site.url}/owner/listings/mji-mkongwe-kitchen`)
      await expect(page.getByText('You look after no listing with this address.')).toBeVisible()
    } finally {
      await site.remove()
    }
  },
)
