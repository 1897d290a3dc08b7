import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Problem } from '../report/problem.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { fileRecords, type FileRecord } from './fileRecords.ts'
import { fileSize, openCsv } from './openCsv.ts'

const folder = temporaryFolder()
let files = 0

async function read(content: string | Uint8Array, encoding?: string) {
  const path = join(folder, `${(files += 1)}.csv`)
  writeFileSync(path, content)
  const headers: (readonly string[])[] = []
  const records: FileRecord[] = []
  const onHeader = (header: readonly string[]) => void headers.push(header)
  for await (const record of fileRecords(await openCsv(path, { encoding }), { onHeader })) records.push(record)
  return { header: headers[0], records }
}

describe('fileRecords', () => {
  test('tells the line that each record begins on, whatever its cells hold', async () => {
    const { records } = await read('a,b\r\n1,"x\r\ny\nz"\r\n\r\n2,w\r\n')
    expect(records.map(({ line, cells }) => [line, cells['a'], cells['b']])).toStrictEqual([
      [2, '1', 'x\r\ny\nz'],
      [6, '2', 'w'],
    ])
  })

  test('reads a byte-order mark, quotes, commas and apostrophes as they are meant', async () => {
    const { header, records } = await read(`\uFEFFa,b\n"say ""hi"", you",O'Hara's\n`)
    expect(header).toStrictEqual(['a', 'b'])
    expect(records[0]?.cells).toStrictEqual({ a: 'say "hi", you', b: "O'Hara's" })
  })

  test.each([
    ['too many cells', 'a,b\n1,2,3\n', 'has 3 cells instead of 2'],
    ['a quote that is never closed', 'a,b\n1,"2\n', 'b has a quote too many or too few'],
    ['a quote within a quoted cell', 'a,b\n"1 "x" y",2\n', 'a has a quote too many or too few'],
  ])('marks a record with %s', async (_, content, fault) => {
    const { records } = await read(content)
    expect(records).toMatchObject([{ line: 2, fault }])
  })

  test.each([
    ['semicolons', 'a;b\n"x;y";1,5\n'],
    ['tabs', 'a\tb\nx;y\t1,5\n'],
    ['semicolons, named in a first line as Excel writes it,', 'sep=;\na;b\n"x;y";1,5\n'],
    ['bars', '"a"|b\nx;y|1,5\n'],
  ])('reads %s where the header has them', async (_, content) => {
    const { records } = await read(content)
    expect(records.map(({ cells }) => cells)).toStrictEqual([{ a: 'x;y', b: '1,5' }])
  })

  test('marks a record with bytes that are not in its encoding, and reads it once another is named', async () => {
    const bytes = Buffer.concat([Buffer.from('a,b\n1,caf'), Buffer.from([0xe9]), Buffer.from('\n2,ok\n')])
    const { records } = await read(bytes, 'utf-8')
    expect(records).toMatchObject([{ fault: 'b has a letter that cannot be read (\uFFFD)' }, { cells: { b: 'ok' } }])
    expect(records[1]).not.toHaveProperty('fault')
    expect((await read(bytes, 'windows-1252')).records).toMatchObject([
      { cells: { b: 'café' } },
      { cells: { b: 'ok' } },
    ])
    await expect(read(bytes, 'klingon')).rejects.toThrow('--encoding klingon is no encoding')
  })

  test('reads UTF-16 with its mark and without one', async () => {
    const text = 'a,b\n1,مقهى\n'
    const { records } = await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))
    expect(records).toMatchObject([{ line: 2, cells: { a: '1', b: 'مقهى' } }])
    expect((await read(Buffer.from(text, 'utf16le'))).records).toStrictEqual(records)
  })

  test('marks a record with a NUL, and reads on', async () => {
    const { records } = await read('a,b\n1,x\0y\n2,ok\n')
    expect(records).toMatchObject([
      { line: 2, fault: 'b holds a NUL character' },
      { line: 3, cells: { b: 'ok' } },
    ])
    expect(records[1]).not.toHaveProperty('fault')
  })

  test('takes a row of empty cells for a blank line', async () => {
    const { records } = await read('a,b\n,\n1,2\n')
    expect(records.map(({ line }) => line)).toStrictEqual([3])
  })

  test('reads files larger than what it holds at a time, letters of several bytes included', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index},"é${'ü'.repeat(index % 40)}, مطعم"`)
    const { records } = await read(`a,b\n${rows.join('\n')}`)
    expect(records).toHaveLength(rows.length)
    expect(records.every(({ line, cells }, index) => line === index + 2 && cells['a'] === String(index))).toBe(true)
    expect(records.some(({ fault }) => fault !== undefined)).toBe(false)
  })

  test('columns that share a name with an object’s own are only columns', async () => {
    const { records } = await read('__proto__,constructor\n1,2\n')
    expect(Object.entries(records[0]?.cells ?? {})).toStrictEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ])
  })

  test('refuses an empty file, and what is no file, in a sentence', async () => {
    await expect(read('')).rejects.toThrow(Problem)
    await expect(fileSize(join(folder, 'none.csv'))).rejects.toThrow('There is no file')
    await expect(fileSize(folder)).rejects.toThrow('is not a file')
  })
})
