/** How a person finds an element again: its kind, its name or text, its class. */
export function describeElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
  const [styled] = element.classList
  return `<${element.localName}${styled ? ` class="${styled}"` : ''}>${name === '' ? '' : ` "${name}"`}`
}
