/**
 * Whether a person who sees has it before them: neither hidden nor cut away for screen readers' ears alone, nor out of reach behind a
 * dialog.
 */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  if (element.closest('[inert], [aria-hidden="true"]')) return false
  for (let around: Element | null = element; around; around = around.parentElement) {
    // The house's way, and React Aria's, of hiding from sight what a screen reader says.
    if (getComputedStyle(around).clipPath === 'inset(50%)') return false
  }
  return true
}
