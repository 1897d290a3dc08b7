import { CI, expect, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

test(
  'visitors and administrators have a script each; a way from one to the other loads the document',
  CI,
  async ({ page, site }) => {
    const documents: string[] = []
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.isNavigationRequest()) documents.push(pathname)
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    const entryOf = () => page.locator('script[data-entry]').getAttribute('data-entry')

    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.getByRole('link', { name: 'Listings', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible()
    expect(documents).toEqual(['/admin'])
    const forAdmins = (await entryOf())?.split(' ') ?? []
    expect([...scripts]).toEqual(expect.arrayContaining(forAdmins))

    await page.getByRole('link', { name: 'View site' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
    await expect(dashboard).toBeVisible()
    const forVisitors = (await entryOf())?.split(' ') ?? []
    expect(forVisitors.at(-1)).not.toBe(forAdmins.at(-1))

    await dashboard.click()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    expect(documents).toEqual(['/admin', '/', '/admin/dashboard'])
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(dashboard).toBeVisible()
  },
)
