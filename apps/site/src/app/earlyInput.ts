interface EarlyInput {
  readonly field: HTMLInputElement | HTMLSelectElement
  readonly value: string
}

let early: readonly EarlyInput[] = []

/** Remembers what a visitor entered before the script was there. Hydration would put the fields back to what was served. */
export function captureEarlyInput(root: ParentNode): void {
  const fields = [...root.querySelectorAll<EarlyInput['field']>('input, select')]
  early = fields.filter((field) => isChanged(field)).map((field) => ({ field, value: field.value }))
}

/** Enters it again, now that the page listens. */
export function replayEarlyInput(): void {
  const inputs = early
  early = []
  for (const { field, value } of inputs) {
    if (!field.isConnected) continue
    // React reports a value only when it differs from the last one set through its own setter: that one is emptied first.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function isChanged(field: EarlyInput['field']): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  return field.value !== field.defaultValue
}
