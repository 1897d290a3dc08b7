import type { Page, Route } from '@playwright/test'
import { BROWSER_ARGS } from '../../scripts/test/browser.ts'
import { open } from './byKeyboard.ts'
import { watchComplaints, watchErrors } from './pageEvents.ts'
import { CI, expect, startSite, test as base, type RunningSite } from './runningSite.ts'
import { tilesFile } from './tilesFile.ts'

const NAIROBI = { lat: -1.286, lng: 36.817 }
const LIST = '/listings?country=kenya&view=map'
const CITY = `${LIST}&box=-1.33,36.75,-1.23,36.88`
const TILES = 'https://tiles.example'

/** A site whose deployment names a file with streets. */
const test = base.extend<object, { siteWithStreets: RunningSite }>({
  siteWithStreets: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ environment: { MAP_TILES_URL: `${TILES}/kenya.pmtiles` } })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
// Streets are drawn by WebGL, here without a graphics processor.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...BROWSER_ARGS.filter((arg) => arg !== '--disable-gpu'),
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    }),
})

/** Answers for the host of the tiles, in ranges. */
async function serveTiles(page: Page): Promise<void> {
  const file = tilesFile(NAIROBI)
  await page.route(`${TILES}/**`, (route: Route) => {
    const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? []
    const body = file.subarray(Number(first), Math.min(Number(last), file.length - 1) + 1)
    return route.fulfill({
      status: 206,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'etag',
        'content-range': `bytes ${first}-${Number(first) + body.length - 1}/${file.length}`,
      },
      body,
    })
  })
}

const headersOf = async ({ url }: RunningSite) => Object.fromEntries((await fetch(url + CITY)).headers)

/** How much of the map is drawn in a colour, from 0 to 1. A page of no site, which no policy binds, looks at the picture. */
async function shareOf(page: Page, colour: readonly [number, number, number]): Promise<number> {
  const map = await page.getByRole('application').screenshot()
  const viewer = await page.context().newPage()
  const share = await viewer.evaluate(
    async ({ picture, red, green, blue }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      let found = 0
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found += 1
      }
      return (found * 4) / data.length
    },
    { picture: map.toString('base64'), red: colour[0], green: colour[1], blue: colour[2] },
  )
  await viewer.close()
  return share
}

/** The ground of the streets; and their roads, which the map's own ground has for the country that it is about. */
const LAND = [233, 228, 214] as const
const HOME = [251, 221, 155] as const

test(
  'the opened map has the streets of the file that a deployment names, below the same marks, and only their host is asked',
  CI,
  async ({ page, siteWithStreets: site }) => {
    const complaints = watchComplaints(page, site.url)
    await serveTiles(page)
    await open(page, site.url + LIST)
    const map = page.getByRole('application')
    await expect(map.getByRole('button').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // A country as a whole has no streets: nothing of them is fetched.
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    ).not.toMatch(/drawStreets|maplibre|pmtiles/)

    await open(page, site.url + CITY)
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()
    await expect(page.getByText('This map has no streets.')).toBeHidden()
    await expect.poll(() => shareOf(page, LAND)).toBeGreaterThan(0.5)
    expect(await shareOf(page, HOME)).toBeGreaterThan(0.001)

    await map.focus()
    await page.keyboard.press('ArrowDown')
    await expect(map.getByRole('button').and(page.locator(':focus'))).toHaveCount(1)
    await page.keyboard.press('Escape')
    const before = page.url()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(page).not.toHaveURL(before)
    await expect(async () => {
      const count = /\d[\d,]*/.exec((await map.getAttribute('aria-label')) ?? '')?.[0]
      await expect(page.getByText(`Showing ${count} of`)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect.poll(() => shareOf(page, LAND)).toBeGreaterThan(0.5)
    // The theme is that of the page.
    await page.getByRole('button', { name: /dark/i }).click()
    await expect.poll(() => shareOf(page, LAND)).toBe(0)

    expect(complaints.filter((complaint) => complaint !== `asked ${TILES}/kenya.pmtiles`)).toEqual([])
    expect(complaints.length).toBeGreaterThan(0)
  },
)

test(
  'the policy has one more origin, worker and type of trust with streets, and what it had without',
  CI,
  async ({ page, site, siteWithStreets }) => {
    const { 'content-security-policy': plain = '', ...others } = await headersOf(site)
    const { 'content-security-policy': withStreets, ...othersWithStreets } = await headersOf(siteWithStreets)
    expect(plain).toContain("connect-src 'self';")
    expect(plain).toContain("trusted-types 'none'")
    expect(plain).not.toContain('worker-src')
    expect(withStreets).toBe(
      plain
        .replace("connect-src 'self'", `connect-src 'self' ${TILES}; worker-src 'self'`)
        .replace("trusted-types 'none'", 'trusted-types maplibre-worker'),
    )
    const unlike = ['date', 'etag', 'content-length', 'x-request-id']
    const rest = (headers: Record<string, string>) => Object.entries(headers).filter(([name]) => !unlike.includes(name))
    expect(rest(othersWithStreets)).toEqual(rest(others))
    await page.goto(`${siteWithStreets.url}/privacy`)
    await expect(page.getByText('The streets of the map come from tiles.example')).toBeVisible()

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, site.url + CITY)
    await expect(page.getByText('This map has no streets.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.join()).not.toMatch(/drawStreets|maplibre|pmtiles/)
  },
)

test(
  'without the file, and without WebGL, the map is its own, and says so',
  CI,
  async ({ page, siteWithStreets: site }) => {
    const errors = watchErrors(page)
    await page.route(`${TILES}/**`, (route) => route.abort())
    await open(page, site.url + CITY)
    await expect(page.getByRole('status').getByText('Streets could not be shown.')).toBeVisible()
    await expect(page.getByText('This map has no streets.')).toBeVisible()
    expect(await shareOf(page, HOME)).toBeGreaterThan(0.5)

    // The host answers again.
    await page.unroute(`${TILES}/**`)
    await serveTiles(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()

    await page.addInitScript(() => {
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value: new Proxy(Reflect.get(HTMLCanvasElement.prototype, 'getContext'), {
          apply: (target, canvas, [kind, ...options]: unknown[]) =>
            kind === 'webgl2' ? null : Reflect.apply(target, canvas, [kind, ...options]),
        }),
      })
    })
    await open(page, site.url + CITY)
    await expect(page.getByRole('status').getByText('Streets could not be shown.')).toBeVisible()
    expect(await shareOf(page, HOME)).toBeGreaterThan(0.5)
    expect(errors).toEqual([])
  },
)
