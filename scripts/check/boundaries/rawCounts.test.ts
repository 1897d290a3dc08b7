import { describe, expect, it } from 'vitest'
import { rawCounts } from './rawCounts.ts'
import { readModule } from './readModule.ts'

const TILE = 'packages/ui/src/directory/Tile/Tile.tsx'
const linesIn = (code: string, path = TILE) => rawCounts(readModule(path, code)).map(({ line }) => line)

describe('rawCounts', () => {
  it.each([
    ['a count', '<b>{count}</b>'],
    ['the count of something', '<b>{city.count} of them</b>'],
    ['a count that may be left out', '<>{isKnown && pageCount}</>'],
    ['how many there are of a list', '<b>{chosen.length}</b>'],
    ['a count before a word', 'const text = `${count} photographs`'],
    ['a count before the word for it', "const text = `${sent.length} ${sent.length === 1 ? 'image' : 'images'}`"],
    ['another formatter', "const text = rows.toLocaleString('en')"],
  ])('finds %s', (_what, code) => expect(linesIn(code)).toEqual([1]))

  it.each([
    ['a count that is formatted', '<b>{formatCount(count)}</b>'],
    ['a count that is a prop', '<Outline count={count} />'],
    ['a text', '<b>{countLabel} of {account}</b>'],
    ['a word of the catalogue', '<b>{messages.views}</b>'],
    ['an address', 'const href = `/listings?page=${page.count}&more`'],
    ['a drawing', 'const line = `M0 ${length} ${width} 0h-2`'],
    ['a measure', "const text = far.toLocaleString('en', { maximumFractionDigits: 1 })"],
  ])('leaves %s', (_what, code) => expect(linesIn(code)).toEqual([]))

  it('leaves tests', () => expect(linesIn('<b>{count}</b>', TILE.replace('.tsx', '.test.tsx'))).toEqual([]))
})
