import { vi } from 'vitest'
import { accessibilityFaults } from './accessibilityFaults.ts'
import { chooseGlobals } from './serverFirst.tsx'
import { frame, settle } from './settle.ts'
import { setWindow, type Size } from './setWindow.ts'
import { sidewaysFaults } from './sidewaysFaults.ts'
import type { Story } from './storyModules.ts'
import { targetFaults } from './targetFaults.ts'

/** Where reflow ends (WCAG 1.4.10): the narrowest phone, and a window of 1280 pixels at a zoom of 400 %. */
const NARROWEST = { width: 320, height: 640 }

const THEMES = ['light', 'dark'] as const

/** What a nightly run shows a story at besides its own window. */
const OTHER_WINDOWS = [{ width: 768, height: 1024 }, NARROWEST]

/** In which ways a story is laid out at the narrowest width. */
const DEEP_LAYOUTS = [{}, { direction: 'rtl' }, { locale: 'long' }]
const LAYOUTS = [{ direction: 'rtl', locale: 'long' }]

/** No fault: a browser observes in the next frame what a change of size brings about in this one. */
const OBSERVED_LATER = 'ResizeObserver loop completed with undelivered notifications'

/**
 * Shows a story and gives everything that is wrong with it. It is rendered to HTML, hydrated and played; then theme, width, length of the
 * texts and direction change around it, as they do under the hands of a person at the toolbar. A failing `play` rejects.
 *
 * Axe is asked in one of the themes, and the story laid out at 320 pixels once, with long texts from right to left; a deep look asks axe in both
 * themes and at three widths, and lays the story out with each of these by itself.
 */
export async function storyFaults(
  story: Story,
  { isPage, isDeep }: { isPage: boolean; isDeep: boolean },
): Promise<string[]> {
  const said: string[] = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.map(String).join(' ')))
  }
  const faults = new Map<string, string>()
  const note = (circumstances: string, found: readonly string[]) => {
    for (const fault of found) {
      // Once is enough for what is wrong in any circumstances, if by a pixel more or less.
      const kind = fault.replaceAll(/\d/g, '')
      if (!faults.has(kind)) faults.set(kind, `${circumstances}: ${fault}`)
    }
  }

  const themes = isDeep ? THEMES : [themeOf(story)]
  await setWindow(windowOf(story))
  await story.run({ globals: { ...story.globals, theme: themes[0] } })
  /** Asks axe in the themes, of which the second changes colours alone. */
  const noteAccessibility = async (where = '') => {
    for (const theme of themes) {
      if (themes.length > 1) await chooseGlobals({ theme })
      await settle()
      note(theme + where, await accessibilityFaults({ isPage, onlyColours: theme !== themes[0] }))
    }
  }
  await noteAccessibility()
  for (const size of isDeep ? OTHER_WINDOWS : []) {
    await setWindow(size)
    await frame()
    await noteAccessibility(`, ${size.width} px`)
  }

  await setWindow(NARROWEST)
  // What lays itself out by script hears of it with the next frame.
  await frame()
  for (const globals of isDeep ? DEEP_LAYOUTS : LAYOUTS) {
    await chooseGlobals(globals)
    await settle()
    note(['320 px', ...Object.values(globals)].join(', '), [...sidewaysFaults(), ...targetFaults()])
  }

  const complaints = said.filter((words) => !words.includes(OBSERVED_LATER))
  note('console', complaints)
  return [...faults.values()]
}

/** The theme in which axe is asked once: each for about half of the stories, and the same one each time. */
function themeOf({ id }: Story): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return THEMES[sum % THEMES.length]!
}

/** The window that a story asks for by its globals, as Storybook reads them; else a laptop's. */
function windowOf({ globals, parameters }: Story): Size {
  const name = globals['viewport']?.value ?? 'laptop'
  const { width, height } = parameters['viewport'].options[name].styles
  return { width: Number.parseInt(width), height: Number.parseInt(height) }
}
