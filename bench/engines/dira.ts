import { createDirectory } from '@dira/directory-core'
import type { MakeEngine } from '../engine.ts'

export const makeDira: MakeEngine = (listings) => {
  const directory = createDirectory(listings)
  return {
    search(state) {
      const { matches, listings: page, facets } = directory.search(state)
      return () => ({
        matches,
        ids: page.map(({ id }) => id),
        counts: Object.fromEntries(
          Object.values(facets).flatMap((group) => group.map(({ value, count }) => [value, count])),
        ),
      })
    },
  }
}
