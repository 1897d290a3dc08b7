import type { ListingForm, OwnerSave } from '@dira/data'

/** A save that waits for a network, with what the form held. */
export interface KeptSave {
  readonly save: OwnerSave
  readonly form: ListingForm
}

/** The save of a listing that this browser keeps until it has gone: its key stays the same, so that it is saved once. */
export function keptSave(account: string, listing: string) {
  const key = `dira-owner-save:${account}:${listing}`
  return {
    read: (): KeptSave | undefined => {
      try {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptSave | null
        return typeof kept?.save.key === 'string' ? kept : undefined
      } catch {
        return undefined
      }
    },
    /** Whether it is kept. */
    keep: (kept: KeptSave | undefined): boolean => {
      try {
        if (kept) localStorage.setItem(key, JSON.stringify(kept))
        else localStorage.removeItem(key)
        return true
      } catch {
        return false
      }
    },
  }
}
