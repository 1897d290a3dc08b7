import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').replaceAll(/\s+/g, ' ')

interface Promised {
  readonly sentence: string
  readonly where: string
  readonly because: string
}

const TABLE: readonly Promised[] = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, sentence = '', where = '', because = ''] = line.split('|').map((cell) => cell.trim())
    const [, path] = /^`(.+)`$/.exec(where) ?? []
    return path === undefined ? [] : [{ sentence, where: path, because }]
  })

/** What stands around what differs from one time to the next. */
const pieces = (sentence: string) =>
  sentence
    .split('…')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

function hasAll(text: string, parts: readonly string[]): boolean {
  const last = parts.reduce((from, part) => (from === -1 ? -1 : text.indexOf(part, from)), 0)
  return last !== -1
}

it('is said where it is said to be, and rests on what is there', () => {
  const faults = TABLE.flatMap(({ sentence, where, because }) => {
    const named = [...because.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path]) => path ?? '')
    return [
      ...(hasAll(textOf(where), pieces(sentence)) ? [] : [`${where} does not say “${sentence}”`]),
      ...(because === '' ? [`Nothing makes it true: “${sentence}”`] : []),
      ...named.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${path} is not there`),
    ]
  })
  expect(TABLE.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

/** A delay, a deletion, a person, what never happens: who says so has to know what makes it true. */
const SOUNDS_LIKE_ONE =
  /\bverified\b|guarantee|\bsoon\b(?! as)|working days?|(?<!again )\b(?:in|within) (?:an?|one|two|three|\d+) (?:\w+ )?(?:minute|hour|day|week)s?\b|for (?:a day|seven days|\d+ days)|\bdelete[sd]\b|\bnever\b|nobody else|\ba person\b|\bsomebody reads\b|\bonly (?:you|we|dira)\b|\bpass(?:ed)? it on\b|works once/i

/** The same words about something else. */
const NO_PROMISES = [
  'Package ends in 2 to 7 days',
  'Letters deleted as the privacy page says',
  'Letters deleted on request',
  'Delete',
  'It never came',
  'Waits for a person: ',
  'What is kept of a person',
  'It could not be deleted.',
]

const TEXTS = /'((?:[^'\\\n]|\\.){12,})'|`((?:[^`\\]|\\.){12,})`|>\s*([^<>{}]*[a-z][^<>{}]*)\s*</g

function textsIn(path: string): readonly string[] {
  const code = readFileSync(join(ROOT, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*/g, '')
  return Array.from(code.matchAll(TEXTS), ([, ...found]) =>
    (found.find((text) => text !== undefined) ?? '').trim(),
  ).filter((text) => /\w \w/.test(text) && !/=>|===|\bconst\b|\bimport\b/.test(text))
}

it('has every text of the site that sounds like a promise', () => {
  const files = [
    ...globSync('{packages/ui,apps/console}/src/**/messages.ts', { cwd: ROOT }),
    ...globSync('apps/site/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (path) => !/\.(?:test|stories)\.|\/testing\//.test(path),
    ),
  ]
  const missing = files.flatMap((path) => {
    const known = TABLE.filter(({ where }) => where === path).map(({ sentence }) => pieces(sentence))
    return textsIn(path)
      .map((text) => text.replaceAll(/\s+/g, ' '))
      .filter((text) => SOUNDS_LIKE_ONE.test(text))
      .filter((text) => !NO_PROMISES.some((other) => text.startsWith(other)))
      .filter((text) => !known.some((parts) => parts.some((part) => text.includes(part))))
      .map((text) => `${path}: ${text.slice(0, 160)}`)
  })
  expect(missing).toEqual([])
})
