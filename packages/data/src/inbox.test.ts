import { expect, it } from 'vitest'
import { connectInbox } from './inbox.ts'

const row = { id: '1', name: 'Amahle', email: 'amahle@dira.example', message: 'A question' }

/** An inbox over a service that answers each table as it is told. */
function inboxOver(answers: Record<string, unknown>, status = 200) {
  const asked: { method: string; path: string; authorization: string | null; body: unknown }[] = []
  const inbox = connectInbox({
    url: 'https://service.dira.example',
    key: 'sb_publishable_test',
    accessToken: async () => 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const body = await request.text()
      asked.push({
        method: request.method,
        path: pathname + search,
        authorization: request.headers.get('authorization'),
        body: body && (JSON.parse(body) as unknown),
      })
      return Response.json(answers[pathname.split('/').at(-1)!], { status })
    },
  })
  return { inbox, asked }
}

it('reads messages and enquiries in the name of the administrator, the newest first', async () => {
  const { inbox, asked } = inboxOver({
    contact_messages: [{ ...row, subject: 'Hello', created_at: '2026-11-20 09:00:00.5+00' }],
    enquiries: [
      { ...row, id: '2', phone: '+27 82 555 0166', business_name: 'Naro', created_at: '2026-11-21T10:00:00+02:00' },
    ],
  })
  expect(await inbox.letters('open')).toEqual({
    hasMore: false,
    letters: [
      {
        id: '2',
        kind: 'enquiry',
        about: 'Naro',
        name: 'Amahle',
        email: 'amahle@dira.example',
        phone: '+27 82 555 0166',
        text: 'A question',
        sentAt: '2026-11-21T08:00:00.000Z',
      },
      {
        id: '1',
        kind: 'message',
        about: 'Hello',
        name: 'Amahle',
        email: 'amahle@dira.example',
        phone: '',
        text: 'A question',
        sentAt: '2026-11-20T09:00:00.500Z',
      },
    ],
  })
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer token', 'Bearer token'])
  expect(asked.every(({ path }) => path.includes('handled=eq.false'))).toBe(true)
})

it('says that there are more than it read', async () => {
  const sent = Array.from({ length: 100 }, (_, index) => ({
    ...row,
    id: `${index}`,
    subject: '',
    created_at: new Date(index * 1000).toISOString(),
  }))
  const { inbox } = inboxOver({ contact_messages: sent, enquiries: [] })
  const { letters, hasMore } = await inbox.letters('answered')
  expect([letters.length, hasMore, letters[0]?.sentAt]).toEqual([100, true, sent.at(-1)?.created_at ?? ''])
})

it('ticks one letter off, and opens it again', async () => {
  const { inbox, asked } = inboxOver({ enquiries: { id: '2' } })
  await inbox.setAnswered({ kind: 'enquiry', id: '2' }, true)
  await inbox.setAnswered({ kind: 'enquiry', id: '2' }, false)
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', expect.stringContaining('/rest/v1/enquiries?id=eq.2'), { handled: true }],
    ['PATCH', expect.stringContaining('/rest/v1/enquiries?id=eq.2'), { handled: false }],
  ])
})

it('rejects when the service refuses', async () => {
  const { inbox } = inboxOver({ contact_messages: { message: 'JWT expired' }, enquiries: {} }, 401)
  await expect(inbox.letters('open')).rejects.toMatchObject({ status: 401 })
  await expect(inbox.setAnswered({ kind: 'message', id: '1' }, true)).rejects.toMatchObject({ status: 401 })
})
