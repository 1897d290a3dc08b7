import { expect, test } from 'vitest'
import { spreadsheetOf } from '../testing/spreadsheetFile.ts'
import type { StoredRecord, ReadFile } from './importFile.ts'
import { startReading } from './startReading.ts'

async function read(bytes: Buffer, limits: Partial<Parameters<typeof startReading>[0]> = {}) {
  const reading = startReading(limits)
  const records: StoredRecord[] = []
  await reading.take(once(bytes))
  const file = await reading.read(async (batch) => void records.push(...batch.records))
  return { file, records } satisfies { file: ReadFile; records: StoredRecord[] }
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}

const text = (letters: number) => `<row><c t="inlineStr"><is><t>${'a'.repeat(letters)}</t></is></c></row>`
const SHEET = `<row><c t="inlineStr"><is><t>name</t></is></c></row>`

test('a file is read in a process of its own', async () => {
  const { file, records } = await read(Buffer.from('Name;Art\nCafé;Laden\n'))
  expect(file).toMatchObject({ header: ['Name', 'Art'], total: 1, samples: [{ first: 'Café' }, { first: 'Laden' }] })
  expect(records).toStrictEqual([{ line: 2, cells: ['Café', 'Laden'] }])
})

test('what takes too much memory is refused with that reason', { tags: ['ci'] }, async () => {
  const texts = Array.from({ length: 60_000 }, (_, at) => `<si><t>${String(at).padEnd(300, 'x')}</t></si>`)
  const greedy = spreadsheetOf(SHEET, { 'xl/sharedStrings.xml': `<sst>${texts.join('')}</sst>` })
  await expect(read(greedy, { memory: 20 })).rejects.toThrow('takes more than 20 MB of memory')
})

test('what takes too long is refused with that reason', async () => {
  await expect(read(spreadsheetOf(SHEET + text(10)), { longest: 0 })).rejects.toThrow('took too long')
})
