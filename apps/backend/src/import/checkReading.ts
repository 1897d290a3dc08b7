import { Problem } from '../report/problem.ts'
import { noteTally } from './fileNotes.ts'
import { titleOf, type OpenFile } from './filePieces.ts'
import { fileRecords } from './fileRecords.ts'
import { openFile, type ReadAs } from './openFile.ts'
import { fileNoteLines } from './printImport.ts'
import { plainReason } from '../report/plainReason.ts'

/** The rows that are shown. */
const ROWS = 3

/**
 * Rejects with a `Problem` where a person has to say how a file is read before a command imports it: its encoding is but a guess, of which some rows are
 * shown, or it has cells over several rows.
 */
export async function checkReading(path: string, opened: OpenFile, readAs: ReadAs): Promise<void> {
  if (opened.encoding?.isGuess) await askLetters(path, opened.encoding.name, readAs)
  if (opened.merged && readAs.fillsDown === undefined) await askMerged(path, readAs)
}

async function askLetters(path: string, encoding: string, readAs: ReadAs): Promise<void> {
  const rows: string[] = []
  for await (const { cells } of fileRecords(await openFile(path, readAs), { onHeader: () => undefined })) {
    const texts = Object.values(cells)
    if (/[^\0-\x7F]/.test(texts.join(''))) rows.push(`  ${plainReason(titleOf(texts))}`)
    if (rows.length === ROWS) break
  }
  throw new Problem(
    'file-unusable',
    `The letters of ${path} are not in UTF-8. They are most likely in ${encoding}, as which they read:\n${rows.join('\n')}\n` +
      `If that is right, run the command again with --encoding ${encoding}; if not, with the encoding that the file has.`,
  )
}

async function askMerged(path: string, readAs: ReadAs): Promise<void> {
  const file = await openFile(path, readAs)
  let notes = noteTally([], {})
  let headerLine = 0
  const onHeader = (header: readonly string[], line: number) => {
    notes = noteTally(header, {})
    headerLine = line
  }
  // The cells that are merged are known once all rows have come by.
  for await (const _ of fileRecords(file, { onHeader }));
  const merged = notes.notes(file.merged?.() ?? [], headerLine)
  if (merged.length === 0) return
  throw new Problem(
    'file-unusable',
    `${fileNoteLines(merged)}Run the command again with --merged fill, so that each of these rows has the text, or with --merged leave.`,
  )
}
