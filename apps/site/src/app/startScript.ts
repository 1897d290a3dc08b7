/** Told to the window once the whole page listens: what was pressed before is pressed again. */
export const READY_EVENT = 'dira:ready'

/** Told to the window when code that the page needs could not be fetched. */
export const MISSING_CODE_EVENT = 'dira:missing-code'

/** Stands among the page's marks once somebody has touched it, if that was before its code had arrived. */
export const VISITOR_MARK = 'dira:visitor'

/** Where a tab remembers the builds that it has left by loading its page anew. */
const LEFT_BUILDS_KEY = 'dira-left-builds'

/**
 * The text of a script that imports the site's own code once nothing else is left to do: after `load` and idle, or as soon as somebody is
 * there: all at once, and then each file in a task of its own, so that nobody who touches the page meanwhile waits for long. It stands inline in a
 * `<script data-entry="…">` that names the files in the order in which they run, with spaces between; since they are outside of the text, its hash
 * stays the same from build to build, and a content security policy names it.
 *
 * - Links and forms with an address work by themselves. A button that needs the script, and a form that only the script can send, are
 *   pressed again when the page is ready, each once and in their order. What was typed is `captureEarlyInput`'s.
 * - Code that is missing has most likely been replaced by a newer build: the page is loaded anew, once for each build, when the site
 *   answers, and not while something is being written that only the script can send. The page stands without its code, so there is never nothing to see.
 */
export const startScript = `(() => {
const { entry } = document.currentScript.dataset
const until = new AbortController()
const early = { capture: true, signal: until.signal }
let isStarted = false
const pressed = new Set()
const isWriting = () => [...document.querySelectorAll('form:not([action]) :is(input, textarea)')].some(({ value }) => value)
const files = entry.split(' ')
const fetchAll = () => document.head.append(...files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })))
const load = async () => {
try {
for (const file of files) {
await import(file)
await new Promise((resolve) => setTimeout(resolve))
}
} catch {
addEventListener('online', load, { once: true })
dispatchEvent(new Event('${MISSING_CODE_EVENT}'))
}
}
const start = () => {
if (isStarted) return
isStarted = true
fetchAll()
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
else load()
}
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input']) addEventListener(type, () => {
performance.mark('${VISITOR_MARK}')
start()
}, { ...early, passive: true, once: true })
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start), { once: true })
let isReady = false
let isDown = false
const replay = () => {
if (!isReady || isDown) return
until.abort()
for (const button of pressed) {
pressed.delete(button)
if (button?.isConnected) button.click()
}
}
for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup', 'click', 'pointercancel']) addEventListener(type, (event) => {
if (['pointerup', 'click', 'pointercancel'].includes(type)) {
isDown = false
setTimeout(replay)
}
const button = event.target.closest?.('button[type=button]')
if (!button) return
event.stopImmediatePropagation()
if (type === 'pointerdown') isDown = true
if (type === 'click') pressed.add(button)
}, early)
addEventListener('submit', (event) => {
if (event.target.hasAttribute('action')) return
event.preventDefault()
event.stopImmediatePropagation()
pressed.add(event.submitter)
setTimeout(replay)
}, early)
addEventListener('${READY_EVENT}', () => {
isReady = true
replay()
}, { once: true })
addEventListener('${MISSING_CODE_EVENT}', async () => {
try {
const left = sessionStorage.getItem('${LEFT_BUILDS_KEY}') ?? ''
if (left.includes(entry)) return
const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
if (status >= 500 || isWriting()) return
sessionStorage.setItem('${LEFT_BUILDS_KEY}', left + entry)
location.reload()
} catch {}
})
})()`
