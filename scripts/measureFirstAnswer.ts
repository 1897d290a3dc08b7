/**
 * `pnpm measure:first-answer http://127.0.0.1:3000 --search=hotel --finds=486/112994 --suggest=nai --line='Nairobi Kenya' --near=-1.29,36.82
 * --near-finds=20064/112994`: how long a phone waits for the first right answer of a site that runs, and for how many bytes, as a Markdown table.
 * bench/README.md says what is measured. Exit codes: 0 every right answer came and nothing wrong was shown, 1 otherwise.
 */
import { parseArgs } from 'node:util'
import { resultsSummaryMessages } from '../packages/ui/src/directory/results/ResultsSummary/messages.ts'
import { measureFirstAnswers, type Question } from './measure/firstAnswers.ts'
import { obtainBrowsers } from './test/browser.ts'

const text = { type: 'string', default: '' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    search: text,
    finds: text,
    suggest: text,
    line: text,
    near: text,
    'near-finds': text,
    runs: { ...text, default: '5' },
  },
})
const [site] = positionals
if (!site) throw new Error('Name the address of a site that runs.')

const questions: readonly Question[] = [
  { kind: 'search', text: values.search, answer: showing(values.finds) },
  { kind: 'suggestions', text: values.suggest, answer: values.line },
  // To 0.01°, because lists are ordered by no more: then their distances rise.
  { kind: 'near', text: values.near.replaceAll(/(\.\d\d)\d+/g, '$1'), answer: showing(values['near-finds']) },
]
const areRight = await measureFirstAnswers(
  questions.filter((question) => question.text !== ''),
  {
    site: new URL(site).origin,
    browser: obtainBrowsers().whole,
    runs: Number(values.runs),
  },
)
process.exitCode = areRight ? 0 : 1

/** `486/112994`: how many match, of how many. */
function showing(written: string): string {
  const [matches = 0, total = 0] = written.split('/').map(Number)
  return resultsSummaryMessages.showing(matches, total)
}
