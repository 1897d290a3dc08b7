import { mergeEdits } from './mergeEdits.ts'

/** What a field was when somebody proposed to change it, and what it shall be. */
export interface ProposedChange {
  readonly from?: unknown
  readonly to?: unknown
}

/** Proposed changes beside what the fields say by now. A field is in one of the three lists. */
export interface RebasedChanges {
  /** They say still what they said. */
  readonly fits: readonly string[]
  /** They say already what is proposed. */
  readonly already: readonly string[]
  /** They say something else than both: somebody has to choose. */
  readonly collides: readonly string[]
}

/** Sorts proposed changes of fields by whether the live values have changed since. A value that is missing, empty or null is the same. */
export function rebaseChanges(
  changes: Readonly<Record<string, ProposedChange | undefined>>,
  live: Readonly<Record<string, unknown>>,
): RebasedChanges {
  const valuesOf = (value: (field: string) => unknown) =>
    Object.fromEntries(Object.keys(changes).map((field) => [field, orNull(value(field))]))
  const [opened, mine, theirs] = [
    valuesOf((field) => changes[field]?.from),
    valuesOf((field) => changes[field]?.to),
    valuesOf((field) => (Object.hasOwn(live, field) ? live[field] : null)),
  ]
  const merged = mergeEdits({ opened, mine, theirs })
  return {
    fits: merged.mine,
    already: Object.keys(changes).filter(
      (field) => ![...merged.mine, ...merged.both, ...merged.theirs].includes(field),
    ),
    // Where the proposal changes nothing, only the other side did: there is nothing to take over unseen.
    collides: [...merged.both, ...merged.theirs],
  }
}

function orNull(value: unknown): unknown {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value
}
