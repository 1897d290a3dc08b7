import { join } from 'node:path'
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { build } from 'vite'
import { STORAGE_KEY } from '../../packages/auth/src/storedSession.ts'
import type * as inPage from '../../packages/ui/src/testing/pressing/inPage.ts'
import type { Place } from '../../packages/ui/src/testing/pressing/pressFaults.ts'
import { whenReady } from './pageEvents.ts'

declare global {
  var pressing: typeof inPage
  var led: string[]
}

/** Sessions as the browser keeps them, by the beginning of the addresses of the pages that are theirs. */
export type Sessions = Readonly<Record<string, string>>

/** What only answers: functions of the database, and what stands in an open import. */
const QUESTION =
  /\/admin\/imports\/\d+\/rows|\/rpc\/(?:admin_|inbox_|list_|listings_|my_account|operation_preview|owner_|search_|suggest_)/

/**
 * Makes every page tell what is on it and what is pressed. No link and no form leads away, and nothing is written to the database: where they lead and what
 * they would write is noted, and every visit meets the same.
 */
export async function watchPressing(context: BrowserContext, sessions: Sessions): Promise<void> {
  await context.addInitScript({ content: await scriptOfPages() })
  await context.addInitScript(
    ({ key, kept, question }) => {
      localStorage.clear()
      sessionStorage.clear()
      const session = Object.entries(kept).find(([path]) => location.pathname.startsWith(path))?.[1]
      if (session !== undefined) localStorage.setItem(key, session)
      globalThis.led = []
      // The page's script comes with the first sign of a visitor, without a wait for every picture.
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('focusin')))
      // Before the router, after the components.
      document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null
        if (!link || event.defaultPrevented) return
        led.push(`led to ${link.getAttribute('href')}`)
        event.preventDefault()
        event.stopImmediatePropagation()
      })
      navigation.addEventListener('navigate', (event) => {
        if (event.destination.sameDocument || event.navigationType === 'reload') return
        led.push(`led to ${event.destination.url.replace(location.origin, '').replace(/^blob:.*/, 'what it made')}`)
        event.preventDefault()
      })
      const ask = fetch
      globalThis.fetch = async (input, init) => {
        const { method, url } = new Request(input, init)
        if (['GET', 'HEAD'].includes(method) || new RegExp(question).test(url)) return ask(input, init)
        led.push(`would ${method} ${new URL(url).pathname}`)
        return Response.json(
          { code: 'XX000', message: 'Nothing is written here', details: null, hint: null },
          { status: 403 },
        )
      }
    },
    { key: STORAGE_KEY, kept: sessions, question: QUESTION.source },
  )
}

/** A page of the site as a place with controls. */
export function pagePlace(page: Page, address: string): Place {
  let isKnown = false
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))

  /** Waits until nothing is asked for any more, and what was answered is on show. The end of what is given up is not always told. */
  async function rest(): Promise<void> {
    do {
      const idle = expect.poll(() => asked.size, { intervals: [20], timeout: 2000 }).toBe(0)
      await idle.catch(() => asked.clear())
      await page.evaluate(() => pressing.settle())
    } while (asked.size > 0)
  }

  return {
    show: async () => {
      await page.mouse.move(0, 0)
      asked.clear()
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await whenReady(page)
      await page.locator('main h1').waitFor()
      // What a page asks for belongs to what it is at first.
      if (!isKnown) await page.waitForLoadState('networkidle')
      isKnown = true
    },
    rest,
    look: () =>
      page.evaluate(() => pressing.outcomeNow([...led, `at ${location.pathname}${location.search}`], '[data-toast]')),
    controls: () => page.evaluate(() => pressing.placedControls()),
    press: async ({ index }, by) => {
      if (by === 'keyboard') {
        const key = await page.evaluate((at) => {
          const control = pressing.controlAt(at)
          pressing.focusOn(control)
          return pressing.keyOf(control)
        }, index)
        if (key !== undefined) await page.keyboard.press(key === ' ' ? 'Space' : key)
        return undefined
      }
      const { x, y, cover } = await page.evaluate(async (at) => {
        // Parts far outside of the window are laid out only when they come into it.
        pressing.middleOfWords(pressing.controlAt(at))
        await pressing.settle()
        return pressing.middleOfWords(pressing.controlAt(at))
      }, index)
      await (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      return cover
    },
    forget: () => page.evaluate(() => void (led = [])),
    leave: () => page.evaluate(() => pressing.leaveFocused()),
    dismiss: () => page.keyboard.press('Escape'),
    returnsWithin: 10_000,
  }
}

async function scriptOfPages(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../packages/ui/src/testing/pressing/inPage.ts'),
        formats: ['iife'],
        name: 'pressing',
      },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The script of pages was not built.')
  // Playwright runs it within a function.
  return `${bundle.output[0].code}\nglobalThis.pressing = pressing`
}
