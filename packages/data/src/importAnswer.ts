import { z } from 'zod'
import { fileLinesSchema, fileReadingSchema } from './fileReadingAnswer.ts'
import { instant } from './instant.ts'

/** Where the site's server takes files of listings to import. Behind it stand an import's number and what is done with it. */
export const IMPORTS_PATH = '/admin/imports'

/** The largest file, in bytes. */
export const IMPORT_BYTES = 50_000_000
/** The most rows of a file. */
export const IMPORT_ROWS = 100_000

/** What will happen to a row. */
export const IMPORT_KINDS = ['new', 'changed', 'unchanged', 'rejected', 'duplicate'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** What was decided about a row: it is the listing that it may be a duplicate of, it is another one, or it is left out. */
export const IMPORT_DECISIONS = ['same', 'different', 'out'] as const
export type ImportDecision = (typeof IMPORT_DECISIONS)[number]

/**
 * Why a row is doubted. `pile`: its point is that of many addresses. `mend`: its point would be right in another order or with another sign. `place`: its point
 * or its town. `date`: a spreadsheet made a date of a cell. `twin`: an earlier row may be the same business. `closed`, `name`: its name, or what it says of it.
 */
export const IMPORT_DOUBTS = ['pile', 'mend', 'place', 'phone', 'date', 'twin', 'closed', 'name', 'other'] as const
export type ImportDoubt = (typeof IMPORT_DOUBTS)[number]

/** The doubts that somebody may not share: the points of piles are right, and points are mended as they are proposed. */
export const ACCEPTED_DOUBTS = ['pile', 'mend'] as const satisfies readonly ImportDoubt[]
export type AcceptedDoubt = (typeof ACCEPTED_DOUBTS)[number]

/**
 * `reading`: the file comes, and is read. `columns`: what the columns are is being decided. `failed`: it could not be read, or a batch was not written, those
 * before it were.
 */
export const IMPORT_STATES = [
  'reading',
  'columns',
  'checking',
  'checked',
  'applying',
  'done',
  'stopped',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** How it is known what a column is; `open` when nobody has decided. */
export const COLUMN_ORIGINS = ['remembered', 'guessed', 'chosen', 'open'] as const
export type ColumnOrigin = (typeof COLUMN_ORIGINS)[number]

/** What stands for a column or a value that is left out. */
export const LEFT_OUT = '-'

/** What an administrator decides about a file. A server completes it. */
export const importChoiceSchema = z.object({
  /** What each column is, by its name: a field, or `LEFT_OUT`. */
  columns: z.record(z.string().max(500), z.string().max(40)).default({}),
  /** What a value of a field means, by the field and the value: a slug or code, or `LEFT_OUT`. */
  values: z.record(z.string().max(40), z.record(z.string().max(500), z.string().max(120))).default({}),
  /** The country of rows that name none. */
  country: z.string().length(2).optional(),
  /** The category of rows that name none. */
  category: z.string().max(60).optional(),
  /** The fields in which several columns are joined. */
  joined: z.array(z.string().max(40)).max(60).optional(),
  /** Whom the listings are credited to, with the licence, and where both are described; as somebody writes it. */
  source: z.object({ name: z.string().max(300), url: z.string().max(2000) }).optional(),
  /** The doubts whose points are kept, or put right, in all rows instead of left out. */
  accepted: z.array(z.enum(ACCEPTED_DOUBTS)).optional(),
  /** The sample is archived with the last row. */
  removesSample: z.boolean().optional(),
  /** What new listings begin as. */
  status: z.enum(['draft', 'published']).default('draft'),
})
export type ImportChoice = z.infer<typeof importChoiceSchema>

const count = z.int().min(0)

const checkedSchema = z.object({
  new: count,
  changed: count,
  unchanged: count,
  rejected: count,
  duplicate: count,
  /** Rows of any kind of which something is left out or doubted. */
  noted: count.default(0),
  /** How many rows that would be written have each doubt, and how many of them are left out; most first. */
  doubts: z.array(z.object({ doubt: z.enum(IMPORT_DOUBTS), rows: count, out: count })).default([]),
  undecided: count,
  goes: count,
})
/** How many rows a dry run found of each kind, and how many would be written. */
export type CheckedCounts = z.infer<typeof checkedSchema>

const appliedSchema = z.object({
  new: count,
  changed: count,
  unchanged: count,
  rejected: count,
  out: count,
  sample: count.optional(),
})
/** What an import has done with the rows so far; at its end, how many listings of the sample it archived, if it was to. */
export type AppliedCounts = z.infer<typeof appliedSchema>

/** What the server says of the import that is open. */
export const importJobSchema = z.object({
  id: z.int(),
  file: z.string(),
  state: z.enum(IMPORT_STATES),
  total: count,
  /** Null for a file that was read before they were counted. */
  lines: fileLinesSchema.nullable(),
  /** How the file was read; null before it is. */
  reading: fileReadingSchema.nullable(),
  /** How many rows have been looked through, or applied; while it is read, which part of it has come and been read, of `total`. */
  position: count,
  columns: z.array(
    z.object({
      name: z.string(),
      /** What its first row says. */
      first: z.string(),
      /** What it is; null while nobody has decided, or where it is left out. */
      field: z.string().nullable(),
      isLeftOut: z.boolean(),
      /** Whether it may be joined with another column for the same field. */
      canJoin: z.boolean(),
      origin: z.enum(COLUMN_ORIGINS),
    }),
  ),
  /** The values of the columns whose values have to be known ones, with how many rows have each. */
  values: z.array(
    z.object({
      field: z.string(),
      column: z.string(),
      value: z.string(),
      rows: count,
      /** What it means; null while nobody has decided. */
      meaning: z.string().nullable(),
      isChosen: z.boolean(),
    }),
  ),
  choice: importChoiceSchema,
  /** The file of the towns that rows are matched to, and how many it names; null for those that the import knows by itself. */
  places: z.object({ file: z.string(), count }).nullable(),
  isRemembered: z.boolean(),
  checked: checkedSchema.nullable(),
  applied: appliedSchema.nullable(),
  /** Where it stood when the server went down. */
  resumedAt: count.nullable(),
  isStopping: z.boolean(),
  failure: z.string().nullable(),
  /** The operation of History. */
  operation: z.int().nullable(),
  /** Whose it is: who began it alone decides about it. */
  actor: z.string(),
  /** Null for who is no administrator any more. */
  actorEmail: z.string().nullable(),
  appliedAt: instant.nullable(),
})
export type ImportJob = z.infer<typeof importJobSchema>

export const currentImportSchema = z.object({ job: importJobSchema.nullable() })
