import { expect, it } from 'vitest'
import { coverFile, DRAWING, readCoverFile } from './coverFile.ts'

it.each([
  { slug: 'soko-la-kitambaa', category: 'shopping', index: 0 },
  { slug: 'Restaurants & Dining', category: 'restaurants', index: 2 },
  { slug: 'Ọ̀ṣun 100 % wellness.svg', category: 'wellness', index: 1 },
])('reads from the name of a file what it shows: $slug', (cover) => {
  expect(readCoverFile(coverFile(cover))).toEqual(cover)
})

it('names the cover itself where no other image of a gallery is asked for', () => {
  const cover = { slug: 'soko', category: 'shopping' }
  expect(coverFile(cover)).toBe(coverFile({ ...cover, index: 0 }))
})

it.each([
  'of-another-drawing/shopping/0/soko.svg',
  `${DRAWING}/shopping/0/soko.png`,
  `${DRAWING}/shopping/10/soko.svg`,
  `${DRAWING}/Shopping!/0/soko.svg`,
  `${DRAWING}/shopping/0/..%2F..%2Fsecret.svg`,
  `${DRAWING}/shopping/0/..%5Csecret.svg`,
  `${DRAWING}/shopping/0/%E0%A4%A.svg`,
  `${DRAWING}/shopping/0/%00.svg`,
  `${DRAWING}/shopping/0/${'a'.repeat(201)}.svg`,
  `${DRAWING}/shopping/0/a/b.svg`,
  '',
])('knows no cover by the name %s', (name) => {
  expect(readCoverFile(name)).toBeUndefined()
})
