import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectDirectoryData } from './connectDirectoryData.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const row = { idempotency_key: 'k', name: 'Amahle', email: 'amahle@dira.example', message: 'Hello' }

/** Answers with these in turn, the last one for good. */
function answer(...answers: (number | Error)[]) {
  const fetched = vi.fn(async (_url: string | URL, _init: RequestInit) => {
    const next = answers.length > 1 ? answers.shift()! : answers[0]!
    if (next instanceof Error) throw next
    return new Response(null, { status: next })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function outcome() {
  const { submissions } = connectDirectoryData({ url: 'https://api.example', key: 'key' })
  const sent = submissions.send('enquiries', row)
  await vi.dynamicImportSettled()
  await vi.runAllTimersAsync()
  return sent
}

describe('submissions', () => {
  it('sends a row once', async () => {
    const fetched = answer(201)
    expect(await outcome()).toEqual({ ok: true })
    expect(fetched).toHaveBeenCalledOnce()
    const [url, init] = fetched.mock.calls[0]!
    expect(String(url)).toBe('https://api.example/rest/v1/enquiries')
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(row) })
    expect(init.headers).toMatchObject({ apikey: 'key', prefer: 'return=minimal' })
  })

  it('sends it again under the same key when no answer came, or a server between had none', async () => {
    const fetched = answer(new TypeError('Failed to fetch'), 503, 201)
    expect(await outcome()).toEqual({ ok: true })
    expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual(Array.from({ length: 3 }, () => JSON.stringify(row)))
  })

  it.each([
    ['limited', 429, 1],
    ['refused', 400, 1],
    ['unreachable', 500, 3],
  ] as const)('is %s after %i, having tried %i times', async (error, status, times) => {
    const fetched = answer(status)
    expect(await outcome()).toEqual({ ok: false, error })
    expect(fetched).toHaveBeenCalledTimes(times)
  })
})
