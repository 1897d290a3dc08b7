import { encodingOf } from './encodingOf.ts'
import type { MergedCells, OpenFile } from './filePieces.ts'
import { decoderOf } from './openCsv.ts'
import { tablePieces, type TableRow } from './tablePieces.ts'

/** Whether a file is a table of HTML or of XML, which many programs save under the name of a spreadsheet. */
export const isMarkup = (bytes: Buffer): boolean =>
  /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|table|head|meta|style|\?xml|\?mso)/i.test(
    bytes
      .subarray(0, 1000)
      .toString('latin1')
      .replaceAll('\0', '')
      .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE)/, ''),
  )

interface MarkupOptions {
  readonly encoding?: string | undefined
  readonly headerLine?: number | undefined
  /** Each row of a cell over several rows says what stands in the first. */
  readonly fillsDown?: boolean | undefined
}

/** Opens a table of HTML, or of the XML that Excel wrote before XLSX. */
export async function openMarkup(
  bytes: Buffer,
  { encoding: named, headerLine, fillsDown = false }: MarkupOptions,
): Promise<OpenFile> {
  const merged: MergedCells[] = []
  let read = 0
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += PART) {
      read = at
      yield bytes.subarray(at, at + PART)
    }
    read = bytes.length
  }
  const encoding = named === undefined ? await encodingOf(parts()) : { name: named, isGuess: false }
  const decoder = decoderOf(encoding.name)
  async function* text(): AsyncGenerator<string> {
    for await (const part of parts()) yield decoder.decode(part, { stream: true })
    yield decoder.decode()
  }
  return {
    pieces: tablePieces(rowsOf(text(), { fillsDown, merged }), headerLine),
    done: () => (bytes.length === 0 ? 1 : read / bytes.length),
    encoding,
    merged: () => merged,
  }
}

const PART = 65_536
/** More columns are no list of businesses. */
const COLUMNS_MOST = 1000

/** A tag, a comment, or a text up to the next tag. */
const TOKEN = /<!--[^]*?-->|<(\/?)(?:\w+:)?(\w+)([^>]*)>|<[^>]*>|[^<]+/g
const UNSEEN = new Set(['style', 'script', 'title', 'comment'])

interface Span {
  /** The rows that it still goes over. */
  left: number
  text: string
}

/** The rows of tables. Cells over several columns are in the first of them; those over several rows are added to `merged`. */
async function* rowsOf(
  text: AsyncIterable<string>,
  { fillsDown, merged }: { readonly fillsDown: boolean; readonly merged: MergedCells[] },
): AsyncGenerator<TableRow> {
  const spans = new Map<number, Span>()
  let begun = new Map<number, Span>()
  let rest = ''
  let number = 0
  let cells: string[] | undefined
  let column: number | undefined
  let next = 0
  let unseen: string | undefined

  function rowOf(written: readonly string[]): TableRow {
    const row = Array.from(written, (cell) => (cell ?? '').trim())
    number += 1
    for (const [at, span] of spans) {
      if (fillsDown) row[at] ||= span.text
      span.left -= 1
      if (span.left === 0) spans.delete(at)
    }
    for (const [at, span] of begun) {
      merged.push({ rows: [number, number + span.left], columns: [at, at] })
      spans.set(at, { ...span, text: row[at] ?? '' })
    }
    begun = new Map()
    return { number, cells: Array.from(row, (cell) => cell ?? '') }
  }

  function* rowsIn(markup: string): Generator<TableRow> {
    for (const [token, slash, written = '', attributes = ''] of markup.matchAll(TOKEN)) {
      const name = written.toLowerCase()
      if (UNSEEN.has(name)) unseen = slash === '' && !attributes.endsWith('/') ? name : undefined
      else if (unseen !== undefined) continue
      else if (name === 'tr' || name === 'row') {
        if (cells) yield rowOf(cells)
        cells = slash === '' ? [] : undefined
        column = undefined
        next = 0
      } else if (name === 'td' || name === 'th' || name === 'cell') {
        column = undefined
        if (slash !== '' || !cells) continue
        const said = (pattern: RegExp) => Number(pattern.exec(attributes)?.[1] ?? 0)
        while (spans.has(next)) next += 1
        const place = (said(/\bIndex="(\d+)"/) || next + 1) - 1
        if (place >= COLUMNS_MOST) continue
        next = place + Math.max(1, said(/\bcolspan=["']?(\d+)/i), said(/\bMergeAcross="(\d+)/) + 1)
        const left = Math.max(said(/\browspan=["']?(\d+)/i) - 1, said(/\bMergeDown="(\d+)/))
        if (left > 0) begun.set(place, { left, text: '' })
        if (!attributes.endsWith('/')) column = place
      } else if (column !== undefined && cells) {
        const words = name === 'br' ? '\n' : name === '' && !token.startsWith('<') ? spoken(token) : ''
        cells[column] = (cells[column] ?? '') + words
      }
    }
  }

  for await (const part of text) {
    rest += part
    // What comes behind the last tag may be half of one.
    const end = rest.lastIndexOf('>') + 1
    yield* rowsIn(rest.slice(0, end))
    rest = rest.slice(end)
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A text of markup as it is read: line ends are blanks, and signs stand for what they name. */
const spoken = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (sign, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? sign
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : sign
    })
