import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastQueue } from './createToastQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const shown = (queue: ReturnType<typeof createToastQueue>) => queue.visible().map(({ text }) => text)

it('shows news for six seconds', () => {
  const queue = createToastQueue()
  queue.add('Sent')
  vi.advanceTimersByTime(5_999)
  expect(shown(queue)).toEqual(['Sent'])
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toEqual([])
})

it('shows for longer what can be acted on, or is told to stay, and never for less', () => {
  const queue = createToastQueue({ limit: 4 })
  queue.add('Removed', { action: { label: 'Undo', onPress: () => {} } })
  queue.add('Long', { duration: 20_000 })
  queue.add('Short', { duration: 1_000 })
  vi.advanceTimersByTime(5_999)
  expect(shown(queue)).toEqual(['Removed', 'Long', 'Short'])
  vi.advanceTimersByTime(6_000)
  expect(shown(queue)).toEqual(['Removed', 'Long'])
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toEqual(['Long'])
})

it('shows the newest three at once, and gives an older one the rest of its time after them', () => {
  const queue = createToastQueue()
  queue.add('1')
  vi.advanceTimersByTime(4_000)
  for (const text of ['2', '3', '4']) queue.add(text)
  expect(shown(queue)).toEqual(['2', '3', '4'])
  vi.advanceTimersByTime(6_000)
  expect(shown(queue)).toEqual(['1'])
  vi.advanceTimersByTime(1_999)
  expect(shown(queue)).toEqual(['1'])
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toEqual([])
})

it('shows until it is closed what nobody may miss', () => {
  const queue = createToastQueue()
  const key = queue.add('Your message could not be sent', { tone: 'error', stays: true })
  vi.advanceTimersByTime(3_600_000)
  expect(shown(queue)).toEqual(['Your message could not be sent'])
  queue.close(key)
  expect(shown(queue)).toEqual([])
})

it('goes on where it was when it was held', () => {
  const queue = createToastQueue()
  queue.add('Sent')
  vi.advanceTimersByTime(4_000)
  queue.hold()
  vi.advanceTimersByTime(60_000)
  queue.run()
  vi.advanceTimersByTime(1_999)
  expect(shown(queue)).toEqual(['Sent'])
  vi.advanceTimersByTime(1)
  expect(shown(queue)).toEqual([])
})

it('does not start the clock of what comes while it is held', () => {
  const queue = createToastQueue()
  queue.hold()
  queue.add('Sent')
  vi.advanceTimersByTime(60_000)
  expect(shown(queue)).toEqual(['Sent'])
})

it('tells the same news as one, for another six seconds', () => {
  const queue = createToastQueue()
  const key = queue.add('Please fill out all required fields', { tone: 'error' })
  vi.advanceTimersByTime(5_000)
  expect(queue.add('Please fill out all required fields', { tone: 'error' })).toBe(key)
  expect(queue.visible()).toMatchObject([{ times: 2 }])
  vi.advanceTimersByTime(5_999)
  expect(queue.visible()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(queue.visible()).toHaveLength(0)
})

it('keeps news of another tone apart, and such as can be acted on', () => {
  const queue = createToastQueue()
  queue.add('Removed')
  queue.add('Removed', { tone: 'success' })
  queue.add('Removed', { action: { label: 'Undo', onPress: () => {} } })
  expect(queue.visible()).toHaveLength(3)
})

it('closes news on show and in line, and tells of each change until one has heard enough', () => {
  const queue = createToastQueue({ limit: 1 })
  const onChange = vi.fn()
  const unsubscribe = queue.subscribe(onChange)
  const [first = '', second = ''] = ['1', '2'].map((text) => queue.add(text))
  queue.close(second)
  queue.close(first)
  expect(shown(queue)).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(4)
  unsubscribe()
  queue.add('3')
  expect(onChange).toHaveBeenCalledTimes(4)
})
