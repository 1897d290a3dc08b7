import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Moves the pointer to the corner of the window. `userEvent.unhover` does the same, and takes three seconds once a page has been open for two minutes. */
export async function movePointerAway(): Promise<void> {
  const browser: CDPSession = cdp()
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
}
