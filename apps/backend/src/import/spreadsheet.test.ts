import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spreadsheetFile, spreadsheetOf, zipFile } from '../testing/spreadsheetFile.ts'
import type { FilePiece } from './filePieces.ts'
import { openSpreadsheet } from './spreadsheet.ts'

async function piecesOf(archive: Buffer): Promise<readonly FilePiece[]> {
  const pieces: FilePiece[] = []
  const file = await openSpreadsheet(archive)
  for await (const piece of file.pieces) pieces.push(piece)
  expect(file.done()).toBe(1)
  return pieces
}

const cellsOf = (pieces: readonly FilePiece[]) => pieces.map(({ cells }) => cells)

const HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>'
/** What a cell of a sheet says, by its XML. */
async function read(cell: string, parts?: Record<string, string>): Promise<string | undefined> {
  const pieces = await piecesOf(spreadsheetOf(`${HEAD}<row>${cell}</row>`, parts))
  return pieces[1]?.cells[0]
}

const STYLES = {
  'xl/styles.xml': `<styleSheet><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy&quot; day&quot;"/><numFmt numFmtId="165" formatCode="[Red]&quot;days&quot; 0.00"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
}
const TEXTS = {
  'xl/sharedStrings.xml':
    '<x:sst xmlns:x="y"><x:si><x:t>one</x:t></x:si><x:si><x:r><x:t>Caf</x:t></x:r><x:r><x:t xml:space="preserve">é &amp; co </x:t></x:r><x:rPh><x:t>kafe</x:t></x:rPh></x:si></x:sst>',
}

describe('a cell', () => {
  test.each([
    ['a text of its own', '<c t="inlineStr"><is><t>=1+1 &lt;b&gt;</t></is></c>', '=1+1 <b>'],
    ['a text in parts', '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
    ['a text with what XML cannot hold', '<c t="inlineStr"><is><t>a_x000A_b<![CDATA[&]]></t></is></c>', 'a\nb&'],
    ['a shared text', '<c t="s"><v>0</v></c>', 'one'],
    ['a shared text in parts', '<c t="s"><v>1</v></c>', 'Café & co '],
    ['what a formula says', '<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>', 'ax'],
    ['a number', '<c><v>264612345</v></c>', '264612345'],
    ['a number with an exponent', '<c t="n"><v>-2.25E1</v></c>', '-22.5'],
    ['a date', '<c s="1"><v>43952</v></c>', '2020-05-01'],
    ['a date with a format of its own', '<c s="2"><v>43952.354166666664</v></c>', '2020-05-01 08:30'],
    ['a number with words in its format', '<c s="3"><v>43952</v></c>', '43952'],
    ['a time of day', '<c s="4"><v>0.3541666666666667</v></c>', '08:30'],
    ['a date of the standard', '<c t="d"><v>2020-05-01</v></c>', '2020-05-01'],
    ['yes', '<c t="b"><v>1</v></c>', 'TRUE'],
  ])('has %s', async (_, cell, text) => {
    expect(await read(cell, { ...STYLES, ...TEXTS })).toBe(text)
  })

  test('that could not be worked out is empty', async () => {
    expect(await read('<c t="e"><v>#N/A</v></c><c t="inlineStr"><is><t>b</t></is></c>')).toBe('')
  })

  test('has a date of 1904 where the file says so', async () => {
    const book = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet state="hidden" r:id="r9"/><sheet r:id="r1"/></sheets></workbook>',
    }
    expect(await read('<c s="1"><v>42490</v></c>', { ...STYLES, ...book })).toBe('2020-05-01')
  })
})

describe('a sheet', () => {
  const text = (ref: string, written: string) => `<c ${ref} t="inlineStr"><is><t>${written}</t></is></c>`

  test('has rows and cells where they stand, and each line is accounted for', async () => {
    const rows = [
      `<row r="2">${text('r="A2"', 'a')}${text('r="B2"', 'b')}${text('r="C2"', ' ')}</row>`,
      `<row r="5">${text('r="B5"', 'x')}</row>`,
      `<row>${text('r="A6"', 'y')}${text('r="AB6"', 'far')}</row>`,
      '<row r="7"><c r="A7" s="1"/></row>',
    ]
    const pieces = await piecesOf(spreadsheetOf(rows.join('')))
    expect(pieces.map(({ kind, line, lines }) => [kind, line, lines])).toStrictEqual([
      ['blank', 1, 1],
      ['header', 2, 1],
      ['blank', 3, 2],
      ['row', 5, 1],
      ['row', 6, 1],
      ['blank', 7, 1],
    ])
    expect(pieces[1]?.cells.slice(0, 3)).toStrictEqual(['a', 'b', ''])
    expect(pieces[3]?.cells.slice(0, 3)).toStrictEqual(['', 'x', ''])
    // As wide as the widest row near the names.
    for (const at of [1, 3, 4]) expect(pieces[at]?.cells).toHaveLength(28)
  })

  test('may leave the addresses of its cells and the numbers of its rows out', async () => {
    const rows = [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]
    const xml = rows.map((cells) => `<row>${cells.map((cell) => text('', cell)).join('')}</row>`).join('')
    expect(cellsOf(await piecesOf(spreadsheetOf(xml)))).toStrictEqual(rows)
  })

  test('gives what was written, whatever that is', async () => {
    const cell = fc
      .string({
        unit: fc.constantFrom('a', ' ', '&', '<', '"', ',', '\n', 'é', '猫', ']]>'),
        minLength: 1,
        maxLength: 6,
      })
      .map((written) => `x${written}`)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        async (rows) => {
          expect(cellsOf(await piecesOf(spreadsheetFile(rows)))).toStrictEqual(rows)
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('a hostile or broken spreadsheet is refused with its reason', () => {
  const good = spreadsheetFile([['name'], ['A']])
  const damaged = Buffer.from(good)
  damaged.fill(0xff, damaged.indexOf('sheet1.xml') + 12, damaged.indexOf('sheet1.xml') + 30)

  test.each([
    [
      'that unpacks to a thousand times its size',
      spreadsheetOf('<row/>'.repeat(10_000_000)),
      'unpacks to more than 200 times its size',
    ],
    [
      'that says it is smaller than it is',
      smaller(spreadsheetOf('<row/>'.repeat(10_000))),
      'more is in it than it says',
    ],
    ['with a cell far out', spreadsheetOf('<row><c r="XFD1" t="b"><v>1</v></c></row>'), 'more than 1,000 columns'],
    ['that is cut off', good.subarray(0, -30), 'its end is missing'],
    ['that is damaged', damaged, 'cannot be read'],
    ['with a password', withFlag(good), 'it has a password'],
    ['without a sheet', zipFile({ 'xl/workbook.xml': '<workbook/>' }), 'There is no sheet'],
    [
      'that is no XML',
      spreadsheetOf('', { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row></worksheet>' }),
      'cannot be read: 1:39: unexpected close tag. Save',
    ],
    ['with an archive of something else', zipFile({ 'readme.txt': 'no' }), 'There is no sheet'],
  ])('%s', async (_, archive, sentence) => {
    await expect(piecesOf(archive)).rejects.toThrow(sentence)
  })

  /** With the size of each file in its list as if nothing came out. */
  function smaller(archive: Buffer): Buffer {
    for (let at = archive.indexOf('PK\u0001\u0002'); at !== -1; at = archive.indexOf('PK\u0001\u0002', at + 1))
      archive.writeUInt32LE(1, at + 24)
    return archive
  }

  function withFlag(archive: Buffer): Buffer {
    const copy = Buffer.from(archive)
    copy.writeUInt16LE(1, copy.indexOf('PK\u0001\u0002') + 8)
    return copy
  }
})
