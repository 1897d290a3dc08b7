import { signedIn } from './dataService.ts'
import { CI, expect, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

test(
  'a bulk change is undone but for what was changed since, with what is ticked, and the undo is undone',
  CI,
  async ({ page, site }) => {
    const { headers } = await signedIn(page.request, site)
    const own = crypto.randomUUID().slice(0, 8)
    const ids = [1, 2, 3].map((number) => `history-${own}-${number}`)
    const [first = '', second = ''] = ids
    const listings = `${site.url}/rest/v1/listings`
    const data = ids.map((id) => ({ id, slug: id, business_name: `Name ${id}`, category: 'shopping', country: 'KE' }))
    expect((await page.request.post(listings, { headers, data })).status()).toBe(201)
    const change = await page.request.post(`${site.url}/rest/v1/rpc/change_listings`, {
      headers,
      data: { ids, changes: { package_tier: 'premium', category: 'accommodation' } },
    })
    expect(change.ok()).toBe(true)
    for (const [id, tier] of [
      [first, 'standard'],
      [second, 'classified'],
    ]) {
      const edit = { headers, data: { package_tier: tier } }
      expect((await page.request.patch(`${listings}?id=eq.${id}`, edit)).ok()).toBe(true)
    }
    const stored = async () => {
      const query = `id=in.(${ids.join()})&order=id&select=category,package_tier`
      return (await page.request.get(`${listings}?${query}`, { headers })).json()
    }
    const category = 'shopping'

    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^3 listings changed together/ }).click()
    const pane = page.getByRole('article')
    await expect(pane.getByRole('button', { name: 'Undo 4 changes' })).toBeEnabled()

    // One listing after another, and what has changed since.
    await expect(pane.getByText(`Name ${first}, 1 of 3`)).toBeVisible()
    await page.keyboard.press(']')
    await expect(pane.getByText(`Name ${second}, 2 of 3`)).toBeVisible()
    await pane.getByRole('checkbox', { name: `Name ${second}` }).check()
    await expect(pane.getByRole('button', { name: 'Undo 5 changes' })).toBeEnabled()
    await pane.getByRole('button', { name: 'Undo 5 changes' }).click()
    await expect(pane.getByText('5 changes undone, 1 left alone')).toBeVisible()
    expect(await stored()).toEqual([
      { category, package_tier: 'standard' },
      { category, package_tier: null },
      { category, package_tier: null },
    ])

    await pane.getByRole('button', { name: 'Undo the undo' }).click()
    await expect(pane.getByRole('button', { name: 'Undo 5 changes' })).toBeEnabled()
    expect(await stored()).toMatchObject([
      { package_tier: 'standard' },
      { package_tier: 'classified' },
      { package_tier: 'premium' },
    ])

    // The history of one listing: its edit is the newest but for the undos.
    await pane.getByRole('link', { name: 'Only this listing' }).click()
    await expect(page.getByText(`Only Name ${second}`)).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^Name ${second} edited`) }).click()
    await expect(page.getByRole('heading', { name: `Name ${second} edited` })).toBeFocused()
  },
)
