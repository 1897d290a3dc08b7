import { openAsOwner, withOwners } from './owners.ts'
import { CI, expect, startSite, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

const SLUG = 'nara-dunes-lodge'
const OWNER = { email: 'ndapewa@dira.example', password: 'camel thorn shade', listings: { [SLUG]: ['phone'] } }
const PHONE = '+264 81 555 4410'

test(
  'the review of an owner’s edit shows what went live at once, undoes it, and says how accepted facts were checked',
  CI,
  async ({ page, browser }) => {
    test.setTimeout(240_000)
    const site = await startSite({ prepare: withOwners(OWNER) })
    try {
      const publicPage = async () => (await page.request.get(`${site.url}/listings/${SLUG}`)).text()
      const context = await browser.newContext()
      const owner = await context.newPage()
      await openAsOwner(owner, site, OWNER, `/owner/listings/${SLUG}`)
      const phone = await owner.getByRole('textbox', { name: 'Phone' }).inputValue()
      await owner.getByRole('textbox', { name: 'Phone' }).fill(PHONE)
      await owner.getByRole('textbox', { name: 'Address', exact: true }).fill('C38, 12 km east of the gate')
      await owner.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.poll(publicPage).toContain(PHONE)

      await page.goto(`${site.url}/admin`)
      await signIn(page, site)
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      await page.goto(`${site.url}/admin/requests`)
      await page.getByRole('link', { name: 'What owners changed at once' }).click()
      await expect(page).toHaveURL(/\/admin\/history\?what=owner-edit/)
      await expect(page.getByText('edited by its owner', { exact: false }).first()).toBeVisible()
      await page.goBack()
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').click()

      const live = page.getByRole('region', { name: 'Went live at once' })
      await expect(live.getByText(PHONE)).toBeVisible()
      await live.getByRole('button', { name: 'Undo: Phone' }).focus()
      await page.keyboard.press('Enter')
      await expect(live).toBeHidden()
      await expect.poll(publicPage).not.toContain(PHONE)
      expect(await publicPage()).toContain(phone)

      // The edit still waits. Its place was checked by a call, which the page says.
      const how = page.getByRole('combobox', { name: 'How the facts were checked' })
      await expect(how).toBeHidden()
      await page.getByRole('button', { name: 'Accept: Address' }).click()
      await how.selectOption('By a call')
      await page.getByRole('button', { name: /^Decide/ }).click()
      await expect.poll(publicPage).toContain('12 km east of the gate')
      expect(await publicPage()).toContain('by a call')
      await context.close()
    } finally {
      await site.remove()
    }
  },
)
