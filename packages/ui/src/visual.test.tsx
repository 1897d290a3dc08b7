import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { chooseGlobals } from './testing/serverFirst.tsx'
import { settle } from './testing/settle.ts'
import { prepareStories, storyModules } from './testing/storyModules.ts'

beforeAll(prepareStories)

/** Few stories, in which much is to be seen: what changes in a token, or in a component that is everywhere, changes here. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'Components/Badge': ['WithNeedles'],
  'Components/Breadcrumbs': ['Default'],
  'Components/Button': ['PrimaryStates'],
  'Components/Checkbox': ['AllStates'],
  'Components/Dialog': ['Default'],
  'Components/Form': ['WithErrors'],
  'Components/Heading': ['Default'],
  'Components/NavigationMenu': ['Default'],
  'Components/Pagination': ['AllStates'],
  'Components/SearchField': ['InAForm'],
  'Components/Toast': ['AllTones'],
}

const THEMES = ['light', 'dark']
const WIDTHS = [320, 390, 1280]
const DIRECTIONS = ['ltr', 'rtl']

const chosen = Object.entries(CHOSEN).flatMap(([title, names]) => names.map((name) => `${title}/${name}`))
const stories = new Map(
  storyModules.flatMap((module) => module.stories.map(([name, story]) => [`${module.title}/${name}`, story])),
)

describe.each(chosen)('%s', (path) => {
  describe.each(THEMES)('%s', (theme) => {
    describe.each(WIDTHS)('%d', (width) => {
      it.each(DIRECTIONS)('%s', async (direction) => {
        await page.viewport(width, 480)
        await stories.get(path)?.run()
        await chooseGlobals({ theme, direction })
        await settle()
        await page.viewport(width, Math.max(480, document.documentElement.scrollHeight))
        await settle()
        const file = `${path}/${theme}-${width}-${direction}`.toLowerCase()
        await expect(page.elementLocator(document.body)).toMatchScreenshot(file)
      })
    })
  })
})
