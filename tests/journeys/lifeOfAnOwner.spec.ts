import type { Browser, BrowserContext, Page } from '@playwright/test'
import { killed } from './applying.ts'
import { chooserOf } from './hands.ts'
import { photograph } from './photograph.ts'
import { expect, test } from './runningSite.ts'
import type { TimedSite } from './timedSite.ts'
import { administrator, payForPremium, person, testWholeLife, type Person, type Way } from './wholeLife.ts'

/** Slow 4G as Chromium's tools have it: milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const NAME = 'Omaruru Lantern House'
const SLUG = 'omaruru-lantern-house'
const EMAIL = 'stay@lantern-house.example'
const PASSWORD = 'camel thorn shade'
const ACCEPTED = 'Six rooms around a lit courtyard.'
const ADVERTISED = 'The best rooms of the whole country.'
const ALT = 'Lanterns over the courtyard'

testWholeLife('a business from its application to its second year', liveThrough)

async function liveThrough(browser: Browser, site: TimedSite, way: Way): Promise<void> {
  const applicant = await site.newContext(browser, way.device)
  let office = await administrator(browser, site, way)
  const statusLink = await test.step('applies for Premium on slow 4G, killed at each step', () =>
    apply(applicant, site, way))
  expect(await applications(site)).toHaveLength(1)

  const status = await pageOn(applicant, statusLink)
  await test.step('is asked back, and answers', async () => {
    await openRequest(office, site)
    await office.hands.write(office.page.getByRole('textbox', { name: 'Your question' }), 'Is the gate open at night?')
    await office.hands.press(office.page.getByRole('button', { name: 'Ask and wait' }))
    await expect(office.page.getByText('Asked back').first()).toBeVisible()
    await status.reload()
    const hands = way.handsOf(status)
    await expect(status.getByText('Is the gate open at night?')).toBeVisible()
    await hands.write(status.getByRole('textbox', { name: 'Your answer' }), 'Ring, and we open.')
    await hands.press(status.getByRole('button', { name: 'Send my answer' }))
    await expect(status.getByText('You answered our question')).toBeVisible()
  })

  const invitation = await test.step('is approved, paid for, and invited', async () => {
    await office.page.reload()
    await expect(office.page.getByText('Ring, and we open.')).toBeVisible()
    await office.hands.press(office.page.getByRole('button', { name: 'Accept all that fit' }))
    await office.hands.mark(office.page.getByRole('radio', { name: 'Published' }))
    await office.hands.press(office.page.getByRole('button', { name: /^Decide/ }))
    const owners = office.page.getByRole('region', { name: 'Owners' })
    await office.hands.press(owners.getByRole('button', { name: 'Invite the owner' }))
    const link = await owners.getByRole('textbox', { name: `The link for ${EMAIL}` }).inputValue()
    await payForPremium(office, NAME)
    return link
  })
  await status.close()

  const owner = await pageOn(applicant, invitation)
  const hands = way.handsOf(owner)
  await test.step('sets a password', async () => {
    await hands.write(owner.getByLabel('New password'), PASSWORD)
    await hands.press(owner.getByRole('button', { name: 'Look after this page' }))
    await expect(owner).toHaveURL(`${site.url}/owner`)
  })

  await test.step('edits words, hours and photographs, and the old page stays live', async () => {
    await expect.poll(async () => (await publicPage(site)).includes(ACCEPTED)).toBe(true)
    const before = await publicPage(site)
    await owner.goto(`${site.url}/owner/listings/${SLUG}`)
    await hands.write(owner.getByRole('textbox', { name: 'Description' }), ADVERTISED)
    await hands.press(owner.getByRole('button', { name: /^Mon/ }))
    await hands.mark(owner.getByRole('radio', { name: 'Open', exact: true }))
    const chooser = await chooserOf(owner, () => hands.press(owner.getByRole('button', { name: 'Choose images' })))
    await chooser.setFiles(await photograph(owner))
    await hands.write(owner.getByRole('textbox', { name: /Described as/ }).last(), ALT)
    await hands.press(owner.getByRole('button', { name: 'Save', exact: true }))
    await expect(owner.getByRole('region', { name: 'Notifications' }).getByText('Saved.')).toBeVisible()
    expect((await publicPage(site)) === before).toBe(true)
  })

  await test.step('is partly accepted', async () => {
    await openRequest(office, site)
    const { page } = office
    await office.hands.press(page.getByRole('button', { name: 'Keep: Description' }))
    await office.hands.press(page.getByRole('button', { name: 'Accept: Hours' }))
    await office.hands.press(page.getByRole('button', { name: 'Accept: Images' }))
    await office.hands.write(page.getByRole('textbox', { name: /^Why not all of it/ }), 'Words of advertising.')
    await office.hands.press(page.getByRole('button', { name: /^Decide/ }))
    await expect.poll(() => shownOf(site)).toEqual({ hours: true, image: true })
    await owner.reload()
    await expect(owner.getByText(/Kept as it was: description\. Words of advertising\./)).toBeVisible()
  })
  const premium = await publicPage(site)
  expect(await found(site)).toBe('premium')
  await office.page.context().close()
  await applicant.close()

  await test.step('is reminded 30 days before the end', async () => {
    await site.moveClock(334)
    await serviceKeyHeaders(site, 'rpc/tend_outbox', {})
    office = await administrator(browser, site, way)
    await office.page.goto(`${site.url}/admin/outbox`)
    const entry = office.page.getByRole('link', { name: `Open e-mail: ${NAME} ends in 30 days` })
    await expect(entry).toHaveAttribute('href', new RegExp(`^mailto:${EMAIL}`))
    await office.page.context().close()
  })

  await test.step('expires by the clock: page, search and JSON-LD change together', async () => {
    // The 30 days that are left, the 14 of grace, and one more.
    await site.moveClock(30 + 14 + 1)
    await expect.poll(() => shownOf(site), { timeout: 60_000 }).toEqual({ hours: false, image: false })
    expect(await found(site)).toBe('classified')
  })

  await test.step('renews: premium again, byte by byte', async () => {
    const { page, hands: renews } = await person(browser, site, way)
    await page.goto(`${site.url}/owner/sign-in?redirectTo=${encodeURIComponent('/owner')}`)
    await renews.write(page.getByRole('textbox', { name: 'Email' }), EMAIL)
    await renews.write(page.getByRole('textbox', { name: 'Password' }), PASSWORD)
    await renews.press(page.getByRole('button', { name: 'Sign in' }))
    await renews.press(page.getByRole('link', { name: /^Renew for R/ }).first())
    await renews.press(page.getByRole('button', { name: 'I have paid' }))
    await expect(page.getByText(/^You said that one year of Premium is paid\./)).toBeVisible()
    await page.context().close()

    office = await administrator(browser, site, way)
    await office.hands.press(
      office.page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Payments' }),
    )
    await office.hands.press(office.page.getByRole('link', { name: `Record the payment of ${NAME}` }))
    await office.hands.press(office.page.getByRole('button', { name: /^Record R/ }))
    await expect(office.page.getByRole('heading', { name: /^Invoice DIRA-/ })).toBeVisible()
    // A difference of two whole documents would fill the screen.
    await expect.poll(async () => (await publicPage(site)) === premium, { timeout: 60_000 }).toBe(true)
    expect(await found(site)).toBe('premium')
    await office.page.context().close()
  })
}

/** Applies, and answers the link of the application's page. */
async function apply(context: BrowserContext, site: TimedSite, { handsOf }: Way): Promise<string> {
  const slowly = async (page: Page) => {
    const tools = await context.newCDPSession(page)
    await tools.send('Network.emulateNetworkConditions', SLOW_4G)
    return page
  }
  let page = await slowly(await context.newPage())
  let hands = handsOf(page)
  const kill = async () => {
    page = await slowly(await killed(context, page))
    hands = handsOf(page)
  }
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const goOn = async (button: string, heading: string) => {
    await hands.press(page.getByRole('button', { name: button }))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.goto(`${site.url}/get-listed?plan=premium`)
  await hands.write(text('Business name'), NAME)
  await hands.choose(page.getByRole('combobox', { name: 'Category', exact: true }), 'Accommodation')
  await hands.choose(page.getByRole('combobox', { name: 'Country' }), 'Namibia')
  await hands.write(page.getByRole('combobox', { name: 'Town or city' }), 'Omaruru')
  await hands.write(text('Phone'), '+264 64 570 551')
  await kill()
  await expect(text('Business name')).toHaveValue(NAME)
  await goOn('Continue', 'Your page')
  await hands.write(text('Description'), ACCEPTED)
  await kill()
  await expect(text('Description')).toHaveValue(ACCEPTED)
  await goOn('Check it', 'Check and send')
  await hands.write(text('Your name'), 'Ndapewa Shikongo')
  await hands.write(text('Your email'), EMAIL)
  await kill()
  await expect(text('Your email')).toHaveValue(EMAIL)
  await hands.press(page.getByRole('button', { name: 'Send the application' }))
  // The tab is killed before, during or after the sending: it is sent under the draft's key, by itself or by another press.
  await kill()
  const arrived = page.getByRole('heading', { name: 'Your application is with us' })
  const send = page.getByRole('button', { name: 'Send the application' })
  await expect(arrived.or(send)).toBeVisible()
  if (await send.isVisible()) await hands.press(send)
  await expect(arrived).toBeVisible({ timeout: 60_000 })
  const link = await page.getByRole('textbox', { name: 'Link of your application' }).inputValue()
  await page.close()
  return link
}

async function pageOn(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Opens the one request that waits. */
async function openRequest({ page, hands }: Person, site: TimedSite): Promise<void> {
  await page.goto(`${site.url}/admin/requests`)
  await hands.press(page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: new RegExp(NAME) }))
  await expect(page.getByRole('article', { name: NAME })).toBeVisible()
}

