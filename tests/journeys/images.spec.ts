import { signedIn } from './dataService.ts'
import { watchComplaints, whenReady } from './pageEvents.ts'
import { CI, expect, startSite, test } from './runningSite.ts'

const SLUG = 'nara-dunes-lodge'

test(
  'a photograph that is sent is on the card and the page of its listing, in the size that fits',
  CI,
  async ({ browser }) => {
    test.setTimeout(240_000)
    const site = await startSite()
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      const { headers } = await signedIn(page.request, site)
      await page.goto(site.url)
      const upload = async (authorization: string, colour: string) =>
        page.evaluate(
          async ([token, sky]) => {
            const canvas = new OffscreenCanvas(1700, 1100)
            const context = canvas.getContext('2d')!
            context.fillStyle = sky!
            context.fillRect(0, 0, 1700, 1100)
            context.fillStyle = '#a4532f'
            context.fillRect(0, 700, 1700, 400)
            const body = await canvas.convertToBlob({ type: 'image/jpeg' })
            const answer = await fetch('/media', { method: 'POST', headers: { authorization: token! }, body })
            return { status: answer.status, url: ((await answer.json()) as { url?: string }).url }
          },
          [authorization, colour],
        )
      const photographs = []
      for (const colour of ['#2c3f6b', '#8fb7c9'])
        photographs.push(await upload(headers['authorization'] ?? '', colour))
      expect(photographs.map(({ status }) => status)).toEqual([201, 201])

      // An account that is no administrator any more.
      const email = 'second@dira.example'
      const made = await site.run('apps/backend/src/cli/make-admin.ts', email)
      const password = /Password \(shown only now\): (\S+)/.exec(made.output)?.[1] ?? ''
      const second = await signedIn(page.request, site, { email, password })
      await page.request.delete(`${site.url}/rest/v1/admin_users?id=eq.${second.userId}`, { headers: second.headers })
      expect(await upload(second.headers['authorization'] ?? '', '#fff')).toMatchObject({ status: 401 })

      const images = photographs.map(({ url }, index) => ({ id: `${index}`, url, alt: `The dune ${index + 1}` }))
      const patched = await page.request.patch(`${site.url}/rest/v1/listings?slug=eq.${SLUG}`, {
        headers,
        data: { images },
      })
      expect(patched.ok()).toBe(true)

      // The policy among them: sizes need no style attribute.
      const complaints = watchComplaints(page, site.url)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await expect(async () => {
        await page.goto(`${site.url}/listings/${SLUG}`)
        await expect(page.getByRole('img', { name: 'The dune 1' })).toBeVisible({ timeout: 5000 })
      }).toPass()
      await whenReady(page)
      const photograph = page.getByRole('img', { name: 'The dune 1' })
      await expect(photograph).toHaveAttribute('data-is', 'shown')
      // A phone fetches what its screen can show, and thumbnails the smallest.
      expect(await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/480\.webp$/)
      expect(asked.filter((path) => path.endsWith('/1700.webp'))).toEqual([])
      expect(complaints).toEqual([])

      const cards = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await cards.goto(`${site.url}/listings?search=nara`)
      const card = cards.locator('article', { hasText: 'Nara Dunes' }).locator('img').first()
      await expect(card).toHaveAttribute('srcset', /480w.*1700w/)
      expect(await card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/480\.webp$/)

      // All sizes are there, and stay when the site starts again.
      await site.restart()
      for (const width of [480, 960, 1600, 1700]) {
        const file = photographs[0]?.url?.replace('/1700.', `/${width}.`)
        const answer = await page.request.get(`${site.url}${file}`)
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
      }
    } finally {
      await site.remove()
    }
  },
)
