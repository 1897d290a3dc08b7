import { seenNow } from '../isSeen.ts'
import { TARGETS } from '../targets.ts'
import type { PlacedControl } from './pressFaults.ts'

/** What a person presses by its words: a control, or the label of a field. */
export type Control = HTMLElement

/** Where a control is pressed. */
export interface Spot {
  readonly x: number
  readonly y: number
  /** What lies over it there. */
  readonly cover?: string
}

const WRITTEN = ['date', 'email', 'number', 'password', 'search', 'tel', 'text', 'textarea', 'url']

let onShow: readonly Control[] = []

/** The controls that a person sees, in the order of the document; without those in what matches `passing`. */
export function controlsOnShow(passing = ':not(*)'): readonly Control[] {
  const isSeen = seenNow()
  const all = [...document.body.querySelectorAll<HTMLElement>(`${TARGETS}, label`)].filter(isPressable)
  onShow = all.filter((control) => !control.closest(passing) && isSeen(pressedFor(control)))
  return onShow
}

/** Those that can be pressed, as they were when it was last asked for what is on show. */
export function placedControls(): PlacedControl[] {
  return onShow.flatMap((control, index) =>
    isDisabled(control) ? [] : [{ index, kind: kindOf(control), name: describeControl(control) }],
  )
}

export function controlAt(index: number): Control {
  const control = onShow[index]
  if (!control?.isConnected) throw new Error(`Control ${index} is there no longer.`)
  return control
}

/** How a control is told from others: its role and its name. */
export function describeControl(control: Element): string {
  return `${roleOf(control)} "${nameOf(control)}"`
}

/** The key that does what a press does; none where a press is there to give the focus. */
export function keyOf(control: Control): string | undefined {
  const role = roleOf(control)
  if (role === 'label' || WRITTEN.includes(role)) return undefined
  // Enter would also close the menu of a choice.
  return ['checkbox', 'menuitemcheckbox', 'radio', 'select', 'switch'].includes(role) ? ' ' : 'Enter'
}

/** Gives the focus to a control, or to the field of a label. */
export function focusOn(control: Control): void {
  scrollTo(control)
  const field = control instanceof HTMLLabelElement ? control.control : control
  field?.focus()
}

/** Takes the focus away. */
export function leaveFocused(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The middle of the words of a control, or of the control where it has none; it is scrolled into the window. */
export function middleOfWords(control: Control): Spot {
  scrollTo(control)
  const pressed = pressedFor(control)
  const { left, right, top, bottom } = firstLineIn(pressed) ?? pressed.getBoundingClientRect()
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const hit = document.elementFromPoint(x, y)
  const isFree = hit !== null && (pressed.contains(hit) || control.contains(hit))
  return { x, y, ...(!isFree && { cover: hit ? describeControl(hit) : 'nothing' }) }
}

export function isDisabled(control: Control): boolean {
  return control.matches(':disabled, [aria-disabled="true"]')
}

function scrollTo(control: Control): void {
  pressedFor(control).scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
}

function kindOf(control: Control): string {
  return `${roleOf(control)} ${control.className} ${pressedFor(control).className}`
}

function roleOf(control: Element): string {
  return control.getAttribute('role') ?? (control instanceof HTMLInputElement ? control.type : control.localName)
}

function nameOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const words = [control.getAttribute('aria-label'), ...ids.map((id) => document.getElementById(id)?.textContent)]
  const name = words.some(Boolean) ? words.join(' ') : (labelOf(control) ?? control).textContent
  return name.slice(0, 200).replaceAll(/\s+/g, ' ').trim().slice(0, 60)
}

/** What the finger goes for: of a box to tick its label, which may also draw it. */
function pressedFor(control: Control): HTMLElement {
  return (isTicked(control) && labelOf(control)) || control
}

function labelOf(control: Element): HTMLLabelElement | undefined {
  return 'labels' in control ? (control.labels as HTMLInputElement['labels'])?.[0] : undefined
}

/** The label of a box to tick is the box; that of another field is pressed by itself. */
function isPressable(control: Control): boolean {
  return !(control instanceof HTMLLabelElement) || (control.control !== null && !isTicked(control.control))
}

function isTicked(control: Element): boolean {
  return control instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(control.type)
}

/** The first line of the first text that one sees. */
function firstLineIn(element: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> | undefined {
  const isSeen = seenNow()
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around || text.textContent?.trim() === '' || around.closest('select, textarea') || !isSeen(around)) continue
    range.selectNodeContents(text)
    const [line] = range.getClientRects()
    // What ends in an ellipsis goes on unseen.
    if (line) return { ...line.toJSON(), right: Math.min(line.right, around.getBoundingClientRect().right) }
  }
  return undefined
}
