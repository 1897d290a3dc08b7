import { LISTING_ITEM_KEYS, type ListingField, type ListingForm } from '@dira/data'
import { mergeEdits } from '@dira/directory-core'
import { useState } from 'react'

/** A field that two people changed. */
export interface Conflict {
  readonly field: ListingField
  readonly mine: ListingForm
  readonly theirs: ListingForm
  readonly before: ListingForm
  readonly chosen?: 'mine' | 'theirs' | undefined
}

/** The person who saved while somebody was writing. */
export interface Saver {
  readonly who: string
  readonly at: Date
  /** The operation in History, for those who may read it. */
  readonly operation?: number
}

/** What was saved meanwhile, and what came of it. */
export interface Meanwhile {
  readonly saver: Saver | undefined
  /** Fields that have the other one's value. */
  readonly joined: readonly ListingField[]
  readonly conflicts: readonly Conflict[]
}

/** What somebody else saved while this person was writing. */
export function useMeanwhile() {
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()

  /** Joins what both wrote; returns what the fields hold then. */
  function join(edits: { opened: ListingForm; mine: ListingForm; theirs: ListingForm }, saver: Saver | undefined) {
    const { opened: before, mine, theirs } = edits
    const merged = mergeEdits({ ...edits, itemKeys: LISTING_ITEM_KEYS })
    setMeanwhile((earlier) => {
      const still = earlier?.conflicts.filter(
        ({ field, chosen }) => chosen === undefined && !merged.both.includes(field),
      )
      return {
        saver: saver ?? earlier?.saver,
        joined: [...new Set([...(earlier?.joined ?? []), ...merged.theirs])],
        conflicts: [...(still ?? []), ...merged.both.map((field) => ({ field, mine, theirs, before }))],
      }
    })
    return merged.values
  }

  function choose(field: ListingField, chosen: 'mine' | 'theirs' | undefined): void {
    setMeanwhile(
      (now) =>
        now && {
          ...now,
          conflicts: now.conflicts.map((conflict) => (conflict.field === field ? { ...conflict, chosen } : conflict)),
        },
    )
  }

  return {
    meanwhile,
    join,
    choose,
    /** The field is open again, with whatever was written into it. */
    settle: (field: ListingField) =>
      setMeanwhile((now) => now && { ...now, conflicts: now.conflicts.filter((other) => other.field !== field) }),
    clear: () => setMeanwhile(undefined),
  }
}
