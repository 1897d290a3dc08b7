import type { Listing } from './listing.ts'

/** A fact of the place, as far as it is known. */
export interface Choice {
  /** Its values: slugs, or texts. */
  readonly valuesOf: (listing: Listing) => readonly string[]
  /** Listings have all the values that are asked for, and not only one of them. */
  readonly isEvery?: true
  /** Its values have an order, which is that of their slugs. @default the most frequent is first */
  readonly isOrdered?: true
  /** It stands on cards. @default false */
  readonly isOnCards?: true
}

/**
 * The facts of a place, which belong to no package: what listings have one value of, or several. Each is a column of every index, a row of a page and of a
 * comparison, and can be a filter.
 */
export const CHOICES = {
  kind: { valuesOf: ({ kind }) => (kind === undefined ? [] : [kind]), isOnCards: true },
  priceLevel: {
    valuesOf: ({ priceLevel }) => (priceLevel === undefined ? [] : [priceLevel]),
    isOnCards: true,
    isOrdered: true,
  },
  stars: { valuesOf: ({ stars }) => (stars === undefined ? [] : [stars]), isOrdered: true, isOnCards: true },
  brand: { valuesOf: ({ brand }) => (brand ? [brand] : []) },
  operator: { valuesOf: ({ operator }) => (operator ? [operator] : []) },
  attributes: { valuesOf: ({ attributes = [] }) => attributes, isEvery: true },
} as const satisfies { readonly [Field in keyof Listing]?: Choice }

/** The name of one of them. */
export type ChoiceName = keyof typeof CHOICES
/** Their names. */
export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[] // Its own keys.

/** Those of which the values are texts, by whose words a listing is found as by its name. */
export const TEXT_CHOICES = ['brand', 'operator'] as const satisfies readonly ChoiceName[]

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
