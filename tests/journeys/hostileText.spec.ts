import { whenReady } from './pageEvents.ts'
import { expect, NIGHTLY, printedBy, startSite, test } from './runningSite.ts'

test(
  'hostile text that is stored in a listing is shown as text, and an address that would run something not at all',
  NIGHTLY,
  async ({ page }) => {
    test.setTimeout(240_000)
    const site = await startSite()
    try {
      const breaksOut =
        '</script><script>document.title="hit"</script><img src=x onerror=alert(1)><a href="//evil.example">here</a> \u202Etxt.exe'
      await site.stop()
      const stored = await site.run(
        'tests/journeys/storeUnchecked.ts',
        site.dataFolder,
        `update public.listings set
         business_name = $$${breaksOut}$$, description = $$${breaksOut}$$, address = $$${breaksOut}$$, phone = '"><script>alert(1)</script>',
         business_hours = jsonb_build_array(jsonb_build_object('day', $$${breaksOut}$$, 'hours', 'javascript:alert(1)')),
         special_offers = jsonb_build_array(jsonb_build_object('id', 'o', 'title', $$${breaksOut}$$, 'description', $$${breaksOut}$$))
       where slug = 'nara-dunes-lodge';
       update public.listings set website = 'javascript:alert(1)' where slug in ('karoo-lantern-house', 'old-pier-rooms')`,
      )
      expect(stored.code, stored.output).toBe(0)
      await site.restart()

      const troubles: string[] = []
      page.on('dialog', (dialog) => void dialog.dismiss().then(() => troubles.push('dialog')))
      page.on('pageerror', (error) => troubles.push(String(error)))
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) troubles.push(request.url())
      })
      await page.goto(`${site.url}/listings?search=onerror`)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('article')).toContainText('<img src=x onerror=alert(1)>')
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click()
      const expectNoHarm = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>')
        await whenReady(page)
        expect(await page.title()).not.toBe('hit')
        expect(await page.locator('img[src="x"]').count()).toBe(0)
        const links = await page
          .locator('a[href], area[href], form[action]')
          .evaluateAll((elements) =>
            elements.map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? ''),
          )
        // Within the site, https, and the applications that call, write and show a place.
        expect(
          links.filter(
            (link) => !/^(?:\/(?!\/)|#|https:\/\/|mailto:[^?"<>]+$|tel:\+?\d+$|geo:[-\d.,]+\?q=[-\d.,]+$)/.test(link),
          ),
        ).toEqual([])
        // A way to the contact page has the name in its query, as text.
        expect(links.map((link) => new URL(link, site.url).host)).not.toContain('evil.example')
      }
      await expectNoHarm()
      await page.reload()
      await expectNoHarm()
      // What search engines read is still one whole piece of JSON, whose addresses are the site's own.
      for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(() => JSON.parse(text)).not.toThrow()
        expect(text).not.toContain('javascript:')
        // As a value, not within the text that says so.
        expect(text).not.toMatch(/(?<!\\)"(?:https?:)?\/\/evil/)
      }
      // A business whose address would run a script is left out as a whole, and the server logs it.
      expect((await page.goto(`${site.url}/listings/karoo-lantern-house`))?.status()).toBe(404)
      expect(printedBy(site)).toContain('karoo-lantern-house is left out: website: Invalid website')
      // The address of a classified one is given to nobody.
      const classified = await page.goto(`${site.url}/listings/old-pier-rooms`)
      expect(classified?.status()).toBe(200)
      expect(await classified?.text()).not.toContain('javascript:')
      expect(troubles).toEqual([])
    } finally {
      await site.remove()
    }
  },
)
