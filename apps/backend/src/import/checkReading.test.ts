import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { checkReading } from './checkReading.ts'
import { fileRecords } from './fileRecords.ts'
import { readImportFile } from './importFile.ts'
import { openFile, type ReadAs } from './openFile.ts'

const folder = temporaryFolder()
const rows = Array.from({ length: 5 }, (_, at) => `Café ${at},Accra\n`).join('')

function file(content: Buffer): string {
  const path = join(folder, 'list.csv')
  writeFileSync(path, content)
  return path
}

const check = async (path: string, readAs: ReadAs = {}) => checkReading(path, await openFile(path, readAs), readAs)

test('a guess of an encoding stops an import, and shows three rows and the way on', async () => {
  const path = file(Buffer.from(`name,city\nPlain,Accra\n${rows}`, 'latin1'))
  const checked = check(path)
  await expect(checked).rejects.toThrow('Café 0 · Accra\n  Café 1 · Accra\n  Café 2 · Accra\n')
  await expect(checked).rejects.toThrow('--encoding windows-1252')
})

test.each([
  ['in UTF-8', Buffer.from(`name,city\n${rows}`), {}],
  ['whose encoding is named', Buffer.from(`name,city\n${rows}`, 'latin1'), { encoding: 'macintosh' }],
])('a file %s goes on', async (_, content, options) => {
  await expect(check(file(content), options)).resolves.toBeUndefined()
})

test('cells over several rows stop an import, which goes on once it is said what they mean', async () => {
  const path = join(folder, 'merged.xlsx')
  copyFileSync(join(import.meta.dirname, '../../fixtures/files/17-merged-cells.xlsx'), path)
  await expect(check(path)).rejects.toThrow(/^Cells over several rows: \d cells? of .*--merged fill/s)
  await expect(check(path, { fillsDown: true })).resolves.toBeUndefined()
  await expect(check(path, { fillsDown: false })).resolves.toBeUndefined()
})

test.each([
  ['15-title-rows-above-header.xlsx', 'name category country city phone'],
  ['18-no-cell-references.xlsx', undefined],
  ['20-formulas-without-values.xlsx', undefined],
  ['01-header-crlf-rows-lf.csv', undefined],
])('a command reads %s as the page does', async (name, header) => {
  const path = join(import.meta.dirname, '../../fixtures/files', name)
  await check(path)
  const headers: string[] = []
  const found: unknown[] = []
  const opened = await openFile(path)
  for await (const row of fileRecords(opened, { onHeader: (names) => void headers.push(names.join(' ')) }))
    found.push(row)
  if (header !== undefined) expect(headers).toStrictEqual([header])
  const page = await readImportFile(readFileSync(path), { onBatch: async () => undefined })
  expect([headers[0], found.length]).toStrictEqual([page.header.join(' '), page.total])
})
