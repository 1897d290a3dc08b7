import type { Browser, Page } from '@playwright/test'
import { keyboardOf, touchOf, type Hands } from './hands.ts'
import { CI, expect, NIGHTLY, test } from './runningSite.ts'
import { DATABASES, startTimedSite, type TimedSite } from './timedSite.ts'

const WAYS = [
  { way: 'by keyboard at 1440 px', device: { viewport: { width: 1440, height: 900 } }, handsOf: keyboardOf },
  {
    way: 'by touch at 360 px',
    device: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    handsOf: touchOf,
  },
] as const
export type Way = (typeof WAYS)[number]

/** Somebody at a page. */
export interface Person {
  readonly page: Page
  readonly hands: Hands
}

/** A journey of some years. Each database by one of the ways: what differs between the databases is no matter of keys or fingers. */
export function testWholeLife(
  title: string,
  liveThrough: (browser: Browser, site: TimedSite, way: Way) => Promise<void>,
): void {
  for (const [place, database] of DATABASES.entries()) {
    const way = WAYS[place % WAYS.length]!
    // Once in CI, over the database of a deployment.
    const details = database === 'PostgreSQL' ? CI : NIGHTLY
    test(`${title}, ${way.way}, in ${database}`, details, async ({ browser }) => {
      test.setTimeout(900_000)
      const site = await startTimedSite(database)
      try {
        await liveThrough(browser, site, way)
      } finally {
        await site.remove()
      }
    })
  }
}

/** Somebody who has a browser of their own. */
export async function person(browser: Browser, site: TimedSite, { device, handsOf }: Way): Promise<Person> {
  const page = await (await site.newContext(browser, device)).newPage()
  return { page, hands: handsOf(page) }
}

/** The demo administrator, signed in. */
export async function administrator(browser: Browser, site: TimedSite, way: Way): Promise<Person> {
  const { page, hands } = await person(browser, site, way)
  const { email, password } = site.secrets.demoAdministrator
  await page.goto(`${site.url}/admin`)
  await hands.write(page.getByRole('textbox', { name: 'Email' }), email)
  await hands.write(page.getByRole('textbox', { name: 'Password' }), password)
  await hands.press(page.getByRole('button', { name: 'Login' }))
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  return { page, hands }
}

/** Records a year of Premium for a listing, at its price. */
export async function payForPremium({ page, hands }: Person, name: string): Promise<void> {
  await hands.press(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Payments' }))
  await hands.write(page.getByRole('searchbox', { name: /^Name, town or phone/ }), name)
  await hands.press(page.getByRole('link', { name: new RegExp(name) }).first())
  await hands.mark(page.getByRole('radio', { name: /^Premium/ }))
  await hands.press(page.getByRole('button', { name: 'Record R1995' }))
  await expect(page.getByRole('heading', { name: /^Invoice DIRA-/ })).toBeVisible()
}
