import { z } from 'zod'

const count = z.int().min(0)

/** What the lines of a file are: the header, rows, blank lines, and what nobody can tell rows from. They add up to `total`. */
export const fileLinesSchema = z.object({
  total: count,
  header: count,
  row: count,
  blank: count,
  notUnderstood: count,
  /** The first of those that are not understood: lines one behind the other, and how the first of them begin. */
  lost: z.array(z.object({ line: count, lines: count, text: z.array(z.string()) })),
})
export type FileLines = z.infer<typeof fileLinesSchema>

/** The encodings that letters of a file may have, where it is no spreadsheet. */
export const FILE_ENCODINGS = ['utf-8', 'windows-1252', 'windows-1256', 'macintosh', 'utf-16le', 'utf-16be'] as const

/** How a file is read, where that is not left to the server's guess. */
export const fileReadAsSchema = z.object({
  encoding: z.enum(FILE_ENCODINGS).optional(),
  /** The line of the names of the columns. */
  headerLine: z.int().min(1).optional(),
  /** The name of the sheet of a spreadsheet. */
  sheet: z.string().max(200).optional(),
  /** What stands in cells that are merged over several rows is said of each of these rows. */
  fillsDown: z.boolean().optional(),
  /** Letters that were read in a wrong encoding before are put right. */
  mendsLetters: z.boolean().optional(),
})
export type FileReadAs = z.infer<typeof fileReadAsSchema>

/**
 * What to know of a file before it is imported. `merged`: cells over several rows. `unworked`: formulas without a result, which are empty. `dates`: where a
 * spreadsheet made dates of other things. `garbled`: letters that were read in a wrong encoding before.
 */
const FILE_NOTES = ['merged', 'unworked', 'dates', 'garbled'] as const

const fileNoteSchema = z.object({
  kind: z.enum(FILE_NOTES),
  cells: count,
  columns: z.array(z.string()),
  examples: z.array(z.string()),
})
export type FileNote = z.infer<typeof fileNoteSchema>

/** How a file was read. */
export const fileReadingSchema = z.object({
  readAs: fileReadAsSchema,
  /** The encoding of its text; null for a spreadsheet. */
  encoding: z.string().nullable(),
  /** Nothing in the file says the encoding. */
  isGuess: z.boolean(),
  headerLine: count,
  /** The first rows, of which one has the names. */
  top: z.array(z.object({ line: count, text: z.string() })),
  /** Some rows as they are read, those with letters beyond ASCII first. */
  rows: z.array(z.array(z.string())),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  notes: z.array(fileNoteSchema),
})
export type FileReading = z.infer<typeof fileReadingSchema>
