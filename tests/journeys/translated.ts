import { expect, type Page } from '@playwright/test'
import { translatePage } from '../../packages/ui/src/testing/translatePage.ts'
import { whenReady } from './pageEvents.ts'

const TRANSLATE = `(${translatePage.toString()})()`

/** Translates a page as Chrome does, and goes on with what appears. It is over with the next page that is loaded. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(TRANSLATE)
}

/** Has every page translated that is loaded from now on, as soon as it is there: before its script is. */
export async function translateEarly(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${TRANSLATE})`)
}

/** Opens a page and has it translated once it has come to rest. */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  await translate(page)
}

/** Fails where a page, or a part of one, broke. */
export async function expectWhole(page: Page, errors: readonly string[]): Promise<void> {
  await expect(page.getByText('This page could not be loaded')).toHaveCount(0)
  await expect(page.getByText('This part could not be shown.')).toHaveCount(0)
  expect(errors).toEqual([])
}

/** The texts of a page that no translator has taken out, but for names, numbers and prices: none while one is at work. */
export const untranslated = async (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (nodeValue?.trim() && !parentElement?.closest('font, noscript, svg, textarea, [translate="no"]'))
        texts.push(nodeValue)
    }
    return texts
  })
