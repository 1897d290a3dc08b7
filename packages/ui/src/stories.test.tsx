import { beforeAll, describe, expect, it } from 'vitest'
import { storyFaults } from './testing/storyFaults.ts'
import { prepareStories, storyModules } from './testing/storyModules.ts'

beforeAll(prepareStories)

/*
 * Every story of every kind: no warning between server and browser, its `play` passes, axe finds nothing by day and by night, nothing
 * leaves a window of 320 pixels and every target is 44 pixels high and wide, with longer texts and from right to left too.
 */
describe.each(storyModules)('$title', ({ title, stories }) => {
  it.each(stories)('%s is without fault', async (_name, story) => {
    expect(await storyFaults(story, { isPage: title.startsWith('Pages/') })).toEqual([])
  })
})
