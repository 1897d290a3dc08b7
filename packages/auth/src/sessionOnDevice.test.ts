import { expect, it } from 'vitest'
import { sessionOnDevice } from './sessionOnDevice.ts'
import { STORAGE_KEY } from './storedSession.ts'
import { memoryStorage } from './testing/memoryStorage.ts'

const NOON = Date.parse('2026-11-27T12:00:00Z')
const SESSION = { access_token: 'one', refresh_token: 'r', expires_in: 1800, expires_at: 1 }

function storageAt(start: number) {
  let now = start
  const inner = memoryStorage()
  const storage = sessionOnDevice(inner, () => now)
  const read = () => JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as { expires_at: number } | null
  return {
    inner,
    storage,
    expiresIn: () => (read()?.expires_at ?? 0) - Math.floor(now / 1000),
    keep: (session: object) => storage.setItem(STORAGE_KEY, JSON.stringify(session)),
    move: (by: number) => (now += by),
  }
}

it('counts the end of a token from when it came, whatever the service says of its clock', () => {
  const { expiresIn, keep, move } = storageAt(NOON)
  keep(SESSION)
  expect(expiresIn()).toBe(1800)
  move(600_000)
  expect(expiresIn()).toBe(1200)
  // The same token, stored again, is no younger.
  keep(SESSION)
  expect(expiresIn()).toBe(1200)
  keep({ ...SESSION, access_token: 'two' })
  expect(expiresIn()).toBe(1800)
})

it('takes a token for ended whose age nobody knows, since the clock was set back', () => {
  const { expiresIn, keep, move } = storageAt(NOON)
  keep(SESSION)
  move(-4_000)
  expect(expiresIn()).toBe(1804)
  move(-3_600_000)
  expect(expiresIn()).toBe(0)
})

it('leaves alone what is no session, and one of which it does not know when it came', () => {
  const { inner, storage } = storageAt(NOON)
  storage.setItem('theme', 'dark')
  expect(inner.getItem('theme')).toBe('dark')
  for (const text of ['', 'null', '{"a":[', JSON.stringify({ ...SESSION, expires_at: 99 })]) {
    inner.setItem(STORAGE_KEY, text)
    expect(storage.getItem(STORAGE_KEY)).toBe(text)
  }
  storage.setItem(STORAGE_KEY, 'no JSON')
  expect(inner.getItem(STORAGE_KEY)).toBe('no JSON')
  storage.removeItem(STORAGE_KEY)
  expect(inner.getItem(STORAGE_KEY)).toBeNull()
})
