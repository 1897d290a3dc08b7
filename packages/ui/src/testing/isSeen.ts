/**
 * Whether a person who sees has it before them: neither hidden nor cut away for screen readers' ears alone, nor out of reach behind a
 * dialog.
 */
export function isSeen(element: Element): boolean {
  return seenNow()(element)
}

/** The same for many elements of one moment: what is around several of them is looked at once. */
export function seenNow(): (element: Element) => boolean {
  const around = new Map<Element, boolean>()
  const isOpen = (element: Element | null): boolean => {
    if (!element) return true
    const known = around.get(element)
    if (known !== undefined) return known
    const isFree =
      !element.matches('[inert], [aria-hidden="true"]') &&
      // The house's way, and React Aria's, of hiding from sight what a screen reader says.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      isOpen(element.parentElement)
    around.set(element, isFree)
    return isFree
  }
  return (element) => element.checkVisibility({ visibilityProperty: true }) && isOpen(element)
}
