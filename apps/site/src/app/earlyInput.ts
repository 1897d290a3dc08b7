type Field = HTMLInputElement | HTMLSelectElement

const early = new Map<Field, string>()

/**
 * Remembers what a visitor enters before the page listens: hydration puts fields back to what was served. Call it before
 * hydration begins.
 */
export function captureEarlyInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, select')) {
    if (isChanged(field)) early.set(field, field.value)
  }
  document.addEventListener('input', remember, true)
}

/** Enters it again, now that the page listens. */
export function replayEarlyInput(): void {
  document.removeEventListener('input', remember, true)
  const entered = [...early]
  early.clear()
  for (const [field, value] of entered) {
    if (!field.isConnected) continue
    // React reports a value only when it differs from the last one set through its own setter: that one is emptied first.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function remember({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) early.set(target, target.value)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  return field.value !== field.defaultValue
}
