/**
 * The inline script of every page. The build makes one small file of it, and a content security policy allows it by its hash.
 * It sits in a `<script data-entry="…">` that names the files of the site's own code in the order in which they run. The names are
 * an attribute, so that the hash stays the same when they change.
 *
 * It must run in every browser before anything else does: no imports that bring others with them.
 */
import { surviveTranslation } from '@dira/ui/surviveTranslation'
import { siteAnswers } from '../shared/siteAnswers.ts'
import { listBefore } from './listBefore.ts'
import { openChosenView } from './openChosenView.ts'
import { HYDRATION_EVENT, MISSING_CODE_EVENT, READY_EVENT, VISITOR_MARK } from '@dira/data/site'

const entry = document.currentScript?.dataset['entry'] ?? ''
const files = entry.split(' ')

openChosenView()
loadCodeWhenIdle()
replayEarlyPresses()
goBackToList()
reloadWhenCodeIsMissing()
// Not while the page is being read: nobody translates it before it is there.
addEventListener('DOMContentLoaded', () => addEventListener(HYDRATION_EVENT, surviveTranslation(), { once: true }))

/**
 * Imports the code after `load` when the browser is idle, or as soon as the visitor touches the page. All files are fetched at once, and
 * each runs in a task of its own, so that no visitor waits for all of them together.
 */
function loadCodeWhenIdle(): void {
  let isStarted = false

  async function run(): Promise<void> {
    try {
      for (const file of files) {
        await import(/* @vite-ignore */ file)
        await new Promise((resolve) => setTimeout(resolve))
      }
    } catch {
      addEventListener('online', () => void run(), { once: true })
      dispatchEvent(new Event(MISSING_CODE_EVENT))
    }
  }

  function start(): void {
    if (isStarted) return
    isStarted = true
    const links = files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.head.append(...links)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void run())
    else void run()
  }

  function startForVisitor(): void {
    performance.mark(VISITOR_MARK)
    start()
  }
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input']) {
    addEventListener(type, startForVisitor, { capture: true, passive: true, once: true })
  }
  // Safari has no requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  addEventListener('load', () => void whenIdle(start), { once: true })
}

/**
 * Links and forms with an address work without script. A button that needs the script, and a form that only the script can send, are
 * pressed again when the page is ready, each once and in their order. `captureEarlyInput` takes care of what was typed.
 */
function replayEarlyPresses(): void {
  const untilReplayed = new AbortController()
  const early = { capture: true, signal: untilReplayed.signal }
  const pressed = new Set<HTMLElement>()
  let isReady = false
  let isPointerDown = false

  function replay(): void {
    if (!isReady || isPointerDown) return
    untilReplayed.abort()
    for (const button of pressed) {
      pressed.delete(button)
      if (button.isConnected) button.click()
    }
  }

  const press = ['pointerdown', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup']
  const release = ['pointerup', 'click', 'pointercancel']
  for (const type of [...press, ...release]) {
    addEventListener(
      type,
      (event) => {
        if (release.includes(type)) {
          isPointerDown = false
          setTimeout(replay)
        }
        const button = (event.target as Partial<Element>).closest?.<HTMLElement>('button[type=button]') // The target may be the document.
        if (!button) return
        event.stopImmediatePropagation()
        if (type === 'pointerdown') isPointerDown = true
        if (type === 'click') pressed.add(button)
      },
      early,
    )
  }
  addEventListener(
    'submit',
    (event) => {
      if ((event.target as Element).hasAttribute('action')) return // A form is what is submitted.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.submitter) pressed.add(event.submitter)
      setTimeout(replay)
    },
    early,
  )
  addEventListener(
    READY_EVENT,
    () => {
      isReady = true
      replay()
    },
    { once: true },
  )
}

/** A link back to the list goes back to it as one left it, where one came from it in this tab; it does so before the page's code has arrived. */
function goBackToList(): void {
  let isReady = false
  addEventListener(READY_EVENT, () => (isReady = true), { once: true })
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>('a[data-back]')
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const list = listBefore()
      if (!list) return
      if (list.isSameDocument && !isReady) {
        // Nothing would show it.
        link.href = list.href
        return
      }
      event.preventDefault()
      history.go(-list.steps)
    },
    true,
  )
}

/**
 * Missing code was most likely replaced by a newer build: the page is loaded again, once for each build, when the site answers, and not while
 * the visitor is writing something that only the script can send. Until then the page does without its code.
 */
function reloadWhenCodeIsMissing(): void {
  const LEFT_BUILDS_KEY = 'dira-left-builds'

  function isWriting(): boolean {
    const fields = document.querySelectorAll<HTMLInputElement>('form:not([action]) :is(input, textarea)')
    return [...fields].some(({ value }) => value !== '')
  }

  async function reload(): Promise<void> {
    try {
      const leftBuilds = sessionStorage.getItem(LEFT_BUILDS_KEY) ?? ''
      if (leftBuilds.includes(entry)) return
      if (!(await siteAnswers()) || isWriting()) return
      sessionStorage.setItem(LEFT_BUILDS_KEY, leftBuilds + entry)
      location.reload()
    } catch {
      // Without storage the page stays as it is.
    }
  }
  addEventListener(MISSING_CODE_EVENT, () => void reload())
}
