import type { ChangeRequest, SubmissionOutcome } from '@dira/data'
import type { Sender, Suggestion } from '@dira/ui/SuggestChange'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ListingData } from '../data/pageData.ts'
import { SAMPLE_CONFIG, samplePage } from '../../testing/sampleServer.ts'
import { savedRequests } from './savedRequests.ts'
import { sendSaved, sendSuggestion, takeBackLast } from './sendSuggestion.ts'

const service = vi.hoisted(() => ({ send: vi.fn<(request: ChangeRequest) => Promise<SubmissionOutcome>>() }))
vi.mock('../data/siteChangeRequests.ts', () => ({
  siteChangeRequests: () => ({ sendChangeRequest: service.send }),
}))

const PERSON: Sender = { isPerson: async () => true, onChallenge: () => {} }
const said = (words: string): Suggestion => ({
  kind: 'other',
  words,
  placeKind: '',
  sameAs: '',
  phone: '',
  isPhoneDead: false,
  week: undefined,
  address: '',
  position: '',
  seenOn: '',
  ground: undefined,
  line: '',
  source: undefined,
  email: '',
})
const UNREACHABLE = { ok: false, error: 'unreachable' } as const

let on: Parameters<typeof sendSuggestion>[2]
beforeAll(async () => {
  const { id, detail } = (await samplePage('/listings/nara-dunes-lodge')) as ListingData
  on = { id, detail, config: SAMPLE_CONFIG }
})

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  service.send.mockReset().mockResolvedValue({ ok: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const keysSent = () => service.send.mock.calls.map(([request]) => request.idempotencyKey)

it('sends the same words under the same key, and other words under another', async () => {
  expect(await sendSuggestion(said('The name'), PERSON, on)).toEqual({ state: 'sent' })
  await sendSuggestion(said('The name'), PERSON, on)
  await sendSuggestion(said('The roof'), PERSON, on)
  const [first, again, other] = keysSent()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('thanks a program as it thanks a person, and sends nothing', async () => {
  const program: Sender = { isPerson: async () => false, onChallenge: () => {} }
  expect(await sendSuggestion(said('Buy pills'), program, on)).toEqual({ state: 'sent' })
  expect(service.send).not.toHaveBeenCalled()
})

it('keeps once what finds no network, and sends it under its key when there is one', async () => {
  service.send.mockResolvedValue(UNREACHABLE)
  expect(await sendSuggestion(said('From the bush'), PERSON, on)).toEqual({ state: 'waiting' })
  await sendSuggestion(said('From the bush'), PERSON, on)
  expect(savedRequests()).toHaveLength(1)
  expect(await sendSaved(SAMPLE_CONFIG)).toEqual({ state: 'waiting' })
  service.send.mockResolvedValue({ ok: true })
  expect(await sendSaved(SAMPLE_CONFIG)).toEqual({ state: 'sent' })
  expect(new Set(keysSent()).size).toBe(1)
  expect(savedRequests()).toEqual([])
})

it('forgets what is taken back, and what is refused for good', async () => {
  service.send.mockResolvedValue(UNREACHABLE)
  await sendSuggestion(said('One'), PERSON, on)
  takeBackLast()
  expect(savedRequests()).toEqual([])
  await sendSuggestion(said('Two'), PERSON, on)
  service.send.mockResolvedValue({ ok: false, error: 'refused' })
  expect(await sendSaved(SAMPLE_CONFIG)).toMatchObject({ state: 'failed' })
  expect(savedRequests()).toEqual([])
})

it('says so where the browser keeps nothing', async () => {
  service.send.mockResolvedValue(UNREACHABLE)
  vi.stubGlobal('localStorage', undefined)
  expect(await sendSuggestion(said('Lost'), PERSON, on)).toEqual({
    state: 'failed',
    message: 'There is no network, and this browser keeps nothing. Send before you close the page.',
  })
})
