import { expect, it } from 'vitest'
import { insertInOrder } from './insertInOrder.ts'

const neighbour = /^ {2}(\w+): /
const text =
  'const FIRST = {\n  zebra: 1,\n}\nconst TABLE = {\n  Badge: {},\n  Link: {\n    href: 1,\n  },\n}\nconst LAST = {\n  a: 1,\n}\n'
const tableWith = (name: string) =>
  /^const TABLE = \{\n([^]*?)^\}/m.exec(
    insertInOrder(text, { line: `  ${name}: {},`, neighbour, within: /^const TABLE/ }),
  )?.[1]

it.each([
  ['first', 'Alert', '  Alert: {},\n  Badge: {},\n  Link: {\n    href: 1,\n  },\n'],
  ['between two', 'Button', '  Badge: {},\n  Button: {},\n  Link: {\n    href: 1,\n  },\n'],
  ['after the last, however many lines that has', 'Zoom', '  Badge: {},\n  Link: {\n    href: 1,\n  },\n  Zoom: {},\n'],
])('puts a line %s', (_, name, table) => {
  expect(tableWith(name)).toBe(table)
})

it('puts a line among others of its form where no block holds them', () => {
  const exports =
    "export * from './art/A.ts'\nexport * from './ui/B.ts'\nexport * from './ui/D.ts'\nexport * from './x/A.ts'\n"
  const insert = (name: string) =>
    insertInOrder(exports, {
      line: `export * from './ui/${name}.ts'`,
      neighbour: /^export \* from '\.\/ui\/(\w+)\.ts'$/,
    })
  expect(insert('C')).toBe(exports.replace("export * from './ui/D", "export * from './ui/C.ts'\nexport * from './ui/D"))
  expect(insert('E')).toBe(exports.replace("export * from './x/A", "export * from './ui/E.ts'\nexport * from './x/A"))
})

it.each([/^const TABLES/, /^const EMPTY/])('says so when it finds no place, instead of guessing one: %s', (within) => {
  const changed = 'const TABLE = {\n  Badge: {},\n}\nconst EMPTY = {\n}\n'
  expect(() => insertInOrder(changed, { line: '  Button: {},', neighbour, within })).toThrow('has found no place')
})
