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

  it('computes the proof that it is asked for, says so, and sends the same row with it', async () => {
    vi.useRealTimers()
    const challenge = '4.3.2000000000.salt.mac'
    const asks = { code: 'proof_required', message: 'Send it again', details: challenge, hint: null }
    const fetched = vi.fn(async (_url: string | URL, init: RequestInit) =>
      new Headers(init.headers).has('x-dira-proof')
        ? new Response(null, { status: 201 })
        : Response.json(asks, { status: 428 }),
    )
    vi.stubGlobal('fetch', fetched)
    const onChallenge = vi.fn()
    const { submissions } = connectDirectoryData({ url: 'https://api.example', key: 'key' })
    expect(await submissions.send('enquiries', row, { onChallenge })).toEqual({ ok: true })
    expect(onChallenge).toHaveBeenCalledOnce()
    const [, { body, headers }] = fetched.mock.calls[1]!
    expect(body).toBe(JSON.stringify(row))
    const [solved, numbers = ''] = new Headers(headers).get('x-dira-proof')!.split(';')
    expect(solved).toBe(challenge)
    expect(new Set(numbers.split('.')).size).toBe(3)
    for (const number of numbers.split('.')) {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge}.${number}`))
      expect(new Uint8Array(hash)[0]).toBeLessThan(16)
    }
  })

  it('is limited when no proof is good enough, and refused when what it is asked for is no challenge', async () => {
    vi.useRealTimers()
    const { submissions } = connectDirectoryData({ url: 'https://api.example', key: 'key' })
    const fetched = vi.fn(async () => Response.json({ details: '1.1.2000000000.salt.mac' }, { status: 428 }))
    vi.stubGlobal('fetch', fetched)
    expect(await submissions.send('enquiries', row)).toEqual({ ok: false, error: 'limited' })
    expect(fetched).toHaveBeenCalledTimes(4)
    fetched.mockImplementation(async () => Response.json({ details: 'for ever' }, { status: 428 }))
    expect(await submissions.send('enquiries', row)).toEqual({ ok: false, error: 'refused' })
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
