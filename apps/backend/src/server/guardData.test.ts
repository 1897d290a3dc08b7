import { expect, test } from 'vitest'
import { guardData } from './guardData.ts'

/** A guard around a handler that stores and acknowledges whatever comes. */
function guarded(change: { folder?: boolean; session?: boolean; disk?: boolean } = {}) {
  const world = { isOurs: true, isIntact: true, stored: 0, toldBroken: 0 }
  const handle = guardData({
    handle: async () => {
      world.stored += 1
      if (change.folder) world.isOurs = false
      if (change.session ?? change.disk) world.isIntact = false
      return Response.json('stored', { status: 201 })
    },
    isOurs: () => world.isOurs,
    isIntact: async () => world.isIntact,
    hasDiskFailed: () => change.disk ?? false,
    onBroken: () => {
      world.toldBroken += 1
    },
  })
  const ask = async () => {
    const response = await handle(new Request('http://localhost/rest/v1/listings', { method: 'POST' }))
    return [response.status, ((await response.json()) as { code?: string }).code]
  }
  return { world, ask }
}

test('while all is well, answers pass', async () => {
  const { ask } = guarded()
  expect(await ask()).toStrictEqual([201, undefined])
})

test('when the folder has gone, nothing is tried any more, even if the folder returns', async () => {
  const { world, ask } = guarded()
  world.isOurs = false
  expect(await ask()).toStrictEqual([503, 'DATA_GONE'])
  world.isOurs = true
  expect(await ask()).toStrictEqual([503, 'DATA_GONE'])
  expect(world.stored).toBe(0)
})

test('when the folder goes during a request, that one is not acknowledged', async () => {
  const { ask } = guarded({ folder: true })
  expect(await ask()).toStrictEqual([503, 'DATA_GONE'])
})

test('when the database breaks during a request, that one is not acknowledged, and it is told once', async () => {
  const { world, ask } = guarded({ session: true })
  expect(await ask()).toStrictEqual([503, 'DATABASE_BROKEN'])
  expect(await ask()).toStrictEqual([503, 'DATABASE_BROKEN'])
  expect(world).toMatchObject({ stored: 1, toldBroken: 1 })
})

test('when it was the disk that broke it, that is what is told', async () => {
  const { world, ask } = guarded({ disk: true })
  expect(await ask()).toStrictEqual([507, 'DISK_REFUSED'])
  expect(await ask()).toStrictEqual([507, 'DISK_REFUSED'])
  expect(world).toMatchObject({ stored: 1, toldBroken: 1 })
})
