// First of all.
import './untracedReact.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { CDPSession } from '@vitest/browser-playwright'
import { cdp, page, userEvent } from 'vitest/browser'
import { clearBody } from './clearBody.ts'
import { emulateMedia } from './emulateMedia.ts'
// Components are tested as they are used: with the styles that decide what is seen, and where a pointer lands.
import '../styles.ts'

// What moves takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// All files share one page: each finds it as the first one did.
beforeAll(async () => {
  // Chromium draws this page once a second after about two minutes, until it is brought to the front.
  const browser: CDPSession = cdp()
  await browser.send('Page.bringToFront')
  clearBody()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1280, 800)
  await emulateMedia()
  await parkPointer()
  // After a pointer the browser would not show a focus that a script moves.
  await userEvent.keyboard('{ArrowDown}')
})

beforeEach(async () => {
  if (hasPointer) await parkPointer()
})

afterEach(cleanup)

let hasPointer = false

/** Takes the pointer away from the page: where it stays, what the next test shows there is hovered from its first frame on. */
async function parkPointer(): Promise<void> {
  const browser: CDPSession = cdp()
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
  hasPointer = false
  addEventListener('pointermove', () => (hasPointer = true), { once: true, capture: true })
}
