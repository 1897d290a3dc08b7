import { readFile } from 'node:fs/promises'
import type { FileReadAs } from '@dira/data'
import type { OpenFile } from './filePieces.ts'
import { ImportError } from './importError.ts'
import { isMarkup, openMarkup } from './markupTable.ts'
import { beginningOf, fileSize, openCsv, openCsvBytes } from './openCsv.ts'
import { openSpreadsheet } from './spreadsheet.ts'

/** How a file is read, where that is not left to a guess. A command takes any encoding that there is. */
export type ReadAs = Omit<FileReadAs, 'encoding'> & { readonly encoding?: string | undefined }

/** Opens a file in memory by what is in it, whatever its name says. Rejects with an `ImportError` where it is a spreadsheet that cannot be read. */
export async function openFileBytes(bytes: Buffer, readAs: ReadAs = {}): Promise<OpenFile> {
  if (bytes.subarray(0, 2).equals(Buffer.of(0xd0, 0xcf))) {
    const why = 'This is a spreadsheet of before 2007, or it has a password. Save it as XLSX or CSV.'
    throw new ImportError('old-spreadsheet', why)
  }
  if (isMarkup(bytes)) return openMarkup(bytes, readAs)
  return isArchive(bytes) ? openSpreadsheet(bytes, readAs) : openCsvBytes(bytes, readAs)
}

/** Opens a file of the disk in the same way. A text is read piece by piece, however large it is. */
export async function openFile(path: string, readAs: ReadAs = {}): Promise<OpenFile> {
  await fileSize(path)
  const beginning = Buffer.from(await beginningOf(path))
  const isText = !isArchive(beginning) && !isMarkup(beginning) && beginning[0] !== 0xd0
  return isText ? openCsv(path, readAs) : openFileBytes(await readFile(path), readAs)
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
