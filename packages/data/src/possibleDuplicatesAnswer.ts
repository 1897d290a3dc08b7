import type { Standing } from '@dira/directory-core'
import type { ListingStatus } from './adminListingsAnswer.ts'

/** As `possible_duplicates` answers it. */
export interface StoredDuplicate {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string | null
  readonly country: string
  readonly tier: Standing
  readonly status: ListingStatus
  readonly reason: 'phone' | 'name' | 'town'
  /** Null where one of them has no position. */
  readonly metres: number | null
}

export function duplicateOf({ tier, ...duplicate }: StoredDuplicate) {
  return { ...duplicate, standing: tier }
}

/** A listing that may be of the same business, and why: the same `phone`, a similar `name` at most 200 m away, or the same name in the same `town`. */
export type PossibleDuplicate = ReturnType<typeof duplicateOf>
