import type { Uploaded } from '@dira/data'
import type { ListingImage } from '@dira/directory-core'
import { describe, expect, it, vi } from 'vitest'
import { createUploadQueue, type UploadHandlers } from './uploadQueue.ts'

const imageOf = (name: string): ListingImage => ({ id: name, url: `/media/${name}`, alt: '' })
const arrives: UploadHandlers['send'] = async ({ name }) => ({ ok: true, image: imageOf(name) })
const fails =
  (error: 'unreachable' | 'heic'): UploadHandlers['send'] =>
  async () => ({ ok: false, error })
const files = (...names: readonly string[]) => names.map((name) => ({ key: name, file: new File(['x'], name) }))

function open(send: UploadHandlers['send'], atOnce?: number) {
  const queue = createUploadQueue(atOnce)
  const arrived: string[] = []
  const left: string[] = []
  const handlers = vi.fn(send)
  const stop = queue.connect({
    send: handlers,
    onArrived: ({ id }) => void arrived.push(id),
    onLeft: (key) => void left.push(key),
  })
  return { queue, arrived, left, send: handlers, stop }
}

describe('files on their way', () => {
  it('arrive one after the other in their order, and leave the queue', async () => {
    const { queue, arrived, left } = open(arrives, 1)
    queue.add(files('a', 'b', 'c'))
    expect(queue.uploads().map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(await queue.settled()).toEqual([])
    expect([arrived, left, queue.uploads()]).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], []])
  })

  it('are sent no more than so many at a time', async () => {
    let underWay = 0
    let most = 0
    const { queue } = open(async (file, options) => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setTimeout(resolve, 5))
      underWay -= 1
      return arrives(file, options)
    }, 2)
    queue.add(files('a', 'b', 'c', 'd', 'e'))
    await queue.settled()
    expect(most).toBe(2)
  })

  it('that failed stay with the reason, and go again where that may help', async () => {
    const { queue, arrived, send } = open(fails('unreachable'))
    queue.add(files('a'))
    expect(await queue.settled()).toEqual(['unreachable'])
    expect(queue.uploads()).toMatchObject([{ name: 'a', state: { is: 'failed', canAgain: true } }])
    send.mockImplementation(fails('heic'))
    queue.add(files('b'))
    expect(await queue.settled()).toEqual(['unreachable', 'heic'])
    send.mockImplementation(arrives)
    queue.againAll()
    // A file that is no photograph fails the next time too.
    expect(await queue.settled()).toEqual(['heic'])
    expect(arrived).toEqual(['a'])
    queue.again('b')
    expect(await queue.settled()).toEqual([])
  })

  it('that are given up are sent no further', async () => {
    const { queue, arrived, left, send } = open(
      async (_, { signal }) =>
        new Promise<Uploaded>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('given up')))
        }),
    )
    queue.add(files('a'))
    await expect.poll(() => send).toHaveBeenCalled()
    queue.cancel('a')
    expect(await queue.settled()).toEqual([])
    expect([arrived, left]).toEqual([[], ['a']])
    send.mockImplementation(arrives)
    queue.add(files('b'))
    await queue.settled()
    expect(arrived).toEqual(['b'])
  })

  it('are all given up when the page is left, and then leave nothing behind', async () => {
    const { queue, arrived, stop } = open(async (file, options) => {
      options.signal.throwIfAborted()
      return arrives(file, options)
    })
    queue.add(files('a', 'b'))
    stop()
    expect(queue.uploads()).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(arrived).toEqual([])
  })

  it('tell of every change', async () => {
    const { queue } = open(arrives)
    const listener = vi.fn()
    const unwatch = queue.watch(listener)
    queue.add(files('a'))
    await queue.settled()
    expect(listener).toHaveBeenCalled()
    listener.mockClear()
    unwatch()
    queue.add(files('b'))
    await queue.settled()
    expect(listener).not.toHaveBeenCalled()
  })
})
