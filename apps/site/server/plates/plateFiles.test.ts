import type { PlacePlate } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it, vi } from 'vitest'
import { plateHref } from '../../src/shared/plateHref.ts'
import { createAnswers } from '../http/answer.ts'
import type { Published } from '../listings/directoryFeed.ts'
import { createPlateFiles } from './plateFiles.ts'

const [row] = SAMPLE_LISTINGS
const PLATE: PlacePlate = { metres: 200, neighbours: 150, same: [1, 2], others: [30, 4], isExact: true }

function filesOf() {
  let version = '1'
  const store = { find: (slug: string) => (slug === 'café du port' ? row : undefined) }
  const current = () => ({ version, store }) as unknown as Published // No more of it is asked.
  const ofListing = vi.fn(async () => PLATE)
  const files = createPlateFiles({
    feed: { current, fresh: async () => current() },
    platesOf: () => ({ ofListing, ofTown: async () => undefined }),
    answerOf: createAnswers({}),
  })
  return { ...files, ofListing, change: () => (version = '2') }
}

const nothing = () => {}

it('draws the small plate of a listing once, until a listing has changed', async () => {
  const { answer, inMemory, ofListing, change } = filesOf()
  const path = plateHref('café du port')
  expect(inMemory(path)).toBeUndefined()
  const file = await answer(path, nothing)
  expect(String(file?.body.plain)).toMatch(/^<svg .*<\/svg>$/)
  expect(file?.headers.join(' ')).toMatch(/image\/svg\+xml cache-control public, max-age=86400/)
  expect(inMemory(path)).toBe(file)
  await answer(path, nothing)
  expect(ofListing).toHaveBeenCalledOnce()
  change()
  expect(inMemory(path)).toBeUndefined()
  expect((await answer(path, nothing))?.etag).toBe(file?.etag)
})

it('says that there is none of an unknown listing, and leaves other paths to others', async () => {
  const { answer } = filesOf()
  expect(await answer(plateHref('nobody'), nothing)).toMatchObject({ status: 404 })
  for (const path of ['/plates/', '/plates/caf%C3%A9', '/plates/a/b.svg', '/plates/%E0%A4%A.svg', '/listings']) {
    expect(await answer(path, nothing), path).toBeUndefined()
  }
})

it('draws nothing where too much is asked for', async () => {
  const { answer, ofListing } = filesOf()
  const refuse = () => {
    throw new Error('too many')
  }
  await expect(answer(plateHref('café du port'), refuse)).rejects.toThrow('too many')
  expect(ofListing).not.toHaveBeenCalled()
})
