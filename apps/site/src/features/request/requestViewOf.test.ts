import type { RequestStatus } from '@dira/data'
import { describe, expect, it } from 'vitest'
import { requestViewOf } from './requestViewOf.ts'

const NEW: RequestStatus = {
  reference: 'DIRA 7K4 M92',
  kind: 'application',
  status: 'new',
  businessName: 'Outjo Oven',
  askedTier: 'premium',
  changes: { country: { from: null, to: 'NA' }, city_name: { from: null, to: 'Outjo' } },
  accepted: [],
  messages: [],
  sentAt: '2026-11-19T16:04:00.000Z',
  readAt: undefined,
  answerUntil: undefined,
  decidedAt: undefined,
  decisionReason: '',
  slug: undefined,
}
const READ = { ...NEW, readAt: '2026-11-20T07:12:00.000Z' }
const QUESTION = { by: 'directory', text: 'Which street?', writtenAt: '2026-11-21T08:20:00.000Z' } as const

describe('a request on its page', () => {
  it('has its business, place and package', () => {
    expect(requestViewOf(NEW)).toMatchObject({
      title: 'Outjo Oven',
      place: 'Outjo, Namibia',
      tier: { tier: 'premium', label: 'Premium' },
      state: 'sent',
    })
  })

  it.each([
    [READ, 'read'],
    [{ ...READ, status: 'asked-back' }, 'asked'],
    [{ ...READ, status: 'partly-accepted' }, 'partly'],
    [{ ...NEW, status: 'withdrawn' }, 'withdrawn'],
  ] as const)('is at the step that it has reached', (request, state) => {
    expect(requestViewOf(request).state).toBe(state)
  })

  it('has its photographs, each with the file that is had of it', () => {
    const to = [
      { id: '1', url: '/media/a', alt: 'Loaves' },
      { id: '2', url: '/media/b', alt: '' },
    ]
    const request = { ...NEW, changes: { images: { from: null, to } } }
    expect(requestViewOf(request, (url) => (url === '/media/a' ? 'data:a' : undefined)).photographs).toEqual([
      { id: '1', src: 'data:a', alt: 'Loaves' },
      { id: '2', src: undefined, alt: '' },
    ])
    expect(requestViewOf(NEW).photographs).toEqual([])
  })

  it('says what was asked and answered, and when it was asked', () => {
    const answer = { by: 'sender', text: 'Main Street.', writtenAt: '2026-11-21T10:02:00.000Z' } as const
    const view = requestViewOf({ ...READ, messages: [QUESTION, answer] })
    expect(view.talk.map(({ from, text }) => [from, text])).toEqual([
      ['dira', 'Which street?'],
      ['sender', 'Main Street.'],
    ])
    expect(view.askedAt).toEqual(new Date(QUESTION.writtenAt))
  })
})
