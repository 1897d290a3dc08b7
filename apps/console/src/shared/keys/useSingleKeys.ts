import { useSyncExternalStore } from 'react'

const NAME = 'dira-admin-keys'
const listeners = new Set<() => void>()

/** Whether keys without Control or Command do anything, kept in this browser, and how to change it. */
export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areOn, () => true), set]
}

/** For as long as the page is open where the browser keeps nothing. */
let kept: boolean | undefined

function areOn(): boolean {
  try {
    return kept ?? localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

function set(isOn: boolean): void {
  kept = isOn
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off')
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
