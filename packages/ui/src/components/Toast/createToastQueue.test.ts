import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastQueue } from './createToastQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const UNDO = { action: { label: 'Undo', onPress: () => {} } }
type Queue = ReturnType<typeof createToastQueue>
const shown = (queue: Queue) => queue.now().shown?.text
const said = (queue: Queue) => queue.now().said.map(({ text }) => text)

it('shows news for six seconds', () => {
  const queue = createToastQueue()
  queue.add('Sent')
  vi.advanceTimersByTime(5_999)
  expect(shown(queue)).toBe('Sent')
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toBeUndefined()
})

it.each([
  ['what can be acted on', UNDO, 12_000],
  ['what is told to stay longer', { duration: 20_000 }, 20_000],
  ['what is told to stay for less', { duration: 1_000 }, 6_000],
])('shows %s for as long as it takes', (_what, options, time) => {
  const queue = createToastQueue()
  queue.add('Removed', options)
  vi.advanceTimersByTime(time - 1)
  expect(shown(queue)).toBe('Removed')
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toBeUndefined()
})

it('shows one at a time, in order, each for a second and a half at least, the last for its time', () => {
  const queue = createToastQueue()
  for (const text of ['Checking', 'Verified', 'Successful']) queue.add(text)
  for (const text of ['Checking', 'Verified']) {
    expect([shown(queue), said(queue)]).toEqual([text, [text]])
    vi.advanceTimersByTime(1_499)
    expect(shown(queue)).toBe(text)
    vi.advanceTimersByTime(1)
  }
  expect(shown(queue)).toBe('Successful')
  vi.advanceTimersByTime(6_000)
  expect(shown(queue)).toBeUndefined()
})

it('takes the place at once of what has been on show for long enough', () => {
  const queue = createToastQueue()
  queue.add('Saved')
  vi.advanceTimersByTime(1_500)
  queue.add('Copied')
  expect(shown(queue)).toBe('Copied')
})

it('brings back what can be acted on for the rest of its time, without saying it again', () => {
  const queue = createToastQueue()
  queue.add('Archived', UNDO)
  vi.advanceTimersByTime(3_000)
  queue.add('Copied')
  expect([shown(queue), said(queue)]).toEqual(['Copied', ['Archived', 'Copied']])
  vi.advanceTimersByTime(6_000)
  expect([shown(queue), said(queue)]).toEqual(['Archived', ['Archived']])
  vi.advanceTimersByTime(3_000)
  expect(shown(queue)).toBeUndefined()
})

it('lets three saves take twelve seconds after the last one, and no more', () => {
  const queue = createToastQueue()
  for (const text of ['1', '2', '3']) {
    queue.add(text, UNDO)
    vi.advanceTimersByTime(1_500)
  }
  vi.advanceTimersByTime(10_499)
  expect(shown(queue)).toBe('3')
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toBeUndefined()
})

it('shows an error until it is closed, says what comes meanwhile, and then shows it', () => {
  const queue = createToastQueue()
  const key = queue.add('Not sent', { tone: 'error' })
  queue.add('Copied')
  queue.add('Removed', UNDO)
  vi.advanceTimersByTime(3_600_000)
  expect(queue.now()).toMatchObject({ shown: { text: 'Not sent' }, waiting: 2 })
  expect(said(queue)).toEqual(['Not sent', 'Copied', 'Removed'])
  queue.close(key)
  expect(queue.now()).toMatchObject({ shown: { text: 'Copied' }, waiting: 0 })
  vi.advanceTimersByTime(1_500)
  expect(shown(queue)).toBe('Removed')
  vi.advanceTimersByTime(11_999)
  expect(shown(queue)).toBe('Removed')
})

it('takes an error away once the one that told it tells of something else, wherever it waits', () => {
  const queue = createToastQueue()
  queue.add('Not sent', { tone: 'error', from: 'contact' })
  queue.add('Not saved', { tone: 'error', from: 'editor' })
  queue.add('Copied', { from: 'share' })
  queue.add('Saved', { from: 'editor' })
  expect(queue.now()).toMatchObject({ shown: { text: 'Not sent' }, waiting: 2 })
  queue.add('Too many were sent', { tone: 'error', from: 'contact' })
  expect(shown(queue)).toBe('Copied')
  vi.advanceTimersByTime(3_000)
  expect(shown(queue)).toBe('Too many were sent')
  queue.add('Sent', { from: 'contact' })
  expect(shown(queue)).toBe('Sent')
})

it('stands still while it is held, and lets nothing take the place of what somebody is at', () => {
  const queue = createToastQueue()
  queue.add('Archived', UNDO)
  vi.advanceTimersByTime(4_000)
  queue.hold()
  queue.add('Copied')
  vi.advanceTimersByTime(60_000)
  expect(shown(queue)).toBe('Archived')
  queue.run()
  expect(shown(queue)).toBe('Copied')
  vi.advanceTimersByTime(6_000)
  expect(shown(queue)).toBe('Archived')
  vi.advanceTimersByTime(2_000)
  expect(shown(queue)).toBeUndefined()
})

it('does not start the clock of what comes while it is held', () => {
  const queue = createToastQueue()
  queue.hold()
  queue.add('Sent')
  vi.advanceTimersByTime(60_000)
  expect(shown(queue)).toBe('Sent')
})

it('tells the same news as one, for another six seconds', () => {
  const queue = createToastQueue()
  const key = queue.add('Link copied')
  vi.advanceTimersByTime(5_000)
  expect(queue.add('Link copied')).toBe(key)
  expect(queue.now().shown).toMatchObject({ times: 2 })
  vi.advanceTimersByTime(5_999)
  expect(shown(queue)).toBe('Link copied')
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toBeUndefined()
})
