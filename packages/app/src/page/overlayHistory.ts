import { leaving, type GoOptions } from './nextStep.ts'

/** The router's own way to an address. */
type Navigate = (href: string, options: GoOptions) => void | Promise<void>

/**
 * What lies open over a page has an entry of the history on top of the page's own, so that Back closes it. The entry has the address and the
 * router's state of the page's own, and says besides how many overlays are open. The router never hears of it.
 */
interface Entry {
  readonly key?: string
  readonly overlays?: number
}

/** How the overlays that are open are closed, the topmost last. */
let opened: (() => void)[] = []
/** How many of them the entry of now says. */
let depth = 0
/** The router's key of the page's own entry, below those of its overlays. */
let pageKey: string | undefined
/** What the page's own entry has become while an overlay was open, such as by typing in the search field. */
let replaced: { readonly state: Entry | null | undefined; readonly url: string } | undefined
/** On the way back to an entry; where that is, the browser says later. */
let isReturning = false
/** Where to go from there. */
const waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout>

// Written by the router or here. What renders HTML has no history.
const entry = () => (globalThis as Partial<Pick<Window, 'history'>>).history?.state as Entry | null | undefined

/** Makes the history right for what is open, after a pending navigation: a link that closes a menu is followed first. */
function settle(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isReturning) return
    if (depth > opened.length) goBack(depth - opened.length)
    while (depth < opened.length) {
      if (depth === 0) {
        pageKey = entry()?.key
        replaced = undefined
      }
      depth += 1
      history.pushState({ ...entry(), overlays: depth }, '')
    }
  })
}

function goBack(steps: number): void {
  isReturning = true
  history.go(-steps)
}

/** An overlay has opened; returns what to call when it has closed. */
function open(close: () => void): () => void {
  opened.push(close)
  settle()
  return () => {
    opened = opened.filter((one) => one !== close)
    settle()
  }
}

/** Closes all overlays but so many of the lowest. */
function closeDownTo(count: number): void {
  for (const close of opened.splice(count)) close()
}

/** Keeps the router from taking an entry of an overlay, and the way back from it, for a change of the page. */
function onPopState(event: PopStateEvent): void {
  const state = event.state as Entry | null
  const before = depth
  depth = state?.overlays ?? 0
  isReturning = false
  closeDownTo(depth)
  if (depth > 0 || (before > 0 && state?.key === pageKey)) {
    event.stopImmediatePropagation()
    if (depth === 0 && replaced) {
      history.replaceState(replaced.state, '', replaced.url)
      replaced = undefined
    }
  }
  for (const goOn of waiting.splice(0)) goOn()
  // Forward, or a page that was left from an overlay, may lead to the entry of what is closed.
  settle()
}

/** Goes to an address of this site. The entry of an overlay makes way for it, so that Back finds none that nothing is open for. */
async function go(navigate: Navigate, href: string, options: GoOptions): Promise<void> {
  if (isReturning)
    return new Promise((resolve) => {
      waiting.push(() => resolve(go(navigate, href, options)))
    })
  const { replace = false, state = null } = options
  const overlays = depth
  if (overlays === 0) return navigate(href, options)
  const arrival = navigate(href, { ...options, replace: true, state: replace ? state : { ...state, ...leaving } })
  if (!replace) {
    depth = 0
    return arrival
  }
  await arrival
  replaced = { state: entry(), url: location.href }
  history.replaceState({ ...entry(), overlays }, '')
}

depth = entry()?.overlays ?? 0
settle()

export const overlayEntries = { open, closeDownTo, settle, go, onPopState }
