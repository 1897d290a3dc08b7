import type { Page } from '@playwright/test'
import { signedIn } from './dataService.ts'
import { CI, expect, startSite, test as base, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

/** A site whose invoices name a seller. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite({
        environment: { INVOICE_SELLER: 'Dira Directory | 9 Sample Street', INVOICE_VAT_PERCENT: '15' },
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// Long ways through many pages: on a slow machine each takes minutes.
test.slow()

async function listingOf(page: Page, site: RunningSite, row: object = {}) {
  const { headers } = await signedIn(page.request, site)
  const id = `pay-${crypto.randomUUID().slice(0, 8)}`
  const data = { id, slug: id, business_name: `O'Brien <b>${id}</b>`, category: 'shopping', country: 'KE' }
  const answer = await page.request.post(`${site.url}/rest/v1/listings`, {
    headers,
    data: { ...data, status: 'published', email: 'paid@dira.example', ...row },
  })
  expect(answer.status()).toBe(201)
  return { id, headers }
}

const open = async (page: Page, site: RunningSite) => {
  await page.goto(`${site.url}/admin`)
  await signIn(page, site)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
}

test(
  'a payment is recorded, visitors see the package, the sheet prints alone, and a reversal takes it back',
  CI,
  async ({ page, site }) => {
    test.slow()
    const { id } = await listingOf(page, site)
    // The e-mail address of a classified listing is not shown to visitors.
    const visitorSees = async () =>
      (await (await page.request.get(`${site.url}/listings/${id}`)).text()).includes('paid@dira')
    expect(await visitorSees()).toBe(false)

    await open(page, site)
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(id)
    await page.getByRole('link', { name: new RegExp(id) }).click()
    await expect(page).toHaveURL(`${site.url}/admin/payments?listing=${id}`)
    await page.getByRole('radio', { name: 'Premium R1995' }).check()
    await expect(page.getByRole('textbox', { name: 'Amount in rand' })).toHaveValue('1995')
    await page.getByRole('textbox', { name: 'Amount in rand' }).fill('1 000')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await page.keyboard.type('Half now')
    await page.getByRole('textbox', { name: 'Reference' }).fill('RIFT 0177')
    await page.keyboard.press('Control+s')

    const invoice = page.getByRole('article')
    await expect(page.getByRole('heading', { name: /^Invoice DIRA-20\d\d-0001$/ })).toBeVisible()
    await expect(invoice.getByRole('row', { name: 'Paid in full R1000.00' })).toBeVisible()
    await expect(invoice.getByRole('row', { name: 'VAT 15 % 130.43' })).toBeVisible()
    await expect(invoice.getByText('Bank transfer, RIFT 0177')).toBeVisible()
    await expect(invoice.getByText('9 Sample Street')).toBeVisible()
    await expect(invoice.getByText(`O'Brien <b>${id}</b>`)).toBeVisible()
    await expect.poll(visitorSees).toBe(true)

    // On paper there is the sheet, on one page, and nothing else.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(invoice).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText('Recorded by')).toBeHidden()
    await expect(invoice).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 59[45](\.\d+)? 84[12]/)
    await page.emulateMedia({ media: null, colorScheme: null })

    await page.getByRole('link', { name: 'Reverse' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Wrong listing')
    await page.getByRole('button', { name: 'Reverse' }).click()
    await expect(invoice.getByText(/^Taken back by DIRA-20\d\d-0002\.$/)).toBeVisible()
    await expect(invoice.getByRole('row', { name: 'Paid, then taken back R1000.00' })).toBeVisible()
    await expect.poll(visitorSees).toBe(false)
    await page.getByRole('button', { name: 'Undo the reversal' }).click()
    await expect(invoice.getByText(/^In the place of DIRA-20\d\d-0001\./)).toBeVisible()
    await expect.poll(visitorSees).toBe(true)

    // A package that is kept is not paid for.
    await page.getByRole('link', { name: 'Reverse' }).click()
    await page.getByRole('radio', { name: /^Premium stays, until/ }).check()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Chargeback')
    await page.getByRole('textbox', { name: 'Why it stays' }).fill('A transfer is on its way')
    await page.getByRole('button', { name: 'Reverse' }).click()
    await expect(invoice.getByText(/^Taken back by DIRA-20\d\d-0004\.$/)).toBeVisible()
    expect(await visitorSees()).toBe(true)
    await page.getByRole('link', { name: 'Payments' }).first().click()
    await expect(page.getByRole('row', { name: /−R1000 .*Reverses DIRA-20\d\d-0001: Wrong listing/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Reverse DIRA/ })).toHaveCount(0)
  },
)

test(
  'a renewal goes on from the old end; what is not answered stays in the form and is recorded once',
  CI,
  async ({ page, site }) => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const { id, headers } = await listingOf(page, site, { package_tier: 'standard', paid_until: day(10) })
    await open(page, site)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}/admin/payments?listing=${id}`)
    await expect(
      page.getByText('10 days early: the new year begins when the old one ends, so nothing is lost.'),
    ).toBeVisible()
    await expect(page.getByText('Nothing was recorded for it yet.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    // Recorded, but the answer is lost.
    await page.route('**/rest/v1/rpc/record_payment*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Record R995' }).click()
    await expect(page.getByText(/^Nobody answered/)).toBeVisible()
    await page.unroute('**/rest/v1/rpc/record_payment*')
    await page.getByRole('button', { name: 'Record R995' }).click()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    const answer = await page.request.get(`${site.url}/rest/v1/admin_payments?listing_id=eq.${id}`, { headers })
    expect(await answer.json()).toMatchObject([{ first_day: day(11) }])
  },
)

