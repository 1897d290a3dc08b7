import { expect, test } from 'vitest'
import { guardData } from './guardData.ts'

/** A guard around a handler that stores and acknowledges every request. */
function guarded(change: { folder?: boolean; session?: boolean; disk?: boolean } = {}) {
  const state = { isSameFolder: true, isIntact: true, stored: 0, broken: 0 }
  const handle = guardData({
    handle: async () => {
      state.stored += 1
      if (change.folder) state.isSameFolder = false
      if (change.session ?? change.disk) state.isIntact = false
      return Response.json('stored', { status: 201 })
    },
    isSameFolder: () => state.isSameFolder,
    isIntact: async () => state.isIntact,
    hasDiskFailed: () => change.disk ?? false,
    onBroken: () => {
      state.broken += 1
    },
  })
  const ask = async () => {
    const response = await handle(new Request('http://localhost/rest/v1/listings', { method: 'POST' }))
    return [response.status, ((await response.json()) as { code?: string }).code]
  }
  return { state, ask }
}

test('while all is well, answers pass', async () => {
  const { ask } = guarded()
  expect(await ask()).toStrictEqual([201, undefined])
})

test('when the folder is gone, nothing is tried any more, even if it comes back', async () => {
  const { state, ask } = guarded()
  state.isSameFolder = false
  expect(await ask()).toStrictEqual([503, 'DATA_GONE'])
  state.isSameFolder = true
  expect(await ask()).toStrictEqual([503, 'DATA_GONE'])
  expect(state.stored).toBe(0)
})

test('when the folder goes during a request, that one is not acknowledged', async () => {
  const { ask } = guarded({ folder: true })
  expect(await ask()).toStrictEqual([503, 'DATA_GONE'])
})

test('when the database breaks during a request, that one is not acknowledged, and that is reported once', async () => {
  const { state, ask } = guarded({ session: true })
  expect(await ask()).toStrictEqual([503, 'DATABASE_BROKEN'])
  expect(await ask()).toStrictEqual([503, 'DATABASE_BROKEN'])
  expect(state).toMatchObject({ stored: 1, broken: 1 })
})

test('when the disk broke it, the refusal says so', async () => {
  const { state, ask } = guarded({ disk: true })
  expect(await ask()).toStrictEqual([507, 'DISK_REFUSED'])
  expect(await ask()).toStrictEqual([507, 'DISK_REFUSED'])
  expect(state).toMatchObject({ stored: 1, broken: 1 })
})

test('when the disk is full but the database goes on, the refusal says so, and later requests pass', async () => {
  let isFull = true
  const handle = guardData({
    handle: async () => (isFull ? Response.json({ code: '53100' }, { status: 500 }) : Response.json('stored')),
    isSameFolder: () => true,
    isIntact: async () => true,
    hasDiskFailed: () => false,
    onBroken: () => undefined,
  })
  const request = () => new Request('http://localhost/rest/v1/listings')
  expect((await handle(request())).status).toBe(507)
  isFull = false
  expect((await handle(request())).status).toBe(200)
})
