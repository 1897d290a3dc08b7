/** A column of a file, and what it is taken for. */
export interface ImportColumn {
  readonly name: string
  /** What its first row says. */
  readonly first: string
  /** What it is; null while nobody has decided, or where it is left out. */
  readonly field: string | null
  readonly isLeftOut: boolean
  readonly origin: 'remembered' | 'guessed' | 'chosen' | 'open'
  /** Whether it may be joined with another column for the same field. */
  readonly canJoin: boolean
}

/** A value of a column whose values have to be known ones. */
export interface ImportValue {
  readonly field: string
  readonly column: string
  readonly value: string
  /** How many rows have it. */
  readonly rows: number
  /** What it means; null while nobody has decided. */
  readonly meaning: string | null
  readonly isChosen: boolean
}

/** What was decided about a file. */
export interface ImportDecisions {
  readonly columns: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The country and the category of rows that name none. */
  readonly country?: string | undefined
  readonly category?: string | undefined
  /** The fields in which several columns are joined. */
  readonly joined?: readonly string[] | undefined
  /** Whom the listings are credited to, with the licence, and where both are described. */
  readonly source?: { readonly name: string; readonly url: string } | undefined
  /** The doubts whose points are kept, or put right, in all rows instead of left out. */
  readonly accepted?: readonly ImportAcceptedDoubt[] | undefined
  /** The sample is archived with the last row. */
  readonly removesSample?: boolean | undefined
  /** What new listings begin as. */
  readonly status: 'draft' | 'published'
}

export const IMPORT_KINDS = ['new', 'changed', 'unchanged', 'rejected', 'duplicate'] as const
export type ImportRowKind = (typeof IMPORT_KINDS)[number]
export type ImportRowDecision = 'same' | 'different' | 'out'

/** Why rows are doubted, as `IMPORT_DOUBTS` of the data has it. */
export type ImportDoubt = 'pile' | 'mend' | 'place' | 'phone' | 'date' | 'twin' | 'closed' | 'name' | 'other'
/** The doubts that somebody may not share. */
export const ACCEPTED_DOUBTS = ['pile', 'mend'] as const satisfies readonly ImportDoubt[]
export type ImportAcceptedDoubt = (typeof ACCEPTED_DOUBTS)[number]

/** What the lines of a file are: the header, rows, blank lines, and what nobody can tell rows from. They add up to `total`. */
export interface ImportFileLines {
  readonly total: number
  readonly header: number
  readonly row: number
  readonly blank: number
  readonly notUnderstood: number
  /** The first of those that are not understood: lines one behind the other, and how the first of them begin. */
  readonly lost: readonly { readonly line: number; readonly lines: number; readonly text: readonly string[] }[]
}

/** How a file is read, where that is not left to a guess. */
export interface ImportReadAs {
  readonly encoding?: 'utf-8' | 'windows-1252' | 'windows-1256' | 'macintosh' | 'utf-16le' | 'utf-16be' | undefined
  /** The line of the names of the columns. */
  readonly headerLine?: number | undefined
  readonly sheet?: string | undefined
  /** Each row of merged cells says what stands in the first. */
  readonly fillsDown?: boolean | undefined
  /** Letters that were read in a wrong encoding before are put right. */
  readonly mendsLetters?: boolean | undefined
}

/** What to know of a file: cells over several rows, formulas without a result, dates that were none, letters that are wrong. */
export interface ImportFileNote {
  readonly kind: 'merged' | 'unworked' | 'dates' | 'garbled'
  readonly cells: number
  readonly columns: readonly string[]
  readonly examples: readonly string[]
}

/** How a file was read. */
export interface ImportFileReading {
  readonly readAs: ImportReadAs
  /** The encoding of its text; null for a spreadsheet. */
  readonly encoding: string | null
  /** Nothing in the file says the encoding. */
  readonly isGuess: boolean
  readonly headerLine: number
  /** The first rows, of which one has the names. */
  readonly top: readonly { readonly line: number; readonly text: string }[]
  /** Some rows as they are read. */
  readonly rows: readonly (readonly string[])[]
  readonly sheet: string | null
  readonly sheets: readonly string[]
  readonly notes: readonly ImportFileNote[]
}

/** A file that is being imported. */
export interface ImportView {
  readonly id: number
  readonly file: string
  /** Whose it is, who alone decides about it; null for who looks at it. */
  readonly by: string | null
  readonly state: 'reading' | 'columns' | 'checking' | 'checked' | 'applying' | 'done' | 'stopped' | 'failed'
  readonly total: number
  readonly lines: ImportFileLines | null
  /** Null before the file is read. */
  readonly reading: ImportFileReading | null
  /** How many rows have been looked through, or applied; while it is read, which part of it has come and been read, of `total`. */
  readonly position: number
  readonly columns: readonly ImportColumn[]
  readonly values: readonly ImportValue[]
  readonly choice: ImportDecisions
  /** The file of the towns that rows are matched to, and how many it names; null for those that are known. */
  readonly places: { readonly file: string; readonly count: number } | null
  /** Some of it is as in the last file with these columns. */
  readonly isRemembered: boolean
  readonly checked:
    | (Readonly<Record<ImportRowKind, number>> & {
        /** Rows of any kind that have notes. */
        readonly noted: number
        /** How many rows that would be written have each doubt, and how many of them are left out. */
        readonly doubts: readonly { readonly doubt: ImportDoubt; readonly rows: number; readonly out: number }[]
        readonly undecided: number
        readonly goes: number
      })
    | null
  readonly applied: {
    readonly new: number
    readonly changed: number
    readonly unchanged: number
    readonly rejected: number
    readonly out: number
    /** How many listings of the sample are archived. */
    readonly sample?: number | undefined
  } | null
  /** Where it stood when the server went down. */
  readonly resumedAt: number | null
  readonly isStopping: boolean
  readonly failure: string | null
  readonly operation: number | null
}

/** A row as the dry run sees it. */
export interface ImportRowView {
  readonly number: number
  readonly line: number
  readonly kind: ImportRowKind
  readonly decision: ImportRowDecision | null
  readonly name: string
  readonly city: string | null
  /** Why it is rejected. */
  readonly reason: string | null
  /** What of it is left out, put right or doubted; null for nothing. */
  readonly notes: readonly string[] | null
  readonly twin: {
    readonly name: string
    readonly slug: string
    readonly by: 'phone' | 'name' | 'town' | 'id'
    readonly metres: number | null
  } | null
  /** Before and after, by the column of the database. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>> | null
  readonly cells: readonly string[]
  /** The values that will be written, by column of the database; null where none are. */
  readonly written: Readonly<Record<string, unknown>> | null
}

/** Which rows are listed. */
export interface ImportRowsFilter {
  readonly kinds: readonly ImportRowKind[]
  readonly text: string
  /** Only rows with notes. */
  readonly isNoted: boolean
  /** Only rows with this doubt. */
  readonly doubt?: ImportDoubt | undefined
}

/** The rows that are listed. */
export interface ImportRowsList {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly rows: readonly ImportRowView[]
  readonly count: number | undefined
  readonly hasMore: boolean
}

export type ImportCommand = 'check' | 'back' | 'apply' | 'stop' | 'close' | 'forget'

/** What stands for what is left out. */
export const LEFT_OUT = '-'

/** One of several values, as a menu has them. */
export interface ImportMeaning {
  readonly value: string
  readonly label: string
}