test('each number of the dashboard leads to exactly that many, and what is mended goes', CI, async ({ page, site }) => {
  test.slow()
  const hours = [{ day: 'Daily', hours: 'daily till late' }]
  const { id, headers } = await listingOf(page, site, { business_hours: hours, phone: '71 23 45' })
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await listingOf(page, site, { package_tier: 'premium', paid_until: soon })
  await listingOf(page, site, { package_tier: 'classified', paid_until: '2020-01-01' })
  await open(page, site)
  await expect(page.getByRole('link', { name: /with hours nobody can read/ })).toBeVisible({
    timeout: 90_000,
  })
  await expect(page.getByText(/still being read/)).toHaveCount(0, { timeout: 90_000 })
  const links = page.getByRole('main').getByRole('link', { name: /^[\d,]+ / })
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => ({ href: (link as HTMLAnchorElement).href, count: /[\d,]+/.exec(link.textContent ?? '')?.[0] })),
  )
  const needs = hrefs.filter(({ href }) => href.includes('needs='))
  expect(needs.length).toBeGreaterThan(5)
  for (const { href, count } of needs) {
    await page.goto(href)
    await expect(page.getByRole('status').filter({ hasText: /listings?$/ })).toHaveText(
      `${count} ${count === '1' ? 'listing' : 'listings'}`,
    )
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  }

  await page.goto(`${site.url}/admin/listings?needs=hours`)
  await page.getByRole('button', { name: 'Remove Hours nobody can read' }).click()
  await expect(page).toHaveURL(`${site.url}/admin/listings`)
  const mended = { phone: '+267 71 234 567', business_hours: [{ day: 'Daily', hours: '08:00-17:00' }] }
  await page.request.patch(`${site.url}/rest/v1/listings?id=eq.${id}`, { headers, data: mended })
  const before = Number(needs.find(({ href }) => href.endsWith('needs=hours'))?.count)
  await page.goto(`${site.url}/admin/dashboard`)
  await expect(page.getByRole('heading', { name: 'To mend' })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^${before - 1} with hours nobody can read`) })).toBeVisible()

  // Welcome comes first, and stays when what comes after it cannot be read.
  await page.route('**/rest/v1/rpc/admin_needs*', (route) => route.abort())
  await page.goto(`${site.url}/admin/dashboard`)
  await expect(page.getByText('What listings need could not be counted.')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.unroute('**/rest/v1/rpc/admin_needs*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Packages that end' })).toBeVisible()
})
