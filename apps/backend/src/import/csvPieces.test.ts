import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvPieces } from './csvPieces.ts'
import { lineTally, type FilePiece } from './filePieces.ts'

/** The pieces of a text that comes in parts of some length. */
async function piecesOf(text: string, length = 7): Promise<readonly FilePiece[]> {
  const parts = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
  const pieces: FilePiece[] = []
  for await (const piece of csvPieces(partsOf(parts), { separator: ',' })) pieces.push(piece)
  return pieces
}

async function* partsOf(parts: readonly string[]): AsyncGenerator<string> {
  yield* parts
}

const rowsOf = (pieces: readonly FilePiece[]) => pieces.filter(({ kind }) => kind === 'row').map(({ cells }) => cells)

function tallied(pieces: readonly FilePiece[]) {
  const tally = lineTally()
  for (const piece of pieces) tally.add(piece)
  return tally.lines()
}

/** As an editor counts the lines of a text. */
function linesOf(text: string): number {
  const lines = text.split(/\r\n|\r|\n/)
  return lines.at(-1) === '' ? lines.length - 1 : lines.length
}

/** A file of a thousand rows, of which one has a stray quote. */
const THOUSAND = ['id,name,town', ...Array.from({ length: 1000 }, (_, at) => `${at},${at === 2 ? '"' : ''}Shop,Rundu`)]

describe('a stray quote', () => {
  test('costs its row and no other, and the lines add up', async () => {
    const pieces = await piecesOf(THOUSAND.join('\n'), 1000)
    expect(rowsOf(pieces)).toHaveLength(1000)
    expect(pieces.filter(({ strayQuote }) => strayQuote !== undefined)).toStrictEqual([
      { kind: 'row', line: 4, lines: 1, cells: ['2', '"Shop', 'Rundu'], strayQuote: 1 },
    ])
    expect(tallied(pieces)).toStrictEqual({ total: 1001, header: 1, row: 1000, blank: 0, notUnderstood: 0, lost: [] })
  })

  test.each([
    ['that a later one closes', '1,"a,b\n2,c,d\n3,e,f\n4,g,h\n5,i",j\n6,k,l', [0], []],
    ['behind a cell with line breaks', '1,"a\nb",c\n2,"d,e\n3,f,g', [1], []],
    ['in a row of quoted cells', '"1","a","b"\n"2","c,"d"\n"3","e","f"', [1], []],
    ['in a line that is too short', '1,a,b\n2,"c\n3,e,f', [], [{ line: 3, lines: 1, text: ['2,"c'] }]],
    [
      'in a cell with line breaks',
      '1,a,b\n2,"c\nd, e\nf" g,h\n\n3,i,j',
      [],
      [{ line: 3, lines: 3, text: ['2,"c', 'd, e', 'f" g,h'] }],
    ],
  ])('%s', async (_, rows, faulty, lost) => {
    const pieces = await piecesOf(`id,name,town\n${rows}`)
    const read = pieces.filter(({ kind }) => kind === 'row')
    expect(read.every(({ cells }) => cells.length === 3)).toBe(true)
    expect(read.flatMap(({ strayQuote }, at) => (strayQuote === undefined ? [] : [at]))).toStrictEqual(faulty)
    expect(tallied(pieces).lost).toStrictEqual(lost)
  })
})

test('cells of several lines are text, also where each line has as many commas as a row', async () => {
  const rows = [
    ['1', 'Monday, 8\nTuesday, 9\nWednesday, 10\nThursday, 11\nFriday, 12'],
    ['2', 'Dear sir,\n\nyes'],
  ]
  const written = rows.map(([id, text]) => `${id},"${text}"`).join('\r\n')
  expect(rowsOf(await piecesOf(`id,text\r\n${written}`))).toStrictEqual(rows)
})

test('places that are not understood are shown in part, and counted whole', async () => {
  const broken = Array.from({ length: 30 }, (_, at) => `${at},"x\n${'y,'.repeat(200)}\nz\nz\n1,a,b`)
  const { lost, notUnderstood } = tallied(await piecesOf(`id,name,town\n${broken.join('\n')}`, 500))
  expect(lost).toHaveLength(20)
  expect(lost[0]).toStrictEqual({ line: 2, lines: 4, text: ['0,"x', 'y,'.repeat(80), 'z'] })
  expect(notUnderstood).toBe(120)
})

describe('whatever a file holds', () => {
  const anything = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', '\r\n', ' ', 'a', 'é'), maxLength: 60 })

  test('each of its lines is of one piece, and all of them add up', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.integer({ min: 1, max: 9 }), async (text, length) => {
        const pieces = await piecesOf(text, length)
        let line = 1
        for (const piece of pieces) {
          expect(piece.line).toBe(line)
          line += piece.lines
        }
        const { total, header, row, blank, notUnderstood } = tallied(pieces)
        expect(total).toBe(linesOf(text))
        expect(header + row + blank + notUnderstood).toBe(total)
        // However it comes.
        expect(pieces).toStrictEqual(await piecesOf(text, 1000))
      }),
    )
  })

  const word = fc
    .string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'ü'), minLength: 1, maxLength: 4 })
    .map((text) => `x${text}`)
  const cell = fc.oneof(
    word,
    fc.array(word, { maxLength: 3 }).map((words) => words.join(', ')),
    word.map((text) => `"${text}"`),
  )
  const row = fc.tuple(word, cell, cell)
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lineOf = (cells: readonly string[]) => cells.map(quoted).join(',')

  test('rows are read as they were written', async () => {
    const long = fc.oneof(
      cell,
      fc.array(word, { maxLength: 4 }).map((words) => words.join('\n')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(word, long, long), { minLength: 1 }), async (rows) => {
        const text = ['a,b,c', ...rows.map(lineOf)].join('\n')
        expect(rowsOf(await piecesOf(text))).toStrictEqual(rows)
      }),
    )
  })

  test('one quote too many or too few costs one row', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        async (rows, chosen, place, isMore) => {
          const lines = rows.map(lineOf)
          const at = chosen % rows.length
          const line = lines[at]!
          const quotes = [...line.matchAll(/"/g)].map(({ index }) => index)
          const cut = isMore || quotes.length === 0 ? place % (line.length + 1) : quotes[place % quotes.length]!
          const broken =
            isMore || quotes.length === 0
              ? `${line.slice(0, cut)}"${line.slice(cut)}`
              : line.slice(0, cut) + line.slice(cut + 1)
          const read = rowsOf(await piecesOf(['a,b,c', ...lines.with(at, broken)].join('\n')))
          for (const [index, cells] of rows.entries()) if (index !== at) expect(read).toContainEqual(cells)
        },
      ),
    )
  })
})
