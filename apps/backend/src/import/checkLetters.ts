import { Problem } from '../problem.ts'
import { fileRecords } from './fileRecords.ts'
import { titleOf } from './filePieces.ts'
import { plainReason } from './plainReason.ts'
import { openCsv, type CsvOptions } from './openCsv.ts'

/** The rows that are shown. */
const ROWS = 3

/** Rejects with a `Problem` that shows some rows where the encoding of a file is but a guess: a person looks whether their letters are right. */
export async function checkLetters(path: string, options: CsvOptions): Promise<void> {
  const file = await openCsv(path, options)
  if (!file.encoding?.isGuess) return
  const { name } = file.encoding
  const rows: string[] = []
  for await (const { cells } of fileRecords(file, { onHeader: () => undefined })) {
    const texts = Object.values(cells)
    if (/[^\0-\x7F]/.test(texts.join(''))) rows.push(`  ${plainReason(titleOf(texts))}`)
    if (rows.length === ROWS) break
  }
  throw new Problem(
    'file-unusable',
    `The letters of ${path} are not in UTF-8. They are most likely in ${name}, as which they read:\n${rows.join('\n')}\n` +
      `If that is right, run the command again with --encoding ${name}; if not, with the encoding that the file has.`,
  )
}
