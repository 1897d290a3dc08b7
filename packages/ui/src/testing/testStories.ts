import { beforeAll, describe, expect, it } from 'vitest'
import { storyFaults } from './storyFaults.ts'
import { prepareStories, storyModules } from './storyModules.ts'

/** The parts of Storybook, each a test file of its own: a browser tests several of them side by side. */
export const ROOMS = {
  components: ['Foundations/', 'Components/'],
  directory: ['Directory/'],
  pages: ['Pages/'],
} as const

/**
 * Tests every story of a room, of whatever kind: no warning between server and browser, its `play` passes, axe finds nothing by day and by
 * night, nothing leaves a window of 320 pixels and every target is 44 pixels high and wide, with longer texts and from right to left too.
 */
export function testStories(room: keyof typeof ROOMS): void {
  beforeAll(prepareStories)

  const modules = storyModules.filter(({ title }) => ROOMS[room].some((part) => title.startsWith(part)))
  describe.each(modules)('$title', ({ title, stories }) => {
    it.each(stories)('%s is without fault', async (_name, story) => {
      expect(await storyFaults(story, { isPage: title.startsWith('Pages/') })).toEqual([])
    })
  })
}
