import type { ListingForm, OwnerSave } from '@dira/data'
import { readSaved, writeSaved } from '@dira/data/site'

/** A save that waits for a network, with what the form held. */
export interface PendingSave {
  readonly save: OwnerSave
  readonly form: ListingForm
}

/** The save of a listing that this browser keeps until it has gone: its key stays the same, so that it is saved once. */
export function pendingSave(account: string, listing: string) {
  const key = `dira-owner-save:${account}:${listing}`
  return {
    read: () => readSaved(key, asSave),
    /** Whether it is kept. */
    keep: (kept: PendingSave | undefined): boolean => writeSaved(key, kept),
  }
}

function asSave(kept: unknown): PendingSave | undefined {
  const save = kept as PendingSave | null // Nobody else writes under this key.
  return typeof save?.save.key === 'string' ? save : undefined
}
