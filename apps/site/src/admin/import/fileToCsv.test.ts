import { expect, it } from 'vitest'
import { csvOf, fileToCsv } from './fileToCsv.ts'

it('writes cells of a spreadsheet as text that is read back equal', () => {
  expect(
    csvOf([
      ['Name', 'Tel', 'Since', 'Opens', 'Open'],
      ['Café "Zuri", Lüderitz', 264_612_345, new Date('2020-05-01'), new Date('1899-12-30T08:30:00Z'), true],
      ['a\nb', null, undefined, '=1+1', -22.5],
    ]),
  ).toBe(
    'Name,Tel,Since,Opens,Open\r\n"Café ""Zuri"", Lüderitz",264612345,2020-05-01,08:30,true\r\n"a\nb",,,=1+1,-22.5\r\n',
  )
})

it('leaves a text alone, and says what an old or broken spreadsheet is', async () => {
  const text = new Blob(['name\nA\n'])
  expect(await fileToCsv(text)).toBe(text)
  await expect(fileToCsv(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]))).rejects.toThrow('before 2007')
  await expect(fileToCsv(new Blob(['PK and nothing more']))).rejects.toThrow('cannot be read')
})
