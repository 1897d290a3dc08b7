import { expect, type Locator, type Page } from '@playwright/test'
import { mulberry32 } from '../../packages/directory-core/src/sample/draws.ts'
import { whenReady } from './pageEvents.ts'
import type { RunningSite } from './runningSite.ts'

/** A form of the site, how somebody comes to it, and what it takes. */
export interface FormRow {
  readonly title: string
  /** The source file that draws it. */
  readonly source: string
  /** Where its page is. */
  readonly path: string
  /** It is there only where a mail server is set. */
  readonly sendsEmails?: true
  /** Work to do before the page is opened, such as what the server is to answer. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** How the form is opened on its page. @default it lies open */
  readonly open?: (page: Page) => Promise<unknown>
  /** What can be sent, by the name of its field. */
  readonly fields: Readonly<Record<string, string>>
  /** Finds it. @default by the button that is in it */
  readonly form?: string
  /** The words of the button that sends it. */
  readonly send: string | RegExp
  /** The path of the request that sends it, which is answered with 429, so that nothing is stored; or the heading of the step that it leads to. */
  readonly sent: RegExp | string
  /** How one comes back from that step. */
  readonly back?: (page: Page) => Promise<unknown>
}

/** Any other number is as good; the same one every time makes a failure come again. */
const SEED = 26

/** Nothing, each alone, all but each, all, and 30 others; every subset where those are no more. */
function subsetsOf(names: readonly string[]): readonly (readonly string[])[] {
  const subset = (isIn: (at: number) => boolean) => names.filter((_, at) => isIn(at))
  if (2 ** names.length <= 32)
    return Array.from({ length: 2 ** names.length }, (_, bits) => subset((at) => ((bits >> at) & 1) === 1))
  const random = mulberry32(SEED)
  return [
    [],
    ...names.map((_, alone) => subset((at) => at === alone)),
    ...names.map((_, missing) => subset((at) => at !== missing)),
    names,
    ...Array.from({ length: 30 }, () => subset(() => random() < 0.5)),
  ]
}

/** Submits a form with each subset of its fields filled in. Every time it is sent, or what has the focus says what is wrong. */
export async function trySubsets(page: Page, site: Pick<RunningSite, 'url'>, row: FormRow): Promise<void> {
  const { title, path, prepare, open, fields, send, sent, back } = row
  const ofName = { name: send, exact: true }
  // The last: what opens a question may have the same words.
  const button = page.getByRole('button', ofName).last()
  const form = row.form ? page.locator(row.form) : page.locator('form').filter({ has: button })
  const next = typeof sent === 'string' ? page.getByRole('heading', { level: 1, name: sent }) : undefined
  let requests = 0
  let focused: string | undefined
  await prepare?.(page)
  if (typeof sent !== 'string') {
    await page.route(
      (url) => sent.test(url.pathname),
      async (route) => {
        if (route.request().method() === 'GET') return route.fallback()
        focused = await page.evaluate(() => document.activeElement?.tagName)
        requests += 1
        return route.fulfill({ status: 429, json: { message: 'Too much was sent just now' } })
      },
    )
  }
  // The second of two addresses that differ behind their # alone would load nothing.
  await page.goto('about:blank')
  await page.goto(site.url + path)
  await whenReady(page)

  const written = new Map<string, string>()
  const outcomes = { sent: 0, said: 0 }
  const names = Object.keys(fields)
  for (const filled of subsetsOf(names)) {
    const what = `${title}, with ${filled.join(', ') || 'nothing'}`
    if (!(await form.isVisible())) {
      await open?.(page)
      written.clear()
    }
    await expect(form, what).toBeVisible()
    for (const [name, value] of Object.entries(fields)) {
      const text = filled.includes(name) ? value : ''
      if (written.get(name) === text) continue
      await fill(form, name, text)
      written.set(name, text)
    }
    const before = requests
    const isSent = async () => (next ? next.isVisible() : requests > before)
    await button.press('Enter')
    await expect
      .poll(async () => (await isSent()) || (await faultIn(page)), { message: what, intervals: [10] })
      .toBeTruthy()
    if (await isSent()) {
      outcomes.sent += 1
      // The focus is at the button, or where another step begins: what was wrong the last time was not said once more.
      if (!next) expect(focused, `${what}, what has the focus as it is sent`).toMatch(/^(?:BUTTON|H1)$/)
      if (back) await back(page)
      // It was refused, and can be sent again. While it is being sent its button has other words, so that `form` does not find it.
      else await expect(page.locator('form [aria-disabled="true"]'), what).toHaveCount(0)
    } else outcomes.said += 1
  }
  expect(outcomes.sent, `${title}, attempts that were sent`).toBeGreaterThan(0)
  await page.unrouteAll()
}

/** Fills in one field, or empties it. */
async function fill(form: Locator, name: string, value: string): Promise<void> {
  const field = form.locator(`[name="${name}"]`)
  const kind = await field.first().evaluate((control) => control.getAttribute('type') ?? control.tagName)
  if (kind === 'SELECT') return void (await field.selectOption(value))
  if (kind !== 'radio' && kind !== 'checkbox') return field.fill(value)
  // A choice between some cannot be taken back.
  const drawn = { force: true }
  if (kind === 'checkbox') for (const box of await field.all()) await box.uncheck(drawn)
  if (value !== '') await field.and(form.locator(`[value="${value}"]`)).check(drawn)
}

/** The error text at the focus: the sentence that describes a field in error, or the message of a form. */
async function faultIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('form')) return ''
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const around = focused.closest('fieldset')
    const describedBy = [focused, around].map((one) => one?.getAttribute('aria-describedby') ?? '')
    const errorId = describedBy
      .join(' ')
      .split(' ')
      .find((id) => id.endsWith('-error'))
    const fault = [focused, around].some((one) => one?.matches('[aria-invalid="true"]'))
      ? document.getElementById(errorId ?? '')
      : focused.closest('[role="alert"]')
    return fault && isSeen(focused) && isSeen(fault) ? fault.textContent : ''
  })
}
