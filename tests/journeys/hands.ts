import type { FileChooser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { tabTo } from './byKeyboard.ts'

/** How somebody works with a page. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>
  /** Writes into a field, in place of what it holds. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Chooses from a native list. */
  readonly choose: (list: Locator, option: string) => Promise<void>
  /** Marks one of some radio buttons. */
  readonly mark: (radio: Locator) => Promise<void>
}

/** More than any page of the site has places for the focus. */
const MOST_STOPS = 400

/** By keyboard alone: Tab, the arrows, Enter and letters. */
export function keyboardOf(page: Page): Hands {
  const { keyboard } = page
  const to = async (target: Locator) => {
    await expect(target).toBeVisible()
    if (await target.evaluate((element) => element === document.activeElement)) return
    await tabTo(page, target, MOST_STOPS)
  }
  return {
    press: async (target) => {
      await to(target)
      await keyboard.press('Enter')
    },
    write: async (field, text) => {
      await to(field)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
      await expect(field).toHaveValue(text)
    },
    choose: async (list, option) => {
      await to(list)
      await keyboard.type(option)
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    mark: async (radio) => {
      await expect(radio).toBeAttached()
      // Tab goes to the one that is marked, or to the first where none is; the arrows go to the others.
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]//input[@type="radio"]')
      const marked = group.and(page.locator(':checked'))
      await to((await marked.count()) > 0 ? marked : group.first())
      await keyboard.press('Space')
      for (let stop = 0; stop < 10 && !(await radio.isChecked()); stop += 1) await keyboard.press('ArrowRight')
      await expect(radio).toBeChecked()
    },
  }
}

/** By touch; letters come from the keyboard on the screen. */
export function touchOf(page: Page): Hands {
  return {
    press: async (target) => {
      await expect(target).toBeVisible()
      await target.tap()
    },
    write: async (field, text) => {
      await field.tap()
      await field.fill('')
      await page.keyboard.type(text)
      await expect(field).toHaveValue(text)
    },
    // The list that a telephone shows is no part of the page.
    choose: async (list, option) => void (await list.selectOption(option)),
    mark: async (radio) => {
      // The button itself is drawn by its label.
      await radio.locator('xpath=ancestor::label').tap()
      await expect(radio).toBeChecked()
    },
  }
}

/** The window for choosing files that a press opens. */
export async function chooserOf(page: Page, pressing: () => Promise<void>): Promise<FileChooser> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressing()])
  return chooser
}
