import type { KeyboardEvent } from 'react'

/** The tab that a key leads to, by its place; undefined when the key is none of the tabs'. Beyond an end it begins at the other. */
export function nextTab(event: KeyboardEvent, selected: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  switch (event.key) {
    case 'ArrowRight':
      return (selected + forward + count) % count
    case 'ArrowLeft':
      return (selected - forward + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
