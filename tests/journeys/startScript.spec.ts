import { whenReady } from './pageEvents.ts'
import { CI, expect, test } from './runningSite.ts'

test.describe('the one script of a page', () => {
  test('is allowed by its hash, and the rest is fetched after the page has loaded', CI, async ({ page, site }) => {
    const html = await (await page.request.get(site.url)).text()
    expect([...html.matchAll(/<script(?![^>]* type="application)[^>]*>/g)]).toHaveLength(1)
    expect(html).not.toMatch(/<link[^>]*modulepreload|type="module"/)
    // Each file in a task of its own.
    expect(/data-entry="([^"]*)"/.exec(html)?.[1]?.split(' ').length).toBeGreaterThan(2)
    await page.goto(site.url)
    await whenReady(page)
    const times = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        first: Math.min(...scripts.map(({ startTime }) => startTime)),
        loaded: navigation?.loadEventStart ?? NaN,
      }
    })
    expect(times.first).toBeGreaterThanOrEqual(times.loaded)
  })

  test('presses again what was pressed before the rest had arrived', CI, async ({ page, site }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(site.url)
    const theme = page.getByRole('button', { name: 'Dark theme' }).first()
    const save = page.getByRole('button', { name: /^Save / }).first()
    await expect(theme).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await theme.click()
    // Nothing happened yet: one presses again.
    await theme.click()
    arrived.resolve()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await whenReady(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('loses no tick of a box while the page comes alive', CI, async ({ page, site }) => {
    // Ticked after hydration has begun, and before any of it is done.
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document)
      document.addEventListener = (type: string, ...rest: [EventListener, boolean]) => {
        listen(type, ...rest)
        if (type === 'input')
          queueMicrotask(() =>
            document.querySelector<HTMLElement>('input[type=checkbox][value=accommodation]')?.click(),
          )
      }
    })
    await page.goto(`${site.url}/listings`)
    await expect(page).toHaveURL(`${site.url}/listings?category=accommodation`)
    await expect(page.locator('input[type=checkbox][value=accommodation]')).toBeChecked()
    await expect(page.getByText('1 active filter')).toBeVisible()
  })

  test('loses no press that is under way while the page comes alive', CI, async ({ page, site }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(`${site.url}/contact`)
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.hover()
    await page.mouse.down()
    arrived.resolve()
    await whenReady(page)
    // What was pressed is another kind of button by now.
    await expect(send).toHaveAttribute('type', 'submit')
    await page.mouse.up()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(page.getByText('Please enter your name')).toBeVisible()
  })
})
