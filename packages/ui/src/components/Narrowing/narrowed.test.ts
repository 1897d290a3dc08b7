import { expect, it } from 'vitest'
import { narrowed } from './narrowed.ts'

const countries = [
  'Côte d’Ivoire',
  'DR Congo',
  'Equatorial Guinea',
  'Guinea',
  'Guinea-Bissau',
  'Kenya',
  'Somalia',
  'Mali',
].map((label) => ({ label }))
const found = (text: string) => narrowed(countries, text).map(({ label }) => label)

it.each([
  ['ken', ['Kenya']],
  ['  KEN ', ['Kenya']],
  ["cote d'ivoire", ['Côte d’Ivoire']],
  ['CÔTE', ['Côte d’Ivoire']],
  ['ivoire', ['Côte d’Ivoire']],
  // Those that begin with it come first, then those with a word that does.
  ['guinea', ['Guinea', 'Guinea-Bissau', 'Equatorial Guinea']],
  ['mali', ['Mali', 'Somalia']],
  ['congo', ['DR Congo']],
  ['xyz', []],
  [' ', countries.map(({ label }) => label)],
])('finds by %j', (text, labels) => {
  expect(found(text)).toEqual(labels)
})