/**
 * The listing's page as a program reads it, which is counted as no view: its document, but for the moment of its making, where the index of all listings is,
 * and how long ago its facts were checked.
 */
async function publicPage(site: TimedSite): Promise<string> {
  const answer = await fetch(`${site.url}/listings/${SLUG}`, { headers: { 'user-agent': 'journey-bot/1.0 (bot)' } })
  return (await answer.text())
    .replace(/"(instant|indexPath|indexCursor)":"[^"]+"/g, '')
    .replace(/,"isOld":(true|false)/g, '')
    .replace(/<p class="[^"]*"><svg(?:(?!<\/p>).)*<time dateTime="\d{4}-\d\d">.*?<\/p>/gs, '')
}

/** What of a tier its page shows: the hours as its JSON-LD has them, and the photograph. */
async function shownOf(site: TimedSite) {
  const html = await publicPage(site)
  return {
    hours: html.includes('openingHours'),
    image: html.includes(ALT),
  }
}

/** The tier with which a search finds it. */
async function found(site: TimedSite): Promise<string | undefined> {
  const html = await (await fetch(`${site.url}/listings?search=omaruru+lantern`)).text()
  const [card] = /<article(?:(?!<\/article>)[\s\S])*Omaruru Lantern House[\s\S]*?<\/article>/.exec(html) ?? []
  return card && (card.includes('Premium') ? 'premium' : 'classified')
}

async function applications(site: TimedSite): Promise<unknown[]> {
  const answer = await fetch(
    `${site.serviceUrl}/rest/v1/change_requests?kind=eq.application&business_name=eq.${encodeURIComponent(NAME)}`,
    {
      headers: { apikey: site.secrets.secretKey },
    },
  )
  return (await answer.json()) as unknown[]
}

async function serviceKeyHeaders(site: TimedSite, path: string, body: object): Promise<void> {
  const answer = await fetch(`${site.serviceUrl}/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: site.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}
