type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was entered: a text, or whether a box is ticked. And where: among the fields of its name. */
const early = new Map<Field, { readonly value: string | boolean; readonly at: number }>()
/** The field that was being written in. */
let focused: Field | undefined

/** A box is read at its click: React may hydrate at it, and the page listen before the box has had its `input` event. */
const EVENTS = ['click', 'input'] as const

/**
 * Remembers what a visitor enters before the page listens: hydration puts fields back to what was served. Call it before
 * hydration begins.
 */
export function captureEarlyInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    if (isChanged(field)) note(field)
  }
  for (const type of EVENTS) document.addEventListener(type, remember, true)
}

/** Enters it again, now that the page listens. */
export function replayEarlyInput(): void {
  for (const type of EVENTS) document.removeEventListener(type, remember, true)
  const fields = [...early]
  early.clear()
  for (const [served, { value, at }] of fields) {
    // A page that was translated meanwhile is made anew, and not hydrated.
    const field = served.isConnected ? served : namesakes(served)[at]
    if (!field) continue
    // A box after the click at which React hydrated, if it did.
    if (typeof value === 'boolean') setTimeout(() => tick(field, value))
    else enter(field, value)
    if (served === focused && field !== served) field.focus()
  }
}

function note(field: Field): void {
  early.set(field, { value: entered(field), at: namesakes(field).indexOf(field) })
  focused = field === document.activeElement ? field : undefined
}

const namesakes = (field: Field) => [...document.getElementsByName(field.name)].filter(isField)

// React reports a value only when it differs from the last one set through its own setter: `tick` and `enter` change that one first.

function tick(field: Field, value: boolean): void {
  if (!isTickable(field) || !field.isConnected) return
  field.checked = !value
  field.click()
}

function enter(field: Field, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function remember({ type, target }: Event): void {
  if (isField(target) && isTickable(target) === (type === 'click')) note(target)
}

const entered = (field: Field) => (isTickable(field) ? field.checked : field.value)

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  return isTickable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
