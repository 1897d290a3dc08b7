import type { Locator, Page } from '@playwright/test'
import { whenReady } from './pageEvents.ts'

/** Presses Tab until something has the focus; says where the focus went astray if it never has. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  const stops: string[] = []
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 30) ?? 'nothing'))
  }
  throw new Error(`The focus never came to ${String(target)}. It was on: ${stops.join(' | ')}`)
}

/** Ready to be used: the script has taken over what the server sent. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await whenReady(page)
}

/** The live region that says this. */
export function status(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text })
}
