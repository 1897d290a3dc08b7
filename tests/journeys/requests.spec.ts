import type { Page } from '@playwright/test'
import { status as saidBy, tabTo } from './byKeyboard.ts'
import { publishableKey, signedIn } from './dataService.ts'
import { CI, expect, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

/** Sends an application as its form does. Answers the token that its link holds. */
async function apply(page: Page, site: RunningSite, business: string): Promise<string> {
  const token = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const asked = (to: unknown) => ({ from: null, to })
  const sent = await page.request.post(`${site.url}/rest/v1/change_requests`, {
    headers: { apikey: await publishableKey(page.request, site), prefer: 'return=minimal' },
    data: {
      idempotency_key: crypto.randomUUID(),
      link_token: token,
      kind: 'application',
      asked_tier: 'standard',
      changes: {
        business_name: asked(business),
        category: asked('accommodation'),
        country: asked('NA'),
        city_name: asked('Outjo'),
        phone: asked('+264 81 555 3958'),
        description: asked('Ten rooms beside the old mill.'),
      },
      name: 'Ndapewa Shikongo',
      email: `${token.slice(0, 8)}@dira.example`,
    },
  })
  expect(sent.status()).toBe(201)
  return token
}

test(
  'an application is found by its reference, asked back, answered, accepted field by field and undone, by keyboard',
  CI,
  async ({ page, site }) => {
    const business = `Mill ${crypto.randomUUID().slice(0, 8)}`
    const slug = business.toLowerCase().replace(' ', '-')
    const token = await apply(page, site, business)
    const { headers } = await signedIn(page.request, site)
    const anybody = { apikey: await publishableKey(page.request, site) }
    const call = async (name: string, data: object, as: Record<string, string> = anybody) => {
      const answer = await page.request.post(`${site.url}/rest/v1/rpc/${name}`, { headers: as, data })
      expect(answer.ok()).toBe(true)
      return (await answer.json()) as Record<string, unknown>
    }
    const status = async () => call('change_request_status', { token })
    const pageOf = async () => (await page.request.get(`${site.url}/listings/${slug}`)).status()
    const { reference } = await status()

    // As many wait as the dashboard counts.
    await page.goto(`${site.url}/admin`)
    await signIn(page, site)
    const counted = page.getByRole('link', { name: /requests? to decide/ })
    const count = Number(await counted.locator('bdi').textContent())
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible()
    const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
    await expect(rows).toHaveCount(count)

    // Found however the reference is written.
    await page.keyboard.press('/')
    await page.keyboard.type(String(reference).toLowerCase().replaceAll(' ', ''))
    await expect(rows).toHaveCount(1)
    await tabTo(page, page.getByRole('link', { name: new RegExp(business) }))
    await page.keyboard.press('Enter')
    const review = page.getByRole('article', { name: business })
    await expect(review.getByRole('heading', { name: business, level: 1 })).toBeFocused()

    await tabTo(page, review.getByRole('textbox', { name: 'Your question' }))
    await page.keyboard.type('How many rooms are there?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(review.getByText('Asked back')).toBeVisible()
    expect(await status()).toMatchObject({ status: 'asked-back', messages: [{ text: 'How many rooms are there?' }] })

    // The sender answers, and corrects the number of rooms.
    const description = 'Twelve rooms beside the old mill.'
    await call('answer_change_request', {
      token,
      answer: 'Twelve by now.',
      changes: { description: { from: null, to: description } },
    })
    await page.reload()
    await expect(review.getByText('Twelve by now.')).toBeVisible()

    // Everything but the phone is accepted.
    const field = (name: string) => review.getByRole('group', { name, exact: true })
    await page.keyboard.press('Control+Enter')
    for (const [name, key] of [
      ['Business name', 'a'],
      ['Category', 'a'],
      ['Country', 'a'],
      ['City', 'a'],
      ['Phone', 'k'],
      ['Description', 'a'],
    ] as const) {
      await expect(field(name)).toBeFocused()
      await page.keyboard.press(key)
    }
    await expect(review.getByText('5 accepted, 1 kept')).toBeVisible()
    await tabTo(page, review.getByRole('radio', { name: 'Draft' }))
    await page.keyboard.press('ArrowRight')
    expect(await pageOf()).toBe(404)
    await page.keyboard.press('Control+Enter')
    await expect(saidBy(page, `${business}: accepted in part`)).toBeVisible()
    await expect.poll(pageOf).toBe(200)
    const [listing] = (await (
      await page.request.get(`${site.url}/rest/v1/listings?slug=eq.${slug}&select=*`, { headers })
    ).json()) as Record<string, unknown>[]
    expect(listing).toMatchObject({ package_tier: 'standard', status: 'published', phone: '', description })
    expect(await status()).toMatchObject({ status: 'partly-accepted', slug })

    // Undone by its key; History has it, and the request waits again.
    await page.keyboard.press('z')
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('article').getByText('Undone', { exact: true })).toBeVisible()
    await expect.poll(pageOf).toBe(410)
    await expect.poll(async () => (await status())['status']).toBe('new')
  },
)
