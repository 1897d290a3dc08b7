// @module-tag ci
import { beforeAll, describe, inject, it } from 'vitest'
import { storyFaults } from './testing/storyFaults.ts'
import { prepareStories, storyModules, storyModulesAt } from './testing/storyModules.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isNightly: boolean
    /** The modules to test, as paths within the repository; all of them when there is none. */
    readonly storyFiles: readonly string[]
  }
}

beforeAll(prepareStories)

const files = inject('storyFiles')
const modules = files.length > 0 ? storyModulesAt(files) : storyModules

describe.each(modules)('$title', ({ title, stories }) => {
  it.each(stories)('%s is without fault', async (_name, story) => {
    const faults = await storyFaults(story, {
      isPage: title.startsWith('Pages/'),
      isDeep: inject('isNightly'),
    })
    // A summary of failures shows the whole message of an error, but cuts what an assertion compares.
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
})
