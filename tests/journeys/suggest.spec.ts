import type { Locator, Page } from '@playwright/test'
import { open, tabTo } from './byKeyboard.ts'
import { publishableKey, signedIn } from './dataService.ts'
import { whenReady } from './pageEvents.ts'
import { CI, expect, startSite, test, type RunningSite } from './runningSite.ts'

const PAGE = '/listings/nara-dunes-lodge'
const PHONE = { width: 360, height: 740 }

/** The requests to the directory, as an administrator reads them. */
async function requestsOf(page: Page, site: RunningSite) {
  const { headers } = await signedIn(page.request, site)
  const waiting = 'status=in.(new,asked-back)&order=created_at,id'
  const answer = await page.request.get(`${site.url}/rest/v1/admin_change_requests?${waiting}`, { headers })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as readonly Record<string, unknown>[]
}

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const suggest = (page: Page) => page.getByRole('link', { name: 'Suggest a change' })

/** Once its script is there, the link opens a dialog. */
async function whenItOpens(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
}

test.describe('on a phone of 360 pixels, by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('three taps say that a business has closed: one row, and its page stays as it is', CI, async ({ page }) => {
    const site = await startSite()
    try {
      const before = await (await page.request.get(site.url + PAGE)).text()
      await open(page, site.url + PAGE)
      let taps = 0
      const tap = async (target: Locator) => {
        taps += 1
        await target.tap()
      }
      await whenItOpens(suggest(page))
      await tap(suggest(page))
      await tap(dialog(page).getByRole('button', { name: 'It has closed for good' }))
      await expect(heading(page, 'It has closed')).toBeFocused()
      await tap(dialog(page).getByRole('button', { name: 'Send' }))
      await expect(heading(page, 'Thank you')).toBeFocused()
      expect(taps).toBe(3)
      expect(await requestsOf(page, site)).toEqual([
        expect.objectContaining({ kind: 'report', reason: 'closed', status: 'new', listing_id: expect.any(String) }),
      ])

      // Somebody else says the same.
      const [{ listing_id: listing } = {}] = await requestsOf(page, site)
      const answer = await page.request.post(`${site.url}/rest/v1/change_requests`, {
        headers: { apikey: await publishableKey(page.request, site) },
        data: {
          idempotency_key: crypto.randomUUID(),
          link_token: 'ab'.repeat(32),
          kind: 'report',
          listing_id: listing,
          reason: 'closed',
          email: 'amahle@dube.example',
        },
      })
      expect(answer.ok()).toBe(true)
      const { headers } = await signedIn(page.request, site)
      const needs = await page.request.post(`${site.url}/rest/v1/rpc/admin_needs`, { headers, data: {} })
      expect(await needs.json()).toMatchObject({ needs: { closed: { count: 1 } } })
      expect(await (await page.request.get(site.url + PAGE)).text()).toBe(before)
    } finally {
      await site.remove()
    }
  })

  test(
    'a phone number whose answer is lost, and that is sent again, is one row of what stood there and what should',
    CI,
    async ({ page, site }) => {
      let lost = 0
      await page.route('**/rest/v1/change_requests', async (route) => {
        if (lost === 3) return route.continue()
        lost += 1
        // It arrives and is stored; nobody hears of it.
        await route.fetch()
        await route.abort('connectionreset')
      })
      await open(page, site.url + PAGE)
      await whenItOpens(suggest(page))
      await suggest(page).tap()
      await dialog(page)
        .getByRole('button', { name: /^Phone/ })
        .tap()
      await dialog(page).getByRole('textbox', { name: 'The right number' }).fill('+264 81 555 7320')
      await dialog(page).getByText('I rang it').tap()
      await dialog(page).getByRole('button', { name: 'Send' }).tap()
      await expect(heading(page, 'Waits for a network')).toBeFocused()
      await dialog(page).getByRole('button', { name: 'Send now' }).tap()
      await expect(heading(page, 'Thank you')).toBeFocused()
      const rows = (await requestsOf(page, site)).filter(({ kind }) => kind === 'suggestion')
      expect(rows).toEqual([
        expect.objectContaining({
          changes: { phone: { from: expect.stringMatching(/\d/), to: '+264 81 555 7320' } },
          evidence: { source: 'called' },
          name: '',
          email: '',
          phone: '',
        }),
      ])
      expect(rows[0]).toMatchObject({ listing_live: { phone: Object(rows[0]?.['changes']).phone.from } })
    },
  )

  test(
    'without a network it is kept, says so, and goes by itself at the next visit',
    CI,
    async ({ page, context, site }) => {
      await open(page, site.url + PAGE)
      const report = page.getByRole('link', { name: 'Report' })
      await whenItOpens(report)
      await report.tap()
      await expect(heading(page, 'Report this page')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await dialog(page)
        .getByRole('radio', { name: /^Words or pictures/ })
        .tap()
      await dialog(page).getByRole('button', { name: 'Send' }).tap()
      await expect(heading(page, 'Waits for a network')).toBeFocused()
      await context.setOffline(false)
      await page.goto(site.url + PAGE)
      await expect
        .poll(async () => (await requestsOf(page, site)).filter(({ reason }) => reason === 'copied').length, {
          timeout: 60_000,
        })
        .toBe(1)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('dira-suggestions'))).toBe(null)
    },
  )
})

