import type { Locator, Page } from '@playwright/test'
import { publishableKey, signedIn } from './dataService.ts'
import { expect, NIGHTLY, startSite, test, type RunningSite } from './runningSite.ts'
import { signIn } from './signIn.ts'

const MESSAGES = 32
const PAIRS = 5
const RENEWALS = 8
const REPLY = 'Thank you, yes. We write to you this week.'

/** The pace of somebody on the first day, in seconds. */
const TO_READ = 3
const A_KEY = 0.35

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const nameOf = (at: number) => `Quillback ${100 + at}`

// What waits: messages to answer, to file and to put with the spam; businesses that are listed twice; packages to renew.
test(
  '50 things that wait are decided within 10 minutes by the keys that the sheet of keys names',
  NIGHTLY,
  async ({ browser }) => {
    test.setTimeout(600_000)
    const site = await startSite({ environment: { RATE_LIMITS: 'off' } })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await fill(page, site)
      await page.goto(`${site.url}/admin`)
      await signIn(page, site)
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      const keys = keysOf(page)
      const decided = {
        items: await decideMessages(page, keys),
        duplicates: await decideDuplicates(page, keys),
        renewals: await renew(page, keys),
      }
      const things = MESSAGES + PAIRS * 2 + RENEWALS
      const seconds = things * TO_READ + keys.pressed() * A_KEY
      console.log(
        `${things} decided with ${keys.pressed()} keys (${JSON.stringify(decided)}), ${Math.round(seconds)} s`,
      )
      expect(things).toBe(50)
      expect(seconds).toBeLessThan(600)
    } finally {
      await site.remove()
    }
  },
)

interface Keys {
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Goes on by Tab until something has the focus. */
  readonly to: (target: Locator) => Promise<void>
  readonly pressed: () => number
}

/** A keyboard that counts. */
function keysOf(page: Page): Keys {
  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  return {
    press,
    type: async (text) => {
      pressed += text.length
      await page.keyboard.type(text)
    },
    to: async (target) => {
      await expect(target).toBeVisible()
      const hasFocus = () => target.evaluate((element) => element === document.activeElement)
      for (let stop = 0; stop < 60 && !(await hasFocus()); stop += 1) await press('Tab')
      await expect(target).toBeFocused()
    },
    pressed: () => pressed,
  }
}

async function fill(page: Page, site: RunningSite): Promise<void> {
  const headers = { apikey: await publishableKey(page.request, site), prefer: 'return=minimal' }
  for (let at = 0; at < MESSAGES; at += 1) {
    const key = crypto.randomUUID()
    const item = {
      idempotency_key: key,
      name: `Amahle ${at}`,
      email: `${key}@dira.example`,
      message: 'Have you rooms?',
    }
    const sent =
      at % 2 === 0
        ? { table: 'contact_messages', row: { ...item, subject: `Question ${at}` } }
        : { table: 'enquiries', row: { ...item, listing_id: 'sample-nara-dunes-lodge', phone: '+264 61 555 0199' } }
    const answer = await page.request.post(`${site.url}/rest/v1/${sent.table}`, { headers, data: sent.row })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  const { headers: own } = await signedIn(page.request, site)
  const listing = (at: number, more: object) => ({
    id: `fifty-${at}`,
    slug: `fifty-${at}`,
    business_name: nameOf(at),
    category: 'shopping',
    country: 'NA',
    status: 'published',
    phone: '',
    package_tier: 'classified',
    paid_until: null,
    ...more,
  })
  const pairs = Array.from({ length: PAIRS * 2 }, (_, at) =>
    listing(at, { phone: `+264 61 555 01${Math.floor(at / 2)}0` }),
  )
  const ending = Array.from({ length: RENEWALS }, (_, at) =>
    listing(PAIRS * 2 + at, { package_tier: 'standard', paid_until: day(4) }),
  )
  const made = await page.request.post(`${site.url}/rest/v1/listings`, { headers: own, data: [...pairs, ...ending] })
  expect(made.status(), await made.text()).toBe(201)
}

/** The inbox: after each decision the next message lies open, and has the focus. */
async function decideMessages(page: Page, { press, type, pressed }: Keys): Promise<number> {
  await press('g')
  await press('i')
  const list = page.getByRole('list', { name: 'Messages' })
  await expect(list).toBeVisible()
  const item = page.getByRole('article').getByRole('heading').first()
  await press('j')
  for (let left = MESSAGES; left > 0; left -= 1) {
    await expect(item).toBeFocused()
    const said = await item.textContent()
    if (left % 8 < 3) {
      await press('r')
      await type(REPLY)
      await press('Control+Enter')
      await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeFocused()
      await press('Enter')
    } else await press(left % 8 === 3 ? '!' : 'e')
    if (left > 1) await expect(item).not.toHaveText(said ?? '')
  }
  await expect(page.getByText('Nothing is open.')).toBeVisible()
  return pressed()
}

/** Businesses with the same phone: of each pair one is archived. */
async function decideDuplicates(page: Page, { press, to, pressed }: Keys): Promise<number> {
  await press('g')
  await press('d')
  const link = page.getByRole('link', { name: new RegExp(`^${PAIRS * 2} possible duplicates`) })
  // The server has read the new phones once it says so.
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 150_000 })
  await to(link)
  await press('Enter')
  const rows = page.getByRole('grid').getByRole('row').filter({ hasText: 'Quillback' })
  await expect(rows).toHaveCount(PAIRS * 2)
  for (let pair = 0; pair < PAIRS; pair += 1) {
    await press('j')
    await press('j')
    await press('x')
  }
  await expect(page.getByText(`${PAIRS} picked`)).toBeVisible()
  await press('e')
  // The server compares the others anew, every few seconds.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('No listing has all of these.')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 150_000 })
  return pressed()
}

/** Packages that end: a payment is recorded for each. */
async function renew(page: Page, { press, type, to, pressed }: Keys): Promise<number> {
  for (let at = PAIRS * 2; at < PAIRS * 2 + RENEWALS; at += 1) {
    await press('g')
    await press('p')
    await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
    await press('/')
    await type(nameOf(at))
    await to(page.getByRole('link', { name: nameOf(at) }))
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Record a payment', exact: true })).toBeVisible()
    await press('Control+s')
    await expect(page.getByRole('heading', { name: /^Invoice / })).toBeVisible()
  }
  return pressed()
}
