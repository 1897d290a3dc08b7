import { expect, it, vi } from 'vitest'
import { openDatabaseFeed, type DatabaseFeedOptions } from './databaseFeed.ts'
import { foundBy } from './foundBy.ts'

/** A feed of an empty database, whose writer is done when a test says so. */
async function open(onWarning = (warning: string) => expect.unreachable(warning) as void) {
  let version = '1'
  const follow = vi.fn(async () => ({ version }))
  const unused = () => expect.unreachable('Nobody asks this')
  const groups = vi.fn(async () => ({ groups: [], version }))
  const search: DatabaseFeedOptions['search'] = {
    store: { groups, search: unused, answer: unused, find: unused, listings: unused, suggest: unused, slugs: unused },
    follow,
  }
  const { facts } = foundBy([])
  const told = { onWarning, onStep: () => {} }
  const feed = await openDatabaseFeed({ data: { version: async () => version }, search, facts, ...told })
  const change = async (to: string) => {
    version = to
    feed.invalidate()
    expect((await feed.fresh()).version).toBe(to)
  }
  return { feed, follow, groups, change }
}

it('what changes in the last moment of following is followed too', async () => {
  const { feed, follow, change } = await open()
  const ending = Promise.withResolvers<{ version: string }>()
  // It has looked for changes, and has not ended.
  follow.mockReturnValueOnce(ending.promise)
  await change('2')
  await change('3')
  expect(follow).toHaveBeenCalledTimes(2)
  ending.resolve({ version: '2' })
  await feed.close()
  expect(follow).toHaveBeenCalledTimes(3)
})

it('what has changed is followed also while the search refuses', async () => {
  const onWarning = vi.fn<(warning: string) => void>()
  const { feed, follow, groups, change } = await open(onWarning)
  groups.mockRejectedValueOnce(new Error('Very many packages have ended'))
  await expect(change('2')).rejects.toThrow("expected '1' to be '2'")
  expect(onWarning).toHaveBeenCalledOnce()
  expect(follow).toHaveBeenCalledTimes(2)
  await change('2')
  await feed.close()
})
