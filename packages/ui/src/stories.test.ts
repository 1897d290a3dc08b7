// @module-tag ci
import { beforeAll, describe, inject, it } from 'vitest'
import { storyFaults } from './testing/storyFaults.ts'
import { prepareStories, storyModules, storyModulesAt } from './testing/storyModules.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isFull: boolean
    readonly isNightly: boolean
    /** The modules to test, as paths within the repository; all of them when there is none. */
    readonly storyFiles: readonly string[]
  }
}

beforeAll(prepareStories)

const files = inject('storyFiles')
const modules =
  files.length > 0
    ? storyModulesAt(files)
    : // A page costs as much as ten components, and journeys open it too.
      storyModules.filter(({ title }) => inject('isFull') || !title.startsWith('Pages/'))

describe.each(modules)('$title', ({ title, stories }) => {
  // One of each is what a person waits for; a full run has them all.
  it.each(inject('isFull') || files.length > 0 ? stories : stories.slice(0, 1))(
    '%s is without fault',
    async (_name, story) => {
      const faults = await storyFaults(story, {
        isPage: title.startsWith('Pages/'),
        isDeep: inject('isNightly'),
      })
      // A summary of failures shows the whole message of an error, but cuts what an assertion compares.
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  )
})
