import { nameCollator } from '../../sort/nameCollator.ts'
import type { Directory, DirectoryOptions } from '../createDirectory.ts'
import { directoryOf } from '../directoryOf.ts'
import { namedFields } from '../index/docLayout.ts'
import { assembleIndex } from '../index/segmentIndex.ts'
import { rowLookup } from '../rowLookup.ts'
import type { ListingRow } from '../../rows/rows.ts'
import { ENGLISH, searchTexts } from '../index/searchTexts.ts'
import { createSegment, segmentOf } from '../segment.ts'
import { readContainer } from './container.ts'
import { fileRows, unescaped, UTF_8 } from './fileRows.ts'
import { languageOf, type IdColumn, type IndexFile } from './indexFile.ts'

/** The directory of an index file for servers. */
export interface ServerDirectory extends Directory<ListingRow> {
  /** The number of the row with an id in the file, from 0, which is its id in a file for browsers of the same directory. */
  readonly rowOf: (id: string) => number | undefined
}

/**
 * The directory of an index file that `encodeIndex` made for servers. It answers as that of the whole listings does, with rows that have no more than
 * a search needs, under the ids of the listings. Changes put whole listings. They are kept beside the file, and each change costs as much as all
 * of them: after many, write a new file. Facts that the file does not have are not known.
 *
 * The bytes are viewed, not read: they are all that most of the directory takes, so do not change them. What is built in the file is used if it was
 * built for these `names`; otherwise it is built here. Throws an Error if the file is damaged, of another version, or for browsers.
 */
export function openServerIndex(
  bytes: Uint8Array<ArrayBuffer>,
  { names = ENGLISH, facts, geo }: DirectoryOptions = {},
): ServerDirectory {
  // The checksum says that `encodeIndex` wrote it.
  const file = readContainer(bytes) as IndexFile
  const { server } = file
  if (!server) throw new Error('An index file for browsers')
  const rows = fileRows(file, { nameAt: lineReader(file.names, server.nameStarts), idAt: idReader(server.ids) })
  const texts = searchTexts(names)
  const options = { collator: nameCollator(names.locale), texts, facts: file.facts && facts }
  const fields = namedFields(rows.fields(), texts)
  const { built } = server
  const segment =
    server.language === languageOf(options.collator, fields)
      ? {
          ...segmentOf(assembleIndex(rows, { ...built, layout: { ...built.layout, fields } }, options)),
          findSlug: rowLookup(rows.size, rows.slugAt, () => server.slugSlots),
          findId: rowLookup(rows.size, rows.idAt, () => server.idSlots),
        }
      : createSegment(rows, options)
  // Assigned, because a spread would put all listings together.
  return Object.assign(directoryOf([segment], names, geo), {
    rowOf: (id: string) => segment.findId(id, () => true),
  })
}

function lineReader(lines: Uint8Array, starts: Uint32Array): (row: number) => string {
  return (row) => unescaped(UTF_8.decode(lines.subarray(starts[row], starts[row + 1]! - 1)))
}

function idReader(ids: IdColumn): (row: number) => string {
  if ('lines' in ids) return lineReader(ids.lines, ids.starts)
  return (row) => {
    let id = ''
    for (let at = 0; at < 16; at += 1) id += (HYPHENS.has(at) ? '-' : '') + HEX[ids.uuids[row * 16 + at]!]!
    return id
  }
}

/** A UUID has hyphens before these bytes. */
const HYPHENS = new Set([4, 6, 8, 10])
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
