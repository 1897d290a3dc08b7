import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

type MediaFeature =
  | 'prefers-color-scheme'
  | 'prefers-contrast'
  | 'prefers-reduced-motion'
  | 'forced-colors'
  | 'hover'
  | 'pointer'

/** Lets the browser answer media queries as the system of somebody else would. Without features it is itself again. */
export async function emulateMedia(features: Readonly<Partial<Record<MediaFeature, string>>> = {}): Promise<void> {
  const browser: CDPSession = cdp()
  await browser.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}
