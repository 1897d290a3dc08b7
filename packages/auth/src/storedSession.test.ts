import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasStoredSession, STORAGE_KEY, storedSession } from './storedSession.ts'

const holding = (value: string | null) => () => ({ getItem: (key: string) => (key === STORAGE_KEY ? value : null) })

describe('hasStoredSession', () => {
  it('finds a session that was stored', () => {
    expect(hasStoredSession(holding('{"access_token":"a","refresh_token":"r","expires_at":1}'))).toBe(true)
  })

  it.each([null, '', 'null', '{', '{"user":{}}', '"refresh_token"', '17', '[]'])('takes %j for no session', (value) => {
    expect(hasStoredSession(holding(value))).toBe(false)
  })

  it('treats a storage that throws as empty', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    expect(hasStoredSession(refuse)).toBe(false)
    expect(hasStoredSession(() => ({ getItem: refuse }))).toBe(false)
  })
})

describe('storedSession', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is empty on a server', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(storedSession.exists()).toBe(false)
    expect(() => storedSession.forget()).not.toThrow()
    expect(() => storedSession.onStored(() => undefined)()).not.toThrow()
  })

  it('calls back for a session of another tab, and for nothing else', () => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    const store = (key: string, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    const listener = vi.fn()
    const stop = storedSession.onStored(listener)
    store('theme', 'dark')
    store(STORAGE_KEY, null)
    expect(listener).not.toHaveBeenCalled()
    store(STORAGE_KEY, '{}')
    expect(listener).toHaveBeenCalledOnce()
    stop()
    store(STORAGE_KEY, '{}')
    expect(listener).toHaveBeenCalledOnce()
  })
})
