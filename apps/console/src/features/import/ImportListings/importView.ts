import type {
  CheckedRow,
  FileLines,
  FileReadAs,
  FileReading,
  ImportChoice,
  ImportDoubt,
  ImportJob,
  ImportKind,
} from '@dira/data'

/** What the server says, as nobody changes it. */
type Read<Said> = Said extends object ? { readonly [Field in keyof Said]: Read<Said[Field]> } : Said

/** A file that is being imported; `by` says whose it is, who alone decides about it: null for who looks at it. */
export type ImportView = Read<Omit<ImportJob, 'actor' | 'actorEmail' | 'appliedAt'>> & { readonly by: string | null }
/** A column of a file, and what it is taken for. */
export type ImportColumn = ImportView['columns'][number]
/** What was decided about a file. */
export type ImportDecisions = Read<ImportChoice>
/** What the lines of a file are. */
export type ImportFileLines = Read<FileLines>
/** How a file is read, where that is not left to a guess. */
export type ImportReadAs = Read<FileReadAs>
/** How a file was read. */
export type ImportFileReading = Read<FileReading>

/** What to know of a file: cells over several rows, formulas without a result, dates that were none, letters that are wrong. */
export type ImportFileNote = ImportFileReading['notes'][number]

/** A row as the dry run sees it. */
export type ImportRowView = Read<
  Omit<CheckedRow, 'listing' | 'twin'> & { twin: Omit<NonNullable<CheckedRow['twin']>, 'id' | 'status'> | null }
>

/** Which rows are listed. */
export interface ImportRowsFilter {
  readonly kinds: readonly ImportKind[]
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

/** One of several values, as a menu has them. */
export interface ImportMeaning {
  readonly value: string
  readonly label: string
}
