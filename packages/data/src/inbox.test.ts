import { expect, it } from 'vitest'
import { connectInbox } from './inbox.ts'

const letter = {
  id: '1',
  kind: 'enquiry',
  about: 'Naro',
  name: 'Amahle',
  email: 'amahle@dira.example',
  phone: '+27 82 555 0166',
  text: 'A question',
  created_at: '2026-11-20T09:00:00.123456+00:00',
  status: 'archived',
  handled: true,
  handled_at: '2026-11-21 10:00:00+02',
  filed_as: 'archived',
  assignee: null,
  is_read: true,
  notes: [{ id: 'n', text: 'Called', created_at: '2026-11-21T08:00:00Z', author: null }],
}

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

it('reads letters in the name of the administrator, and asks for the next page after the last one', async () => {
  const page = { letters: [letter], more: true, messages: 0, enquiries: 7 }
  const { inbox, asked } = inboxOver({ inbox_letters: page })
  const { letters, ...counts } = await inbox.letters({ status: 'archived', text: 'rods' })
  expect(counts).toEqual({ more: true, messages: 0, enquiries: 7 })
  expect(letters).toEqual([
    {
      id: '1',
      kind: 'enquiry',
      about: 'Naro',
      name: 'Amahle',
      email: 'amahle@dira.example',
      phone: '+27 82 555 0166',
      text: 'A question',
      sentAt: '2026-11-20T09:00:00.123Z',
      cursor: '2026-11-20T09:00:00.123456+00:00',
      status: 'archived',
      isAnswered: true,
      answeredAt: '2026-11-21T08:00:00.000Z',
      filedAs: 'archived',
      assignee: null,
      isRead: true,
      notes: [{ id: 'n', text: 'Called', writtenAt: '2026-11-21T08:00:00.000Z', author: null }],
    },
  ])
  await inbox.letters({ after: letters[0] })
  expect(asked.map(({ authorization, body }) => [authorization, body])).toEqual([
    ['Bearer token', { asked: { status: 'archived', text: 'rods' } }],
    ['Bearer token', { asked: { before: [letter.created_at, '1'] } }],
  ])
})

it('finds one letter, or that it has gone', async () => {
  const none = { letters: [], more: false, messages: 0, enquiries: 0 }
  expect(await inboxOver({ inbox_letters: { ...none, letters: [letter] } }).inbox.letter('1')).toMatchObject({
    id: '1',
  })
  expect(await inboxOver({ inbox_letters: none }).inbox.letter('1')).toBeUndefined()
})

it('writes the given fields of letters, and no others, each kind at once', async () => {
  const { inbox, asked } = inboxOver({ enquiries: [{ id: '2' }], contact_messages: [{ id: '3' }, { id: '4' }] })
  const letters = [
    { kind: 'enquiry', id: '2' },
    { kind: 'message', id: '3' },
    { kind: 'message', id: '4' },
  ] as const
  await inbox.change(letters, { isAnswered: true, filedAs: null })
  await inbox.change(letters.slice(0, 1), { assignee: null, isRead: false })
  expect(asked.map(({ method, path, body }) => [method, decodeURIComponent(path), body])).toEqual([
    ['PATCH', expect.stringContaining('/rest/v1/contact_messages?id=in.(3,4)'), { handled: true, filed_as: null }],
    ['PATCH', expect.stringContaining('/rest/v1/enquiries?id=in.(2)'), { handled: true, filed_as: null }],
    ['PATCH', expect.stringContaining('/rest/v1/enquiries?id=in.(2)'), { assignee: null, is_read: false }],
  ])
  const gone = { kind: 'message', id: '5' } as const
  await expect(inbox.change([...letters.slice(1), gone], { isRead: true })).rejects.toThrow('1 letters are no longer')
})

const PERSON = {
  address: 'a@dira.example',
  letters: [{ message: 'Hello' }],
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

it('counts what waits, and notes, exports and erases', async () => {
  const waiting = { count: 2, oldest: '2026-11-21 10:00:00+02' }
  const administrators = [{ id: 'a', email: 'a@dira.example' }]
  const { inbox, asked } = inboxOver({
    inbox_summary: { messages: waiting, enquiries: waiting, requests: { count: 0, oldest: null }, administrators },
    inbox_notes: { id: 'n' },
    export_person: PERSON,
    erase_person: { letters: 2, requests: 1 },
  })
  expect(await inbox.summary()).toMatchObject({
    messages: { count: 2, oldest: '2026-11-21T08:00:00.000Z' },
    administrators,
  })
  expect(await inbox.addNote({ kind: 'message', id: '1' }, 'Called')).toBe('n')
  await inbox.removeNote('n')
  expect(await inbox.exportPerson('a@dira.example')).toEqual(PERSON)
  expect(await inbox.erasePerson('a@dira.example')).toEqual({ letters: 2, requests: 1 })
  expect(asked.map(({ body }) => body)).toEqual([
    expect.anything(),
    { message_id: '1', text: 'Called' },
    '',
    { address: 'a@dira.example' },
    { address: 'a@dira.example' },
  ])
})

it('rejects when the service refuses, or answers what is no inbox', async () => {
  const refusing = inboxOver({ inbox_letters: { message: 'JWT expired' }, enquiries: {} }, 401).inbox
  await expect(refusing.letters({})).rejects.toMatchObject({ status: 401 })
  await expect(refusing.change([{ kind: 'enquiry', id: '1' }], { isRead: true })).rejects.toMatchObject({ status: 401 })
  await expect(inboxOver({ inbox_letters: { letters: 'none' } }).inbox.letters({})).rejects.toThrow('letters')
})
