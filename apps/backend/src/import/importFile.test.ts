import { readFileSync } from 'node:fs'
import type { FileReadAs } from '@dira/data'
import { describe, expect, test } from 'vitest'
import { spreadsheetFile, spreadsheetOf } from '../testing/spreadsheetFile.ts'
import { readImportFile, type StoredRecord } from './importFile.ts'
import { doubledFields, mapColumns, readingOf } from './importMapping.ts'

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/files/${name}`, import.meta.url))

async function read(content: Buffer | string, readAs: FileReadAs = {}) {
  const records: StoredRecord[] = []
  const file = await readImportFile(Buffer.from(content), {
    ...readAs,
    onBatch: async (batch) => void records.push(...batch.records),
  })
  return {
    ...file,
    faults: records.map(({ fault }) => fault),
    rows: records.map(({ cells }) => cells),
    notes: file.reading.notes,
  }
}

const bytes = (encoding: 'latin1' | 'utf16le', text: string) => Buffer.from(text, encoding)
const inArabic = (text: string) => {
  const letters = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Buffer.from(Array.from(text, (letter) => letters.indexOf(letter)))
}
const onMac = (text: string) => {
  const letters = new TextDecoder('macintosh').decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Buffer.from(Array.from(text, (letter) => letters.indexOf(letter)))
}

describe('lines and cells', () => {
  test.each([
    ['a header with another line end', fixture('01-header-crlf-rows-lf.csv'), 12],
    ['cells that are missing at a row’s end', fixture('02-excel-trailing-cells-missing.csv'), 24],
    ['three line ends', 'name,city\nA,B\r\nC,D\rE,F', 3],
    ['a header that ends as rows on Windows do not', 'nom;ville\nA;Lomé\r\nB;Thiès\r\n', 2],
    ['a header that ends as on an old Mac', 'name\tcity\rA\tB\nC\tD\nE\tF', 3],
    ['line ends in its cells that are not those of its rows', 'name,city\r\n"A\nB",C\n"D\r\nE",F\n', 2],
    ['nothing but a name', 'name,city,phone\nA\nB,Lusaka\nC,Lusaka,1', 3],
    ['semicolons and rows that end early', 'nom;ville;pays;tel\nA;Lomé;;\nB;Lomé\nC\n', 3],
    ['tabs and rows that end early', 'الاسم\tالمدينة\tالهاتف\nA\tطنجة\nB\n', 2],
    ['quoted cells in a row that ends early', '"name","city","phone"\n"A"\n"B, C","Accra"\n', 2],
    ['empty cells behind the last column', 'name,city\nA,B,,,\nC,D\n', 2],
    ['semicolons below a title with commas', 'Members, by town, 2026\n\nname;city\nA;B\nC\n', 2],
  ])('a file with %s loses no row', async (_, content, rows) => {
    const { total, faults } = await read(content)
    expect(total).toBe(rows)
    expect(faults.filter((fault) => fault !== undefined)).toStrictEqual([])
  })

  test('a row with more cells than columns is rejected', async () => {
    expect((await read('name,city\nA,B,C\nD,E\n')).faults).toStrictEqual(['has 3 cells instead of 2', undefined])
  })
})

describe('the row of the names', () => {
  test('is found below titles, and a sum is no business', async () => {
    const { header, reading, faults, lines, rows } = await read(fixture('15-title-rows-above-header.xlsx'))
    expect(header).toStrictEqual(['name', 'category', 'country', 'city', 'phone'])
    expect(reading).toMatchObject({ headerLine: 4, sheet: 'List', encoding: null })
    expect(reading.top.slice(0, 3).map(({ line, text }) => [line, text])).toStrictEqual([
      [1, 'Association of Example Hoteliers, members 2026'],
      [2, 'printed 26 November 2026'],
      [4, 'name · category · country · city · phone'],
    ])
    expect(lines).toMatchObject({ total: 7, header: 3, row: 3, blank: 1 })
    expect(rows[0]).toStrictEqual(['Sheet House', 'hotel', 'Kenya', 'Nairobi', '0722 555 010'])
    expect(faults).toStrictEqual([undefined, undefined, expect.stringContaining('sum of the rows')])
  })

  test.each([
    ['in French, with commas', 'Annuaire 2026\n\nnom,ville,pays\nA,Dakar,Sénégal\n', 3],
    ['in no known language, by its width', 'ዝርዝር\nስራ;ቦታ;መለያ\nA;B;C\nD;E;F\n', 2],
    ['below a title as wide as it', 'Our,club,members,here\nname,category,country,city\nA,shop,KE,Nairobi\n', 2],
    ['that stands first', 'name,category\nShop,Shop\n', 1],
    ['below one that Excel understands', 'sep=;\nname;city\nA;B\n', 2],
    ['with one known name, above values that are names too', 'Betrieb,Ort\nLand,Shop\nA,B\n', 1],
  ])('is found %s', async (_, content, line) => {
    expect((await read(content)).reading.headerLine).toBe(line)
  })

  test('is another one where somebody says so', async () => {
    const content = 'name,city,phone\nReal name,Town,Number\nA,B,1\n'
    expect((await read(content)).header).toStrictEqual(['name', 'city', 'phone'])
    const chosen = await read(content, { headerLine: 2 })
    expect(chosen.header).toStrictEqual(['Real name', 'Town', 'Number'])
    expect(chosen.rows).toStrictEqual([['A', 'B', '1']])
    const rows = [
      ['name', 'city'],
      ['Real name', 'Town'],
      ['A', 'B'],
    ]
    expect((await read(spreadsheetFile(rows), { headerLine: 2 })).header).toStrictEqual(['Real name', 'Town'])
    await expect(read(content, { headerLine: 9 })).rejects.toThrow('Line 9 is none of the first rows')
  })

  test.each([
    ['Total,,3', true],
    ['TOTAL GÉNÉRAL;;1.250,00', true],
    ['Somme:,12,', true],
    ['Total,Lusaka,3', false],
    ['Total,,0211555010', false],
    ['Total,,', false],
  ])('%s below it is a sum: %s', async (row, isSum) => {
    const { faults } = await read(`name${row.includes(';') ? ';' : ','}city${row.includes(';') ? ';' : ','}n\n${row}\n`)
    expect(faults[0] !== undefined).toBe(isSum)
  })
})

describe('names of columns', () => {
  test('that are the same have to be told apart, and empty columns are left out', async () => {
    const { header, samples, rows } = await read(fixture('25-duplicate-and-empty-headers.csv'))
    expect(header).toStrictEqual([
      'id',
      'name (1)',
      'name (2)',
      'category',
      'country',
      'notes (1)',
      'notes (2)',
      'Column 8',
      'Column 9',
    ])
    expect(rows[0]?.slice(1, 3)).toStrictEqual(['Name One', 'Name Two'])
    const mapped = mapColumns(header, samples, { columns: {} }, null)
    const toChoose = mapped.filter(({ field, isLeftOut }) => field === null && !isLeftOut)
    expect(toChoose.map(({ name }) => name)).toStrictEqual(['notes (1)', 'notes (2)'])
    const doubled = mapped.filter(({ field }) => field === 'name')
    expect(doubled.map(({ name, canJoin }) => [name, canJoin])).toStrictEqual([
      ['name (1)', true],
      ['name (2)', true],
    ])
    expect(doubledFields(mapped, {})).toStrictEqual(['name'])
    expect(doubledFields(mapped, { joined: ['name'] })).toStrictEqual([])
    const { columns, joins } = readingOf(mapped, { columns: {}, values: {}, status: 'draft', joined: ['name'] })
    expect([columns.name, joins.name]).toStrictEqual(['name (1)', ['name (1)', 'name (2)']])
  })

  test.each([
    [
      ['name', '', 'name', 'name (1)'],
      ['name (2)', 'Column 2', 'name (3)', 'name (1)'],
    ],
    [
      ['Name', 'name'],
      ['Name', 'name'],
    ],
    [
      ['', ''],
      ['Column 1', 'Column 2'],
    ],
  ])('%j are %j', async (names, told) => {
    const rows = [
      [...names, 'category', 'country'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ]
    const { header } = await read(spreadsheetFile(rows))
    expect(header.slice(0, names.length)).toStrictEqual(told)
    expect(new Set(header).size).toBe(header.length)
  })
})

describe('letters', () => {
  test('of one cut byte cost one row, and no accent', async () => {
    const { rows, faults, reading } = await read(fixture('06-utf8-with-one-cut-letter.csv'))
    expect(reading).toMatchObject({ encoding: 'utf-8', isGuess: false })
    expect(faults.map((fault) => fault ?? '')).toStrictEqual([
      '',
      '',
      'name has a letter that cannot be read (\uFFFD)',
      '',
    ])
    expect(rows.map(([, name]) => name).join()).toContain('Café Zoë')
  })

  test.each([
    ['of two bytes', 'مطعم النخلة', [0xd8]],
    ['of three bytes', 'ልዩ ቡና', [0xe1, 0x88]],
    ['of four bytes', 'Plage 🏖', [0xf0, 0x9f]],
    ['that another program left', 'Café', [0xe9]],
  ])('%s cost their row alone where one is cut', async (_, word, cut) => {
    const rows = Array.from({ length: 6 }, (__, at) => `${word} ${at},Pétrus\n`)
    const content = [`name,city\n${rows.join('')}${word}`, Buffer.from(cut), `,Thiès\n${word},Lomé\n`]
    const file = await read(Buffer.concat(content.map((part) => Buffer.from(part))))
    expect(file.faults.flatMap((fault, at) => (fault === undefined ? [] : [at]))).toStrictEqual([6])
    expect(file.rows[7]).toStrictEqual([word, 'Lomé'])
  })

  test('of Windows-1256 are shown before they are accepted', async () => {
    const { header, rows, reading } = await read(fixture('05-excel-arabic-windows-1256.csv'))
    expect(reading).toMatchObject({ encoding: 'windows-1256', isGuess: true })
    expect(header[0]).toBe('الاسم')
    expect(rows[0]?.slice(0, 4)).toStrictEqual(['مطعم النخلة المثال', 'مطعم', 'مصر', 'القاهرة'])
    expect(reading.rows[0]?.[0]).toBe('مطعم النخلة المثال')
  })

  test.each([
    ['windows-1252', bytes('latin1', 'nom;ville\nCafé d’Été;Sao Tomé\nPâtisserie Noël;Lomé\n'), true],
    ['windows-1252', bytes('latin1', 'nome,cidade\nPADARIA SÃO JOÃO,Luanda\nMercado d\x92Água,Beira\n'), true],
    ['windows-1252', bytes('latin1', 'name,city\nCaf\xe9,Accra\n'), true],
    ['windows-1256', inArabic('الاسم,المدينة\nصيدلية الشفاء,طنجة\nCafé الأمل,فاس\n'), true],
    ['windows-1256', inArabic('name,city\nمقهى,Tripoli\n'), true],
    ['macintosh', onMac('nom,ville\nHôtel de l’Étoile,Lomé\nBoulangerie à côté,Thiès\n'), true],
    ['macintosh', onMac('name,city\nCafé Zoë,Abidjan\n'), true],
    ['utf-16le', bytes('utf16le', '\uFEFFname,city\nمقهى,x\n'), false],
    ['utf-16le', bytes('utf16le', 'name\tcity\nمقهى الأمل\tطنجة\n'), true],
    ['utf-16be', bytes('utf16le', 'name,city\nCafé,Accra\n').swap16(), true],
    ['utf-8', Buffer.from('name,city\nCafé,ልዩ\n'), false],
    ['utf-8', Buffer.from('name,city\nx\0y,Accra\n'), false],
    ['utf-8', Buffer.from('name,city\nCafe,Accra\n'), false],
  ])('are found to be %s: %#', async (encoding, content, isGuess) => {
    const { reading, rows } = await read(content)
    expect(reading).toMatchObject({ encoding, isGuess })
    expect(rows.join()).not.toContain('\uFFFD')
  })

  test('are in the encoding that somebody chooses', async () => {
    const { rows, reading } = await read(bytes('latin1', 'name,city\nCafé,Accra\n'), { encoding: 'windows-1252' })
    expect(rows[0]?.[0]).toBe('Café')
    expect(reading).toMatchObject({ encoding: 'windows-1252', isGuess: false, readAs: { encoding: 'windows-1252' } })
  })

  test('that were read in a wrong encoding before are put right where somebody says so', async () => {
    const content = 'name,city\nCafÃ© ZoÃ«,Accra\nPlain,LomÃ©\n'
    const { rows, notes } = await read(content)
    expect(rows[0]?.[0]).toBe('CafÃ© ZoÃ«')
    expect(notes).toStrictEqual([
      {
        kind: 'garbled',
        cells: 2,
        columns: ['name', 'city'],
        examples: ['CafÃ© ZoÃ« → Café Zoë', 'LomÃ© → Lomé'],
      },
    ])
    expect((await read(content, { mendsLetters: true })).rows).toStrictEqual([
      ['Café Zoë', 'Accra'],
      ['Plain', 'Lomé'],
    ])
  })

  test.each([
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), 'neither a text nor a spreadsheet'],
    ['', 'The file is empty'],
    ['\n\n', 'The file is empty'],
    ['name,city\n', 'nothing below'],
    ['12,Nairobi,x@y.example\n13,Kisumu,z@y.example\n', 'No row at the beginning'],
  ])('and what is no list is refused: %#', async (content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  })
})

describe('a table that is called a spreadsheet', () => {
  const RIGHT = [
    ['Café & Co', 'Accra', ''],
    ['Two', '', '0244'],
  ]
  const HTML =
    '<table border=1><tr><th>name<th>city</th><th>phone</th></tr>\n<tr><td>Caf&#233; &amp;\n Co</td><td><b>Acc</b>ra</td><td></td></tr><tr><td colspan="2">Two</td><td>0244</td></tr></table>'
  const XML =
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><DocumentProperties><Title>x</Title></DocumentProperties><Worksheet ss:Name="A"><Table><Row ss:AutoFitHeight="0"><Cell><Data ss:Type="String">name</Data></Cell><Cell><Data>city</Data></Cell><Cell><Data>phone</Data></Cell></Row><Row><Cell><Data>Café &amp; Co</Data></Cell><Cell><Data>Accra</Data></Cell></Row><Row><Cell><Data>Two</Data></Cell><Cell ss:Index="3"><Data>0244</Data></Cell></Row></Table></Worksheet></Workbook>'
  test.each([
    ['HTML', HTML],
    [
      'HTML with a head',
      `<!DOCTYPE html><html><head><style>td { x: 1 }</style></head><body><h1>Members</h1>${HTML}</body></html>`,
    ],
    ['HTML below a mark', `\uFEFF<meta charset=utf-8><!-- <tr><td>no</td></tr> -->${HTML}`],
    ['HTML in UTF-16', bytes('utf16le', `\uFEFF<html>${HTML}</html>`)],
    ['XML', XML],
    ['XML with prefixes', XML.replaceAll(/<(\/?)(Row|Cell|Data)/g, '<$1ss:$2')],
  ])('and is %s is read', async (_, content) => {
    const { header, rows, faults } = await read(content)
    expect(header).toStrictEqual(['name', 'city', 'phone'])
    expect(rows).toStrictEqual(RIGHT)
    expect(faults).toStrictEqual([undefined, undefined])
  })

  test('is read whatever its parts are cut at, and without rows it is refused', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `<tr><td>Café ${at}</td><td>Accra</td></tr>`)
    const { rows } = await read(`<table><tr><td>name</td><td>city</td></tr>${many.join('\n')}</table>`)
    expect(rows.map(([name]) => name)).toStrictEqual(many.map((_, at) => `Café ${at}`))
    await expect(read('<html><p>Please log in.</p></html>')).rejects.toThrow('neither a text nor')
  })

  test.each([
    [
      'HTML',
      '<table><tr><td>city<td>name<td>kind</tr><tr><td rowspan=3>Accra<td>A<td>shop</tr><tr><td>B<td>bar</tr><tr><td>C</tr><tr><td>Lomé<td>D</tr></table>',
    ],
    [
      'XML',
      '<?xml version="1.0"?><Workbook><Table><Row><Cell>city</Cell><Cell>name</Cell><Cell>kind</Cell></Row><Row><Cell MergeDown="2">Accra</Cell><Cell>A</Cell><Cell>shop</Cell></Row><Row><Cell Index="2">B</Cell><Cell>bar</Cell></Row><Row><Cell Index="2">C</Cell></Row><Row><Cell>Lomé</Cell><Cell>D</Cell></Row></Table></Workbook>',
    ],
  ])('and is %s may have cells over several rows', async (_, content) => {
    const asIs = await read(content)
    expect(asIs.notes).toStrictEqual([{ kind: 'merged', cells: 1, columns: ['city'], examples: [] }])
    expect(asIs.rows.map(([city, name]) => [city, name])).toStrictEqual([
      ['Accra', 'A'],
      ['', 'B'],
      ['', 'C'],
      ['Lomé', 'D'],
    ])
    const { rows } = await read(content, { fillsDown: true })
    expect(rows.map(([city]) => city)).toStrictEqual(['Accra', 'Accra', 'Accra', 'Lomé'])
  })
})

describe('a spreadsheet', () => {
  test('without the addresses of its cells is read', async () => {
    expect((await read(fixture('18-no-cell-references.xlsx'))).rows).toHaveLength(2)
  })

  test.each([
    ['with numbers of rows alone', (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`, 'r="9"'],
    ['with empty cells between', (cell: string) => (cell === '' ? '<c/>' : `<c t="str"><v>${cell}</v></c>`), ''],
    ['with styles alone', (cell: string) => `<c s="0" t="inlineStr"><is><r><t>${cell}</t></r></is></c>`, 'spans="1:3"'],
    ['with prefixes', (cell: string) => `<x:c t="inlineStr"><x:is><x:t>${cell}</x:t></x:is></x:c>`, 'ht="20"'],
  ])('without the addresses of its cells, %s, is read', async (_, cellOf, row) => {
    const rows = [
      ['name', 'phone', 'city'],
      ['A', '', 'Lomé'],
    ]
    const prefix = cellOf('').startsWith('<x:') ? 'x:' : ''
    const xml = rows.map((cells, at) => {
      const attributes = row.startsWith('r=') ? `r="${at + 1}"` : row
      return `<${prefix}row ${attributes}>${cells.map(cellOf).join('')}</${prefix}row>`
    })
    const sheet = `<${prefix}worksheet xmlns:x="y"><${prefix}sheetData>${xml.join('')}</${prefix}sheetData></${prefix}worksheet>`
    const file = await read(spreadsheetOf('', { 'xl/worksheets/sheet1.xml': sheet }))
    expect([file.header, ...file.rows]).toStrictEqual(rows)
  })

  test('with merged cells is filled down where somebody says so', async () => {
    const asIs = await read(fixture('17-merged-cells.xlsx'))
    expect(asIs.notes).toStrictEqual([
      { kind: 'merged', cells: 4, columns: ['category', 'country', 'city'], examples: [] },
    ])
    expect(asIs.rows[1]).toStrictEqual(['', '', '', 'Merge Two'])
    const { rows } = await read(fixture('17-merged-cells.xlsx'), { fillsDown: true })
    expect(rows).toStrictEqual([
      ['hotel', 'Kenya', 'Nairobi', 'Merge One'],
      ['hotel', 'Kenya', 'Nairobi', 'Merge Two'],
      ['hotel', 'Kenya', 'Mombasa', 'Merge Three'],
      ['restaurant', 'Kenya', 'Mombasa', 'Merge Four'],
    ])
  })

  test.each([
    ['within one row', 'A3:B3', 0],
    ['of a title', 'A1:B1', 0],
    ['with a broken address', 'A0:Q', 0],
    ['over rows and columns', 'A2:B3', 1],
  ])('has cells that are merged %s', async (_, ref, merged) => {
    const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
    const rows = `<row>${text('name')}${text('city')}</row><row>${text('A')}${text('B')}</row><row><c/>${text('C')}</row>`
    const sheet = `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="${ref}"/></mergeCells></worksheet>`
    const { notes } = await read(spreadsheetOf('', { 'xl/worksheets/sheet1.xml': sheet }))
    expect(notes.flatMap(({ cells }) => cells)).toStrictEqual(merged === 0 ? [] : [merged])
  })

  test('says which columns have formulas without a result', async () => {
    const { notes, rows } = await read(fixture('20-formulas-without-values.xlsx'))
    expect(notes).toStrictEqual([{ kind: 'unworked', cells: 3, columns: ['name', 'phone', 'city'], examples: [] }])
    expect(rows[1]).toStrictEqual(['Error House', 'hotel', 'Kenya', '', '0722 555 010'])
  })

  test.each([
    ['a formula that no program worked out', '<c><f>A1</f></c>', ['city']],
    ['one that others share', '<c><f t="shared" si="0"/></c>', ['city']],
    ['one of a text that is empty', '<c t="str"><f>VLOOKUP(A2,B:B,1)</f><v></v></c>', ['city']],
    ['one that failed', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', ['city']],
    ['one with a result', '<c t="str"><f>A1&amp;""</f><v>Lusaka</v></c>', []],
    ['one whose result is 0', '<c><f>1-1</f><v>0</v></c>', []],
    ['a text that begins like one', '<c t="inlineStr"><is><t>=A1</t></is></c>', []],
  ])('says of %s what it is', async (_, cell, columns) => {
    const text = (written: string) => `<c t="inlineStr"><is><t>${written}</t></is></c>`
    const rows = `<row>${text('name')}${text('city')}</row><row>${text('A')}${cell}</row>`
    const { notes } = await read(spreadsheetOf(rows))
    expect(notes.filter(({ kind }) => kind === 'unworked').flatMap((note) => note.columns)).toStrictEqual(columns)
  })

  test('that made dates of hours and addresses is told so, and names of digits stay', async () => {
    const { notes, rows, faults } = await read(fixture('21-dates-instead-of-hours.xlsx'))
    expect(notes).toStrictEqual([
      { kind: 'dates', cells: 2, columns: ['address', 'hours'], examples: ['2026-05-03', '2026-08-12'] },
    ])
    expect(faults).toStrictEqual([undefined, undefined, undefined])
    expect(rows.map(([name]) => name)).toStrictEqual(['Excel Made Dates', '1824', 'TRUE'])
  })

  test.each([
    ['a date of an offer', 'offers', '<c s="1"><v>46000</v></c>', 0],
    ['a time of day', 'hours', '<c s="1"><v>0.375</v></c>', 0],
    ['a number', 'phone', '<c><v>46000</v></c>', 0],
    ['a date in hours of a day', 'monday', '<c s="1"><v>46000</v></c>', 1],
  ])('may have %s', async (_, name, cell, dates) => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
    const text = (written: string) => `<c t="inlineStr"><is><t>${written}</t></is></c>`
    const rows = `<row>${text('name')}${text(name)}</row><row>${text('A')}${cell}</row>`
    const { notes } = await read(spreadsheetOf(rows, { 'xl/styles.xml': styles }))
    expect(notes.filter(({ kind }) => kind === 'dates')).toHaveLength(dates)
  })

  test('has the sheet that somebody chooses', async () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Read me" r:id="r1"/><sheet name="Old" state="hidden" r:id="r9"/><sheet name="Members" r:id="r4"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r4" Type="x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><row><c t="inlineStr"><is><t>name</t></is></c></row><row><c t="inlineStr"><is><t>B</t></is></c></row></sheetData></worksheet>',
    }
    const file = spreadsheetOf(
      '<row><c t="inlineStr"><is><t>title</t></is></c></row><row><c t="b"><v>1</v></c></row>',
      parts,
    )
    expect((await read(file)).reading).toMatchObject({ sheet: 'Read me', sheets: ['Read me', 'Members'] })
    const chosen = await read(file, { sheet: 'Members' })
    expect(chosen.reading.sheet).toBe('Members')
    await expect(read(file, { sheet: 'Guests' })).rejects.toThrow(
      'no sheet “Guests” in this file. There are: “Read me”, “Members”.',
    )
    expect(chosen.rows).toStrictEqual([['B']])
  })
})
