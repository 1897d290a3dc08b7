import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityFaults } from './accessibilityFaults.ts'
import { chooseGlobals } from './serverFirst.tsx'
import { settle } from './settle.ts'
import { sidewaysFaults } from './sidewaysFaults.ts'
import type { Story } from './storyModules.ts'
import { targetFaults } from './targetFaults.ts'

/** Where reflow ends (WCAG 1.4.10): the narrowest phone, and a window of 1280 pixels at a zoom of 400 %. */
const NARROWEST = { width: 320, height: 640 }

/** No fault: a browser observes in the next frame what a change of size brings about in this one. */
const OBSERVED_LATER = 'ResizeObserver loop completed with undelivered notifications'

/**
 * Shows a story and says what is wrong with it, everything at once. It is rendered to a string, taken over by React and played; then it
 * stays as its `play` left it, while theme, width, length of the texts and direction change around it, as under the hands of a person
 * at the toolbar. A failing `play` rejects.
 */
export async function storyFaults(story: Story, { isPage }: { isPage: boolean }): Promise<string[]> {
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

  await setWindow(windowOf(story))
  await story.run()
  for (const theme of ['light', 'dark']) {
    await chooseGlobals({ theme })
    await settle()
    note(theme, await accessibilityFaults({ isPage }))
  }

  const noteLayout = async (circumstances: string) => {
    await settle()
    note(circumstances, [...sidewaysFaults(), ...targetFaults()])
  }
  await setWindow(NARROWEST)
  await noteLayout('320 px')
  await chooseGlobals({ direction: 'rtl' })
  await noteLayout('320 px, rtl')
  await chooseGlobals({ locale: 'long' })
  await noteLayout('320 px, long')

  const complaints = said.filter((words) => !words.includes(OBSERVED_LATER))
  note('console', complaints)
  return [...faults.values()]
}

interface Size {
  readonly width: number
  readonly height: number
}

function setWindow({ width, height }: Size): Promise<void> {
  return page.viewport(width, height)
}

/** The window that a story asks for by its globals, as Storybook reads them; else a laptop's. */
function windowOf({ globals, parameters }: Story): Size {
  const name = globals['viewport']?.value ?? 'laptop'
  const { width, height } = parameters['viewport'].options[name].styles
  return { width: Number.parseInt(width), height: Number.parseInt(height) }
}
