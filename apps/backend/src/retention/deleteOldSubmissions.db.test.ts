import { randomUUID } from 'node:crypto'
import { SUBMISSIONS_KEPT } from '@dira/data'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { serviceKeyHeaders, useTestBackend } from '../testing/testBackend.ts'
import { deleteOldSubmissions } from './deleteOldSubmissions.ts'

const database = useTestBackend()

const send = async () => {
  const key = randomUUID()
  const body = { idempotency_key: key, name: 'N', email: `${key}@dira.example`, message: 'M' }
  await database().ask('/rest/v1/contact_messages', { method: 'POST', headers: { prefer: 'return=minimal' }, body })
  return key
}
const kept = async () => {
  const { body } = await database().ask('/rest/v1/contact_messages?select=idempotency_key', {
    headers: serviceKeyHeaders(database()),
  })
  return (body as { idempotency_key: string }[]).map(({ idempotency_key: key }) => key)
}

describe('what visitors sent', () => {
  let answered = ''
  let unanswered = ''
  beforeAll(async () => {
    await database().ask('/rest/v1/contact_messages?id=not.is.null', {
      method: 'DELETE',
      headers: serviceKeyHeaders(database()),
    })
    answered = await send()
    unanswered = await send()
    await database().ask(`/rest/v1/contact_messages?idempotency_key=eq.${answered}`, {
      method: 'PATCH',
      headers: serviceKeyHeaders(database()),
      body: { handled: true },
    })
  })

  /** Calls the function as if it were so many months and days later. */
  async function clear(months: number, days: number) {
    const moment = new Date()
    moment.setUTCMonth(moment.getUTCMonth() + months, moment.getUTCDate() + days)
    const { status, body } = await database().ask('/rest/v1/rpc/delete_old_submissions', {
      method: 'POST',
      headers: { apikey: database().secrets.secretKey },
      body: { moment: moment.toISOString() },
    })
    expect(status).toBe(200)
    return body
  }

  test('is kept for as long as the privacy page says, and no longer', async () => {
    const { answeredMonths, unansweredMonths } = SUBMISSIONS_KEPT
    expect(await clear(answeredMonths, -2)).toBe(0)
    expect(await clear(answeredMonths, 2)).toBe(1)
    expect(await kept()).toEqual([unanswered])
    expect(await clear(unansweredMonths, -2)).toBe(0)
    expect(await clear(unansweredMonths, 2)).toBe(1)
    expect(await kept()).toEqual([])
  })

  test('is cleared by the server at its start', async () => {
    const today = await send()
    const problems: string[] = []
    const stop = deleteOldSubmissions(database().backend, {
      onDone: () => {},
      onProblem: (line) => problems.push(line),
    })
    stop()
    expect([await kept(), problems]).toEqual([[today], []])
  })
})

test('the server says what it deleted and what went wrong', async () => {
  const onDone = vi.fn()
  const onProblem = vi.fn()
  deleteOldSubmissions({ request: async () => Response.json(3) }, { onDone, onProblem })()
  await expect.poll(() => onDone).toHaveBeenCalledWith(expect.stringContaining('3'))
  deleteOldSubmissions(
    { request: async () => Response.json({ message: 'No such function' }, { status: 404 }) },
    { onDone, onProblem },
  )()
  await expect.poll(() => onProblem).toHaveBeenCalledWith(expect.stringContaining('No such function'))
})
