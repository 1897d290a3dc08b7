import { pausableTimer, type PausableTimer } from './pausableTimer.ts'

/** What kind of news it is: an error interrupts a screen reader, the others wait their turn. */
export type ToastTone = 'info' | 'success' | 'error'

export interface ToastOptions {
  /** @default 'info' */
  tone?: ToastTone
  /** What can be done about it. Doing it closes the toast. */
  action?: { readonly label: string; readonly onPress: () => void }
  /** How long it stays, in milliseconds, when that is longer than the time that everyone needs. @default 6000, and 12000 with an action */
  duration?: number
  /** Stays until it is closed: an error that the visitor must not miss. @default false */
  stays?: boolean
}

/** News on show. */
export interface ToastNews extends Pick<ToastOptions, 'action'> {
  readonly key: string
  readonly text: string
  readonly tone: ToastTone
  /** How often it was added: the same message again is no second toast. */
  readonly times: number
}

export interface ToastQueue {
  /** Shows news, in place of the oldest where there is no room for more. Returns its key. */
  add: (text: string, options?: ToastOptions) => string
  /** Takes news off, on show or waiting. */
  close: (key: string) => void
  /** Stops the clocks of what is on show. */
  hold: () => void
  /** Lets them go on. */
  run: () => void
  subscribe: (onChange: () => void) => () => void
  /** What is on show, oldest first. */
  visible: () => readonly ToastNews[]
}

const TIME_TO_READ = 6_000
const TIME_TO_ACT = 12_000

/** News for `ToastProvider` to show, so many at a time. The newest are on show; older ones wait and then have the rest of their time. */
export function createToastQueue({ limit = 3 }: { limit?: number } = {}): ToastQueue {
  let news: readonly ToastNews[] = []
  let visible: readonly ToastNews[] = []
  let isHeld = false
  let count = 0
  const timers = new Map<string, PausableTimer>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly ToastNews[]) => {
    news = next
    visible = news.slice(-limit)
    for (const { key } of news.slice(0, -limit)) timers.get(key)?.hold()
    if (!isHeld) runVisible()
    for (const listener of listeners) listener()
  }
  const runVisible = () => {
    for (const { key } of visible) timers.get(key)?.run()
  }
  const close = (key: string) => {
    timers.get(key)?.hold()
    timers.delete(key)
    publish(news.filter((item) => item.key !== key))
  }
  const time = (key: string, { action, duration = 0, stays = false }: ToastOptions) => {
    timers.get(key)?.hold()
    timers.delete(key)
    if (stays) return
    timers.set(
      key,
      pausableTimer(Math.max(action ? TIME_TO_ACT : TIME_TO_READ, duration), () => close(key)),
    )
  }

  return {
    add(text, options = {}) {
      const { tone = 'info', action } = options
      const told = news.find((item) => item.text === text && item.tone === tone && !item.action && !action)
      const key = told?.key ?? `toast-${(count += 1)}`
      time(key, options)
      if (told) publish(news.map((item) => (item === told ? { ...told, times: told.times + 1 } : item)))
      else publish([...news, { key, text, tone, times: 1, ...(action && { action }) }])
      return key
    },
    close,
    hold() {
      isHeld = true
      for (const { key } of visible) timers.get(key)?.hold()
    },
    run() {
      isHeld = false
      runVisible()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    visible: () => visible,
  }
}
