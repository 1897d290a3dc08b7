import type { Listing } from '../listing/listing.ts'

/** What listings have one value of, or several, and are filtered by: slugs. Every index knows them. */
export const CHOICES = {
  kind: ({ kind }: Pick<Listing, 'kind'>): readonly string[] => (kind === undefined ? [] : [kind]),
} as const satisfies Readonly<Record<string, (listing: Listing) => readonly string[]>>

/** The name of one of these. */
export type ChoiceName = keyof typeof CHOICES
/** Their names. */
export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[] // Its own keys.

/** The values of all rows: the distinct combinations, and for each row which one it has; empty where all have the same. */
export interface ChoiceColumn {
  readonly combinations: readonly (readonly string[])[]
  readonly ords: Uint8Array | Uint16Array | Uint32Array
}

/** The column of some rows. */
export function choiceColumn(size: number, valuesAt: (row: number) => readonly string[]): ChoiceColumn {
  const ordOf = new Map<string, number>()
  const combinations: (readonly string[])[] = []
  const ords = new Uint32Array(size)
  for (let row = 0; row < size; row += 1) {
    const values = valuesAt(row)
    const key = values.join(' ')
    let ord = ordOf.get(key)
    if (ord === undefined) {
      ordOf.set(key, (ord = combinations.length))
      combinations.push(values)
    }
    ords[row] = ord
  }
  return { combinations, ords: combinations.length > 1 ? ords : new Uint8Array(0) }
}
