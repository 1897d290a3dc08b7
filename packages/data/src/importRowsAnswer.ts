import { z } from 'zod'
import { IMPORT_DECISIONS, IMPORT_DOUBTS, IMPORT_KINDS } from './importAnswer.ts'

/** What the server says of rows. */
export const importRowsSchema = z.object({
  rows: z.array(
    z.object({
      number: z.int(),
      line: z.int(),
      kind: z.enum(IMPORT_KINDS),
      decision: z.enum(IMPORT_DECISIONS).nullable(),
      name: z.string(),
      city: z.string().nullable(),
      reason: z.string().nullable(),
      /** What of it is left out, put right or doubted; null for nothing. */
      notes: z.array(z.string()).nullable(),
      /** The values that will be written, by column, of the row and of what follows from it; null where none are. */
      written: z.record(z.string(), z.unknown()).nullable(),
      /** The listing that it is of, or may be of. */
      listing: z.string().nullable(),
      twin: z
        .object({
          id: z.string(),
          name: z.string(),
          slug: z.string(),
          by: z.enum(['phone', 'name', 'town', 'id']),
          status: z.string(),
          metres: z.number().nullable(),
        })
        .nullable(),
      /** Before and after, by the column. */
      changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullable(),
      cells: z.array(z.string()),
    }),
  ),
  /** How many there are in all, so that a list says it. */
  count: z.int().min(0),
})
export type ImportRows = z.infer<typeof importRowsSchema>
/** A row of a file, as the dry run sees it. */
export type CheckedRow = ImportRows['rows'][number]

/** What a list of rows is asked for. */
export const importRowsQuerySchema = z.object({
  kinds: z.array(z.enum(IMPORT_KINDS)).default([...IMPORT_KINDS]),
  /** A part of the name, or the number of a row. */
  text: z.string().max(100).default(''),
  /** Only rows with notes. */
  isNoted: z.boolean().default(false),
  /** Only rows with this doubt. */
  doubt: z.enum(IMPORT_DOUBTS).optional(),
  after: z.int().default(0),
  size: z.int().min(1).max(1000).default(50),
})
export type ImportRowsQuery = z.input<typeof importRowsQuerySchema>
