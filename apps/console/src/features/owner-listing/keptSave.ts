import type { ListingForm, OwnerSave } from '@dira/data'
import { readKept, writeKept } from '@dira/data/site'

/** A save that waits for a network, with what the form held. */
export interface KeptSave {
  readonly save: OwnerSave
  readonly form: ListingForm
}

/** The save of a listing that this browser keeps until it has gone: its key stays the same, so that it is saved once. */
export function keptSave(account: string, listing: string) {
  const key = `dira-owner-save:${account}:${listing}`
  return {
    read: () => readKept(key, asSave),
    /** Whether it is kept. */
    keep: (kept: KeptSave | undefined): boolean => writeKept(key, kept),
  }
}

function asSave(kept: unknown): KeptSave | undefined {
  const save = kept as KeptSave | null // Nobody else writes under this key.
  return typeof save?.save.key === 'string' ? save : undefined
}
