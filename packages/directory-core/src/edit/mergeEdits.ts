import { mergeLists } from './mergeLists.ts'
import { sameValue } from './sameValue.ts'

/** Three states of one thing: as it was opened, as one person has it now, and as another saved it meanwhile. */
export interface Edits<Values extends object> {
  readonly opened: Values
  readonly mine: Values
  readonly theirs: Values
  /** For a field that is a list of objects, the key by which its items are known. @default a list is one value */
  readonly itemKeys?: Partial<Readonly<Record<keyof Values & string, string>>>
}

/** What two people's changes come to. A field that both set to the same is in none of the three lists. */
export interface MergedEdits<Values extends object> {
  /** Everything together; a field to choose has the own value. */
  readonly values: Values
  /** Fields that only this person changed. */
  readonly mine: readonly (keyof Values & string)[]
  /** Fields that only the other one changed, and lists of which each changed something else. */
  readonly theirs: readonly (keyof Values & string)[]
  /** Fields that both changed, each to something else: somebody has to choose. */
  readonly both: readonly (keyof Values & string)[]
}

/** Joins what two people made of one thing, field by field, against what both began with. Nothing of either is lost unseen. */
export function mergeEdits<Values extends object>(edits: Edits<Values>): MergedEdits<Values> {
  const { opened, mine, theirs, itemKeys = {} } = edits
  type Field = keyof Values & string
  const lists: Record<'mine' | 'theirs' | 'both', Field[]> = { mine: [], theirs: [], both: [] }
  const values = { ...mine }
  // The keys of an object of this type are its fields.
  for (const field of Object.keys(opened) as Field[]) {
    if (sameValue(mine[field], theirs[field])) continue
    if (sameValue(theirs[field], opened[field])) {
      lists.mine.push(field)
      continue
    }
    const key = (itemKeys as Readonly<Record<string, string | undefined>>)[field]
    const joined = sameValue(mine[field], opened[field]) ? theirs[field] : joinedList(edits, field, key)
    if (joined === undefined) lists.both.push(field)
    else {
      lists.theirs.push(field)
      values[field] = joined
    }
  }
  return { values, ...lists }
}

function joinedList<Values extends object, Field extends keyof Values>(
  { opened, mine, theirs }: Edits<Values>,
  field: Field,
  key: string | undefined,
): Values[Field] | undefined {
  const [before, own, other]: unknown[] = [opened[field], mine[field], theirs[field]]
  if (key === undefined || !isList(before) || !isList(own) || !isList(other)) return undefined
  // A list of the items that were in the three.
  return mergeLists({ opened: before, mine: own, theirs: other }, key) as Values[Field] | undefined
}

const isList = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] => Array.isArray(value)
