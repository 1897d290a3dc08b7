import { describe, expect, it } from 'vitest'
import { findNameViolations } from './findNameViolations.ts'

describe('findNameViolations', () => {
  it.each(['packages/ui/src/utils/join.ts', 'apps/site/src/helpers.ts', 'scripts/common/a.mjs', 'bench/Misc.test.ts'])(
    'wants a name that says something: %s',
    (path) => {
      expect(violations(path, '')).toEqual([expect.stringContaining('says nothing')])
    },
  )

  it.each(['packages/ui/src/Commons/a.ts', 'src/commonWords.ts', 'src/helpful.ts'])(
    'takes a word for what it is: %s',
    (path) => {
      expect(violations(path, '')).toEqual([])
    },
  )

  // Put together here, for the check reads this file as well.
  it.each([
    ['/home', 'ada/dira'],
    ['/Users', 'ada'],
    ['/root', '.cache'],
    ['/tmp', 'out.txt'],
    ['C:\\Users', 'ada'],
  ])('finds a folder of one machine: under %s', (top, rest) => {
    const separator = top.includes('\\') ? '\\' : '/'
    const found = findNameViolations(new Map([['README.md', `First line\nSee \`${top}${separator}${rest}\`.`]]))
    expect(found).toMatchObject([{ line: 2, message: expect.stringContaining('one machine') }])
  })

  it.each([
    '../home/HomePage.tsx',
    'routes/home/HomePage.tsx',
    'https://dira.example/home/page',
    '/home',
    'name: /home/i',
  ])('takes an address, a relative path or a pattern for what it is: %s', (text) => {
    expect(violations('README.md', text)).toEqual([])
  })
})

function violations(path: string, text: string): readonly string[] {
  return findNameViolations(new Map([[path, text]])).map(({ message }) => message)
}
