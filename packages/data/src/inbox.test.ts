import { expect, it } from 'vitest'
import { connectInbox } from './inbox.ts'

/** An inbox over a service with these answers, by the name of a table or function. */
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

it('writes the given fields of messages, and no others, each kind at once', async () => {
  const { inbox, asked } = inboxOver({ enquiries: [{ id: '2' }], contact_messages: [{ id: '3' }, { id: '4' }] })
  const items = [
    { kind: 'enquiry', id: '2' },
    { kind: 'message', id: '3' },
    { kind: 'message', id: '4' },
  ] as const
  await inbox.change(items, { isAnswered: true, filedAs: null })
  await inbox.change(items.slice(0, 1), { assignee: null, isRead: false })
  expect(asked.map(({ method, path, body }) => [method, decodeURIComponent(path), body])).toEqual([
    ['PATCH', expect.stringContaining('/rest/v1/contact_messages?id=in.(3,4)'), { handled: true, filed_as: null }],
    ['PATCH', expect.stringContaining('/rest/v1/enquiries?id=in.(2)'), { handled: true, filed_as: null }],
    ['PATCH', expect.stringContaining('/rest/v1/enquiries?id=in.(2)'), { assignee: null, is_read: false }],
  ])
  const gone = { kind: 'message', id: '5' } as const
  await expect(inbox.change([...items.slice(1), gone], { isRead: true })).rejects.toThrow('1 messages are no longer')
})

const PERSON = {
  address: 'a@dira.example',
  messages: [{ message: 'Hello' }],
  requests: [],
  outbox: [],
  links: [],
  proofs: [],
  payment_notes: [],
  account: null,
  is_administrator: false,
  looks_after: [],
  pages: [],
}

it('notes, exports and erases in the name of the administrator', async () => {
  const { inbox, asked } = inboxOver({
    inbox_notes: { id: 'n' },
    export_person: PERSON,
    erase_person: { messages: 2, requests: 1 },
  })
  expect(await inbox.addNote({ kind: 'message', id: '1' }, 'Called')).toBe('n')
  await inbox.removeNote('n')
  expect(await inbox.exportPerson('a@dira.example')).toEqual(PERSON)
  expect(await inbox.erasePerson('a@dira.example')).toEqual({ messages: 2, requests: 1 })
  expect(asked.map(({ authorization, body }) => [authorization, body])).toEqual([
    ['Bearer token', { message_id: '1', text: 'Called' }],
    ['Bearer token', ''],
    ['Bearer token', { address: 'a@dira.example' }],
    ['Bearer token', { address: 'a@dira.example' }],
  ])
})

it('rejects when the service refuses', async () => {
  const refusing = inboxOver({ admin_inbox: { message: 'JWT expired' }, enquiries: {} }, 401).inbox
  await expect(refusing.items({})).rejects.toMatchObject({ status: 401 })
  await expect(refusing.change([{ kind: 'enquiry', id: '1' }], { isRead: true })).rejects.toMatchObject({ status: 401 })
})
