type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was entered: a text, or whether a box is ticked. */
const early = new Map<Field, string | boolean>()

/**
 * Remembers what a visitor enters before the page listens: hydration puts fields back to what was served. Call it before
 * hydration begins.
 */
export function captureEarlyInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    if (isChanged(field)) early.set(field, entered(field))
  }
  document.addEventListener('input', remember, true)
}

/** Enters it again, now that the page listens. */
export function replayEarlyInput(): void {
  document.removeEventListener('input', remember, true)
  const fields = [...early]
  early.clear()
  for (const [field, value] of fields) {
    if (field.isConnected) enter(field, value)
  }
}

function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // Only a click tells React that a box was ticked.
    if (isTickable(field) && field.checked !== value) field.click()
    return
  }
  // React reports a value only when it differs from the last one set through its own setter: that one is emptied first.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function remember({ target }: Event): void {
  if (isField(target)) early.set(target, entered(target))
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
