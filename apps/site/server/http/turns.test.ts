import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Turns whose tasks end when they are told to; `began` has them in the order in which they began. */
function openTurns({ atOnce = 1, mostOfOne = 32, mostClients = 100 } = {}) {
  const turns = createTurns({ atOnce, mostOfOne, mostClients, refusal: () => new Error('Too many') })
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = async (client: string, name = client) =>
    turns(client, async () => {
      began.push(name)
      const ended = Promise.withResolvers<string>()
      ends.push(() => ended.resolve(name))
      return ended.promise
    })
  /** Ends one after the other until nothing runs. */
  const endAll = async () => {
    for (let at = 0; at < ends.length || at < began.length; at += 1) {
      ends[at]?.()
      await new Promise(setImmediate)
    }
  }
  return { turns, began, ask, ends, endAll }
}

describe('createTurns', () => {
  it('lets nobody wait for more than one task of each other client', async () => {
    const { began, ask, endAll } = openTurns()
    const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'b'].map(async (client, at) => ask(client, `${client}${at}`))
    await new Promise(setImmediate)
    asked.push(ask('honest'))
    await endAll()
    expect(began.indexOf('honest')).toBeLessThanOrEqual(3)
    expect(began.toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'b4', 'b5', 'b6', 'honest'])
    expect(await Promise.all(asked)).toEqual(['a0', 'a1', 'a2', 'a3', 'b4', 'b5', 'b6', 'honest'])
  })

  it('runs one task of a client at a time, and so many of all', async () => {
    const { began, ask, endAll } = openTurns({ atOnce: 2 })
    const asked = ['a', 'a', 'b', 'b', 'c'].map(async (client) => ask(client))
    await new Promise(setImmediate)
    expect(began).toEqual(['a', 'b'])
    await endAll()
    await Promise.all(asked)
  })

  it('refuses more of one client than may wait, and no other for it', async () => {
    const { ask, endAll } = openTurns({ mostOfOne: 3 })
    const asked = ['a', 'a', 'a', 'b'].map(async (client) => ask(client))
    await expect(ask('a')).rejects.toThrow('Too many')
    await endAll()
    expect(await Promise.all(asked)).toEqual(['a', 'a', 'a', 'b'])
    const again = ask('a')
    await endAll()
    expect(await again).toBe('a')
  })

  it('refuses more clients than may wait, and forgets those who were served', async () => {
    const { ask, endAll } = openTurns({ mostClients: 2 })
    const asked = ['a', 'a', 'b'].map(async (client) => ask(client))
    await expect(ask('c')).rejects.toThrow('Too many')
    await endAll()
    await Promise.all(asked)
    const later = ask('c')
    await endAll()
    expect(await later).toBe('c')
  })

  it('goes on after a task that failed', async () => {
    const { turns } = openTurns()
    await expect(turns('a', async () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken')
    expect(await turns('a', async () => 'well')).toBe('well')
  })
})