test(
  'by keyboard: each step has the focus on its heading, Back keeps what was typed, and Escape leads back to the link',
  CI,
  async ({ page, site }) => {
    await page.setViewportSize(PHONE)
    await open(page, site.url + PAGE)
    await whenItOpens(suggest(page))
    await suggest(page).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'What is wrong?')).toBeFocused()
    await tabTo(page, dialog(page).getByRole('button', { name: 'Name, words or pictures' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Name, words or pictures')).toBeFocused()
    const words = dialog(page).getByRole('textbox', { name: 'What should it say?' })
    await tabTo(page, words)
    await page.keyboard.type('The pool is gone.')
    const back = dialog(page).getByRole('button', { name: 'What is wrong?' })
    await back.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'What is wrong?')).toBeFocused()
    await tabTo(page, dialog(page).getByRole('button', { name: 'Name, words or pictures' }))
    await page.keyboard.press('Enter')
    await expect(words).toHaveValue('The pool is gone.')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Send' }))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Thank you')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(suggest(page)).toBeFocused()
    const rows = await requestsOf(page, site)
    expect(rows.filter(({ evidence }) => Object(evidence).text === 'The pool is gone.')).toHaveLength(1)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both are links to the contact page, which says how to write', CI, async ({ page, site }) => {
    await page.goto(site.url + PAGE)
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page).toHaveURL(/\/contact\?subject=Report/)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
    await page.goto(site.url + PAGE)
    await suggest(page).click()
    await expect(page).toHaveURL(/\/contact\?subject=Suggest%20a%20change/)
  })
})

test('a date of a check comes with a call of an administrator, and stands in no other claim', CI, async ({ page }) => {
  const site = await startSite()
  try {
    await page.goto(site.url + PAGE)
    await whenReady(page)
    await expect(page.getByText(/checked in/i)).toHaveCount(0)
    const { headers } = await signedIn(page.request, site)
    const day = new Date().toISOString().slice(0, 10)
    const answer = await page.request.patch(`${site.url}/rest/v1/listings?slug=eq.nara-dunes-lodge`, {
      headers,
      data: {
        existence_check: { on: day, how: 'call' },
        hours_check: { on: day, how: 'owner' },
        place_check: { on: '2020-08-12', how: 'administrator' },
      },
    })
    expect(answer.ok()).toBe(true)
    await expect(async () => {
      await page.goto(site.url + PAGE)
      await expect(page.getByText(/^Last checked in August 2020 by Dira$/)).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(/^Open for business, checked in .* by a call$/)).toBeVisible()
    await expect(page.getByText(/^Checked in .* by the owner$/)).toHaveCount(1)
    const claims = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(claims.join()).not.toMatch(/check|verif|review/i)
  } finally {
    await site.remove()
  }
})
