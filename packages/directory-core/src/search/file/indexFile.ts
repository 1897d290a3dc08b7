import type { ChoiceColumn, ChoiceName } from '../../listing/choices.ts'
import type { FactName } from '../../rows/listingFact.ts'
import type { DocLayout } from '../index/docLayout.ts'
import type { IndexParts } from '../index/segmentIndex.ts'
import type { GroupField, RowFields } from '../../rows/rows.ts'

/** What an index file says, column by column. Rows are numbered in the order the listings were given. */
export interface IndexFile {
  readonly size: number
  /** The values of each field. A place is only its name, if the slug follows from it; the key of another has a line break before it. */
  readonly values: RowFields['values']
  /** The combinations of values that occur: for each the ordinal in each field. */
  readonly blocks: Readonly<Record<GroupField, Numbers>>
  /** For each row its block. */
  readonly blockOf: Numbers
  /** As JSON has them between quotation marks, each with a line break after it, in UTF-8. */
  readonly names: Uint8Array
  readonly slugs: SlugColumn
  readonly positions: Positions
  /** Of each row. */
  readonly substance: Uint8Array
  /** For each row which combination of values it has. */
  readonly choices: Readonly<Record<ChoiceName, ChoiceColumn>>
  /** Absent: nobody knows any fact. */
  readonly facts?: Readonly<Record<FactName, FactColumn>>
  /** Absent in a file for browsers: there the id of a row is its number. */
  readonly server?: ServerColumns
}

export type Numbers = Uint8Array | Uint16Array | Uint32Array

/** Latitudes and longitudes in units, `NOWHERE` where there is no position. */
export interface Positions {
  readonly lats: Int32Array
  readonly lngs: Int32Array
  /** Whether each is the step from the last row with a position in its city, in zigzag (0, 1, 2, 3 for 0, -1, 1, -2): such numbers pack better. */
  readonly isRelative: boolean
}

/** The latitude of what has no position. */
export const NOWHERE = 0x7fff_ffff

/** A slug is that of the name (kind 0), or of the name and the place (1), then a hyphen and a number if it has one; or (2) a text of its own. */
export interface SlugColumn {
  readonly kinds: Uint8Array
  /** The number, or 0; of kind 2 which of the texts. */
  readonly numbers: Numbers
  readonly texts: readonly string[]
}

/** The keys of a fact, and for each row which one it has, plus one. 0: it is never true. */
export interface FactColumn {
  readonly keys: readonly string[]
  readonly refs: Numbers
}

/** What spares a server to read and to build. */
export interface ServerColumns {
  /** Where the lines of the names start, and after the last where they end. */
  readonly nameStarts: Uint32Array
  readonly ids: IdColumn
  /** What the parts are built for. */
  readonly language: string
  readonly built: Omit<IndexParts, 'layout'> & { readonly layout: Omit<DocLayout, 'fields'> }
  /** As `rowSlots` makes them. */
  readonly slugSlots: Uint32Array
  readonly idSlots: Uint32Array
}

/** Ids as the 16 bytes of a UUID each, where all are such; else as lines, like the names. */
export type IdColumn = { readonly uuids: Uint8Array } | { readonly lines: Uint8Array; readonly starts: Uint32Array }

/** All that the parts depend on besides the rows: the alphabet, and what categories and countries are called. */
export function languageOf(collator: Intl.Collator, { category, country }: DocLayout['fields']): string {
  return `${collator.resolvedOptions().locale}\n${category.lines}\n${country.lines}`
}
