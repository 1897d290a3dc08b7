import { readSaved, writeSaved } from '@dira/data/site'

/** A claim as this device keeps it: under which key it was sent, and what its link holds. */
export interface SavedClaim {
  readonly key: string
  readonly token: string
  readonly name: string
}

const keyOf = (slug: string) => `dira:claim:${slug}`

/** The claim of a listing that was sent from here; undefined where there is none, or the browser keeps nothing. */
export function savedClaim(slug: string): SavedClaim | undefined {
  return readSaved(keyOf(slug), (kept) => {
    const { key, token, name } = (kept ?? {}) as Partial<SavedClaim>
    return typeof key === 'string' && typeof token === 'string' && typeof name === 'string'
      ? { key, token, name }
      : undefined
  })
}

/** Keeps it before it is sent, so that its link is known whatever becomes of the answer. Where nothing is kept, the page that is open has it. */
export function keepClaim(slug: string, claim: SavedClaim | undefined): void {
  writeSaved(keyOf(slug), claim)
}
