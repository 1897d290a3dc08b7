import { nameCollator } from '../../sort/nameCollator.ts'
import type { Directory, DirectoryOptions } from '../createDirectory.ts'
import { directoryOf } from '../directoryOf.ts'
import type { ListingRow } from '../../rows/rows.ts'
import { ENGLISH, searchTexts } from '../index/searchTexts.ts'
import { createSegment } from '../segment.ts'
import { readContainer } from './container.ts'
import { fileRows, unescaped, UTF_8 } from './fileRows.ts'
import type { IndexFile } from './indexFile.ts'

/**
 * The directory of an index file that `encodeIndex` made for browsers. It answers as that of the whole listings does, with rows that have no more than
 * a search needs; the id of a row is its number, from 0, as a text. Changes put whole listings under such ids. They are kept beside the file, and
 * each change costs as much as all of them: after many, fetch a new file. Facts that the file does not have are not known.
 *
 * Throws an Error if the file is damaged, of another version, or for servers. Do not change its bytes.
 */
export function openIndex(
  bytes: Uint8Array<ArrayBuffer>,
  { names = ENGLISH, facts, geo }: DirectoryOptions = {},
): Directory<ListingRow> {
  // The checksum says that `encodeIndex` wrote it.
  const file = readContainer(bytes) as IndexFile
  if (file.server) throw new Error('An index file for servers')
  const lines = UTF_8.decode(file.names).split('\n')
  const rows = fileRows(file, { nameAt: (row) => unescaped(lines[row]!), idAt: String })
  const options = { collator: nameCollator(names.locale), texts: searchTexts(names), facts: file.facts && facts }
  return directoryOf([createSegment(rows, options)], names, geo)
}
