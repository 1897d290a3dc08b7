import { pausableTimer, type PausableTimer } from './pausableTimer.ts'

/** What kind of news it is: an error interrupts a screen reader and stays until it is closed, the others wait their turn and go by themselves. */
export type ToastTone = 'info' | 'success' | 'error'

export interface ToastOptions {
  /** @default 'info' */
  tone?: ToastTone
  /** What can be done about it. Doing it closes the toast. */
  action?: { readonly label: string; readonly onPress: () => void }
  /** How long it stays, in milliseconds, when that is longer than the time that everyone needs. @default 6000, and 12000 with an action */
  duration?: number
  /** The source of the news: an error goes when its source tells of something else. @default nobody: the error stays until it is closed */
  from?: string
  /** It is shown only: the page announces the same by itself. @default false */
  isSilent?: boolean
}

/** News on show, or said. */
export interface ToastNews extends Pick<ToastOptions, 'action'> {
  readonly key: string
  readonly text: string
  readonly tone: ToastTone
  /** How often it was added: the same message again is no second toast. */
  readonly times: number
  /** Screen readers are told elsewhere. @default false */
  readonly isSilent?: boolean
}

/** What a ToastProvider shows and says. */
export interface ToastsNow {
  /** The one toast on show. */
  readonly shown: ToastNews | undefined
  /** How many wait until it is closed: it is an error. */
  readonly waiting: number
  /** What a screen reader is told, oldest first: what is on show, what can come back, and what waits behind an error. */
  readonly said: readonly ToastNews[]
}

export interface ToastQueue {
  /** Shows news after those that were told before it. Returns its key. */
  add: (text: string, options?: ToastOptions) => string
  /** Takes news off, on show or waiting. */
  close: (key: string) => void
  /** Stops the clocks. */
  hold: () => void
  /** Lets them go on. */
  run: () => void
  subscribe: (onChange: () => void) => () => void
  /** The same object until something changes. */
  now: () => ToastsNow
}

const TIME_TO_READ = 6_000
const TIME_TO_ACT = 12_000
/** How long news is on show before the next takes its place. */
const TIME_TO_NOTICE = 1_500

interface Item extends ToastNews {
  readonly from: string | undefined
  /** Runs from when it is first on show, also while something else is; an error has none. */
  readonly life: PausableTimer | undefined
}

/**
 * News for `ToastProvider`, shown one after the other. What can be acted on comes back for the rest of its time when what took its place is
 * closed or over: nothing waits for it, and it hides nothing.
 */
export function createToastQueue(): ToastQueue {
  let shown: Item | undefined
  let waiting: readonly Item[] = []
  /** What another one took the place of, and can be acted on. */
  let behind: readonly Item[] = []
  let isNoticed = false
  let notice: PausableTimer | undefined
  let isHeld = false
  let count = 0
  let state: ToastsNow = { shown, waiting: 0, said: [] }
  const listeners = new Set<() => void>()

  const timers = () => [notice, shown?.life, ...behind.map(({ life }) => life)]
  const isStaying = () => shown?.tone === 'error'
  const publish = () => {
    const isInTheWay = isStaying()
    const said = [...behind, ...(shown ? [shown] : []), ...(isInTheWay ? waiting : [])]
    state = { shown, waiting: isInTheWay ? waiting.length : 0, said }
    if (!isHeld) for (const timer of timers()) timer?.run()
    for (const listener of listeners) listener()
  }
  const show = (item: Item | undefined) => {
    notice?.hold()
    isNoticed = false
    shown = item
    notice = item && pausableTimer(TIME_TO_NOTICE, onNoticed)
  }
  const onNoticed = () => {
    isNoticed = true
    giveWay()
  }
  /** Lets the next have the place, where there is one. */
  const giveWay = () => {
    const [next, ...rest] = waiting
    if (!next || !isNoticed || isHeld || isStaying()) return
    if (shown?.action) behind = [...behind, shown]
    else shown?.life?.hold()
    waiting = rest
    show(next)
    publish()
  }
  const remove = (isGone: (item: Item) => boolean) => {
    for (const item of [...behind, ...waiting].filter(isGone)) item.life?.hold()
    behind = behind.filter((item) => !isGone(item))
    waiting = waiting.filter((item) => !isGone(item))
    if (!shown || !isGone(shown)) return
    shown.life?.hold()
    const [next, ...rest] = waiting
    if (next) waiting = rest
    const last = next ?? behind.at(-1)
    if (!next) behind = behind.slice(0, -1)
    show(last)
  }
  const close = (key: string) => {
    remove((item) => item.key === key)
    publish()
  }
  const lifeOf = (key: string, { tone, action, duration = 0 }: ToastOptions) =>
    tone === 'error'
      ? undefined
      : pausableTimer(Math.max(action ? TIME_TO_ACT : TIME_TO_READ, duration), () => close(key))

  return {
    add(text, options = {}) {
      const { tone = 'info', action, from, isSilent } = options
      // What went wrong was tried again.
      if (from !== undefined) remove((item) => item.tone === 'error' && item.from === from && item.text !== text)
      const isTold = (item: Item) => item.text === text && item.tone === tone && !item.action && !action
      const told = [...(shown ? [shown] : []), ...waiting].find(isTold)
      const key = told?.key ?? `toast-${(count += 1)}`
      told?.life?.hold()
      const item: Item = {
        key,
        text,
        tone,
        times: (told?.times ?? 0) + 1,
        from,
        life: lifeOf(key, options),
        ...(action && { action }),
        ...(isSilent && { isSilent }),
      }
      if (told && told === shown) shown = item
      else if (told) waiting = waiting.map((one) => (one === told ? item : one))
      else if (shown) waiting = [...waiting, item]
      else show(item)
      publish()
      giveWay()
      return key
    },
    close,
    hold() {
      isHeld = true
      for (const timer of timers()) timer?.hold()
    },
    run() {
      isHeld = false
      for (const timer of timers()) timer?.run()
      giveWay()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    now: () => state,
  }
}
