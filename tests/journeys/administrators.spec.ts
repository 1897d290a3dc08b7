import { CI, expect, test } from './runningSite.ts'
import { signIn } from './signIn.ts'
import { ADMINISTRATOR } from './startSite.ts'

const EMAIL = 'zola@dira.example'
const PASSWORD = 'karoo moon dust'

test(
  'an administrator invites another by a link that works once, and removes them again',
  CI,
  async ({ page, browser, site }) => {
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    const list = page.getByRole('list', { name: 'Who may do everything' })
    await expect(list.getByText(ADMINISTRATOR, { exact: true })).toBeVisible()
    const before = await list.getByRole('listitem').count()
    await page.keyboard.press('n')
    await page.keyboard.type(EMAIL)
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: `The link for ${EMAIL}` })
    await expect(field).toBeFocused()
    const link = await field.inputValue()
    const waiting = page.getByRole('list', { name: 'Links that wait' })
    await expect(waiting.getByText(EMAIL, { exact: true })).toBeVisible()

    // A scanner of e-mail opens it, and so does the one who is invited: nothing is used by that.
    const scanned = await page.request.get(link)
    expect(scanned.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(await scanned.text()).toContain('<meta name="robots" content="noindex" />')
    const context = await browser.newContext()
    const invited = await context.newPage()
    const asked: string[] = []
    invited.on('request', (request) => asked.push(request.url()))
    for (const _ of ['a scanner', 'a person']) {
      await invited.goto(link)
      await invited.reload()
      await expect(invited.getByRole('heading', { name: 'You are invited' })).toBeVisible()
    }
    expect(asked.filter((url) => new URL(url).origin !== site.url)).toEqual([])
    await invited.getByLabel('New password').fill('short')
    await invited.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(invited.getByText('A password has at least 10 characters', { exact: false }).first()).toBeVisible()
    await invited.getByLabel('New password').fill(PASSWORD)
    await invited.keyboard.press('Enter')
    await expect(invited.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(invited).toHaveURL(`${site.url}/admin/dashboard`)

    // The link was used, and what was done has their name.
    const late = await context.newPage()
    await late.goto(link)
    await expect(late.getByRole('heading', { name: 'This link was used' })).toBeVisible()
    await invited.getByRole('link', { name: 'Administrators' }).click()
    await expect(invited.getByRole('list', { name: 'Who may do everything' }).getByRole('listitem')).toHaveCount(
      before + 1,
    )
    const mine = invited.getByRole('listitem').filter({ has: invited.getByText(EMAIL, { exact: true }) })
    await mine.getByText('What was changed').click()
    await mine.getByRole('link', { name: `${EMAIL} is an administrator now, invited by ${ADMINISTRATOR}` }).click()
    await expect(invited.getByRole('article').getByText(new RegExp(`^${EMAIL}, `))).toBeVisible()

    // Removed by typing the name; the other browser can do nothing any more, and neither can the password.
    await page.reload()
    await page.getByRole('button', { name: `Remove ${EMAIL}` }).click()
    await page.getByRole('alertdialog').getByRole('textbox').fill(EMAIL)
    await page.keyboard.press('Enter')
    await expect(list.getByText(EMAIL, { exact: true })).toHaveCount(0)
    await expect(waiting).toHaveCount(0)
    await invited.goto(`${site.url}/admin/administrators`)
    await expect(invited.getByRole('textbox', { name: 'Password' })).toBeVisible()
    await signIn(invited, site, { email: EMAIL, secret: PASSWORD })
    await expect(invited.getByText('Access denied: Admin privileges required').first()).toBeVisible()
    await context.close()
  },
)
