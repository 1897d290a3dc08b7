import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { checkLetters } from './checkLetters.ts'

const folder = temporaryFolder()
const rows = Array.from({ length: 5 }, (_, at) => `Café ${at},Accra\n`).join('')

function file(content: Buffer): string {
  const path = join(folder, 'list.csv')
  writeFileSync(path, content)
  return path
}

test('a guess of an encoding stops an import, and shows three rows and the way on', async () => {
  const path = file(Buffer.from(`name,city\nPlain,Accra\n${rows}`, 'latin1'))
  const checked = checkLetters(path, {})
  await expect(checked).rejects.toThrow('Café 0 · Accra\n  Café 1 · Accra\n  Café 2 · Accra\n')
  await expect(checked).rejects.toThrow('--encoding windows-1252')
})

test.each([
  ['in UTF-8', Buffer.from(`name,city\n${rows}`), {}],
  ['whose encoding is named', Buffer.from(`name,city\n${rows}`, 'latin1'), { encoding: 'macintosh' }],
])('a file %s goes on', async (_, content, options) => {
  await expect(checkLetters(file(content), options)).resolves.toBeUndefined()
})
