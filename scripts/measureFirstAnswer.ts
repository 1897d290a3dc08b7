/**
 * `pnpm measure:first-answer http://127.0.0.1:3000 --search=hotel --finds=486/112994 --suggest=nai --line='Nairobi Kenya' --near=-1.29,36.82
 * --near-finds=20064/112994`: how long a phone waits for the first right answer of a site that runs, and for how many bytes, as a Markdown table.
 * bench/README.md says what is measured. Exit codes: 0 every right answer came and nothing wrong was shown, 1 otherwise.
 */
import { parseArgs } from 'node:util'
import { obtainBrowsers } from './test/browser.ts'
import { measureFirstAnswers, type ExpectedAnswer } from './measure/firstAnswers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    search: { type: 'string' },
    finds: { type: 'string', default: '' },
    suggest: { type: 'string' },
    line: { type: 'string', default: '' },
    near: { type: 'string' },
    'near-finds': { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
  },
})
const [site] = positionals
if (!site) throw new Error('Name the address of a site that runs.')

const expected: ExpectedAnswer[] = []
if (values.search) expected.push({ kind: 'search', text: values.search, finds: counts(values.finds) })
if (values.suggest) expected.push({ kind: 'suggestions', text: values.suggest, line: values.line })
if (values.near) expected.push({ kind: 'near', at: position(values.near), finds: counts(values['near-finds']) })

const areRight = await measureFirstAnswers(expected, {
  site: new URL(site).origin,
  browser: obtainBrowsers().whole,
  runs: Number(values.runs),
})
process.exitCode = areRight ? 0 : 1

/** `486/112994`: how many match, of how many. */
function counts(written: string): readonly [number, number] {
  const [, matches, total] = /^(\d+)\/(\d+)$/.exec(written) ?? []
  if (!total) throw new Error(`‘${written}’ does not say how many match of how many, as 486/112994 does.`)
  return [Number(matches), Number(total)]
}

/** Given to 0.01°, because lists are ordered by no more: then their distances rise. */
function position(written: string) {
  const [, latitude, longitude] = /^(-?\d+(?:\.\d\d?)?),(-?\d+(?:\.\d\d?)?)$/.exec(written) ?? []
  if (!longitude) throw new Error(`‘${written}’ is no position to 0.01°, as -1.29,36.82 is.`)
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
