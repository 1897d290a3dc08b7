import { readFileSync } from 'node:fs'
import { signedIn } from './dataService.ts'
import { CI, expect, NIGHTLY, test } from './runningSite.ts'
import { signIn } from './signIn.ts'

for (const [width, height, runs] of [
  [1440, 900, CI],
  [390, 844, NIGHTLY],
] as const) {
  test(
    `admin listings at ${width} px: filter, sort, pages, a bulk change and its undo, a file, a view`,
    runs,
    async ({ page, site }) => {
      test.slow()
      const isWide = width > 720
      await page.setViewportSize({ width, height })
      const { headers } = await signedIn(page.request, site)
      const own = `q${crypto.randomUUID().slice(0, 8)}`
      const data = Array.from({ length: 60 }, (_, at) => ({
        id: `${own}-${at}`,
        slug: `${own}-${at}`,
        business_name: `${own} ${String(at).padStart(2, '0')}`,
        category: at % 2 === 0 ? 'shopping' : 'accommodation',
        country: 'NA',
        city_name: 'Windhoek',
        phone: `+264 61 555 ${String(at).padStart(3, '0')}`,
        status: at < 55 ? 'published' : 'draft',
      }))
      expect((await page.request.post(`${site.url}/rest/v1/listings`, { headers, data })).status()).toBe(201)
      const drafts = async () => {
        const answer = await page.request.get(
          `${site.url}/rest/v1/listings?id=like.${own}*&status=eq.draft&select=id`,
          {
            headers,
          },
        )
        return ((await answer.json()) as unknown[]).length
      }

      await page.goto(`${site.url}/admin`)
      await signIn(page, site)
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Listings' }).click()
      await expect(page.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible()
      const rows = page.getByRole('grid').getByRole('row').filter({ hasText: own })
      const news = page.getByRole('region', { name: 'Notifications' })
      // The box itself is drawn over its input.
      const pick = async (at: number) => rows.nth(at).getByRole('gridcell').first().click()
      const count = page.getByRole('status').filter({ hasText: /listings?$/ })

      // Search and filters are in the address, and a reload keeps them.
      await page.getByRole('searchbox', { name: 'Name, town or phone' }).fill(own)
      await expect(count).toHaveText('60 listings')
      await page.getByRole('button', { name: 'Status', expanded: false }).click()
      await page.getByRole('checkbox', { name: 'Published' }).click()
      await page.keyboard.press('Escape')
      await expect(count).toHaveText('55 listings')
      await expect(page).toHaveURL(`${site.url}/admin/listings?search=${own}&status=published`)
      await page.reload()
      await expect(count).toHaveText('55 listings')

      // The other way round, a page on and back.
      if (isWide) await page.getByRole('grid').getByRole('button', { name: 'Business' }).click()
      else await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name, Z to A')
      await expect(rows.first()).toContainText(`${own} 54`)
      if (isWide) await page.keyboard.press(']')
      else await page.getByRole('link', { name: 'Next' }).click()
      await expect(rows.first()).toContainText(`${own} 04`)
      await expect(rows).toHaveCount(5)
      if (isWide) await page.keyboard.press('[')
      else await page.getByRole('link', { name: 'Previous' }).click()
      await expect(rows.first()).toContainText(`${own} 54`)

      // A range is picked and archived; the undo brings it back.
      if (isWide) {
        await page.keyboard.press('j')
        await page.keyboard.press('x')
        await page.keyboard.press('Shift+J')
        await page.keyboard.press('Shift+J')
        await expect(page.getByText('3 picked')).toBeVisible()
        await page.keyboard.press('e')
      } else {
        for (const at of [0, 1, 2]) await pick(at)
        await expect(page.getByText('3 picked')).toBeVisible()
        await page.getByRole('button', { name: 'Archive' }).click()
      }
      await expect(news.getByText('3 listings archived')).toBeVisible()
      await expect(count).toHaveText('52 listings')
      await news.getByRole('button', { name: 'Undo' }).click()
      await expect(count).toHaveText('55 listings')

      // All that match, once one has seen how many.
      await page.getByRole('link', { name: 'All', exact: true }).click()
      await expect(page.getByRole('searchbox', { name: 'Name, town or phone' })).toHaveValue('')
      await page.getByRole('searchbox', { name: 'Name, town or phone' }).fill(own)
      await expect(count).toHaveText('60 listings')
      await pick(0)
      await page.getByRole('button', { name: 'Pick all that match' }).click()
      await expect(page.getByText('60 picked')).toBeVisible()
      await page.getByRole('button', { name: 'Publish' }).click()
      await page.getByRole('button', { name: 'Publish 60 listings' }).click()
      await expect(news.getByText('60 listings published')).toBeVisible()
      expect(await drafts()).toBe(0)

      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV of what is listed' }).click()
      const lines = readFileSync(await (await file).path(), 'utf8')
        .trimEnd()
        .split('\r\n')
      expect(lines).toHaveLength(61)
      expect(lines[1]).toMatch(new RegExp(`,${own} 00,[^,]+,shopping,+NA,,Windhoek,,'\\+264 61 555 000,`))

      // A view is everybody's, and one removes it again.
      await page.getByRole('button', { name: 'Keep this as a view' }).click()
      await page.getByRole('textbox', { name: 'Name of the view' }).fill(`View ${own}`)
      await page.getByRole('button', { name: 'Keep', exact: true }).click()
      await expect(page.getByRole('link', { name: `View ${own}` })).toHaveAttribute('aria-current', 'true')
      await page.getByRole('button', { name: `Remove the view View ${own}` }).click()
      await expect(page.getByRole('link', { name: `View ${own}` })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )
}

test(
  'listings that cannot be read say so and are read again; what nothing has together can be taken away',
  CI,
  async ({ page, site }) => {
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await page.route('**/rest/v1/rpc/admin_listings*', (route) => route.abort())
    await page.goto(`${site.url}/admin/listings?search=nothing-is-called-so&country=KE`)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await page.unroute('**/rest/v1/rpc/admin_listings*')
    await retry.click()
    await expect(page.getByText('No listing has all of these.')).toBeVisible()
    await page.getByRole('grid').getByRole('button', { name: 'Remove “nothing-is-called-so”' }).click()
    await expect(page).toHaveURL(`${site.url}/admin/listings?country=KE`)
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('Kenya')
  },
)

test('what is typed stays as it is typed, however slowly the address follows', CI, async ({ page, site }) => {
  test.slow()
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.goto(`${site.url}/admin/listings`)
  const field = page.getByRole('searchbox', { name: 'Name, town or phone' })
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const text = 'a name of a business'
  // About as long as the typing has to rest before the address follows.
  for (const [at, key] of [...text].entries()) {
    await page.waitForTimeout(at === 0 ? 0 : 220 + 10 * (at % 10))
    await field.press(key === ' ' ? 'Space' : key)
    await expect(field).toHaveValue(text.slice(0, at + 1))
  }
  // Nothing is asked of the time.
  await expect(page).toHaveURL(`${site.url}/admin/listings?search=a+name+of+a+business`, { timeout: 300_000 })
})
