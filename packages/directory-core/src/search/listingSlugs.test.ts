import { expect, it } from 'vitest'
import { listingOf } from '../testing/listingOf.ts'
import { createDirectory } from './createDirectory.ts'
import { encodeIndex } from './file/encodeIndex.ts'
import { openServerIndex } from './file/openServerIndex.ts'
import { listingSlugs } from './listingSlugs.ts'

it('tells the slugs of what is listed, after changes too', () => {
  const listings = ['a', 'b', 'c'].map((slug) => listingOf({ id: slug, slug }))
  for (const directory of [
    createDirectory(listings),
    openServerIndex(encodeIndex(createDirectory(listings), { use: 'server' })),
  ]) {
    expect(listingSlugs(directory).toSorted()).toEqual(['a', 'b', 'c'])
    const changed = directory.withChanges({ put: [listingOf({ id: 'd', slug: 'd' })], remove: ['b'] })
    expect(listingSlugs(changed).toSorted()).toEqual(['a', 'c', 'd'])
  }
})
