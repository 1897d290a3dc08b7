/** A claim as this device keeps it: under which key it was sent, and what its link holds. */
export interface KeptClaim {
  readonly key: string
  readonly token: string
  readonly name: string
}

const keyOf = (slug: string) => `dira:claim:${slug}`

/** The claim of a listing that was sent from here; undefined where there is none, or the browser keeps nothing. */
export function keptClaim(slug: string): KeptClaim | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null') as Partial<KeptClaim> | null
    const { key, token, name } = kept ?? {}
    return typeof key === 'string' && typeof token === 'string' && typeof name === 'string'
      ? { key, token, name }
      : undefined
  } catch {
    return undefined
  }
}

/** Keeps it before it is sent, so that its link is known whatever becomes of the answer. */
export function keepClaim(slug: string, claim: KeptClaim | undefined): void {
  try {
    if (claim) localStorage.setItem(keyOf(slug), JSON.stringify(claim))
    else localStorage.removeItem(keyOf(slug))
  } catch {
    // The page that is open has it.
  }
}
