/* pnpm measure:queries: what searches of real businesses find, by language; then those that find nothing or something else. */
import { answerQueries, type Answer } from './measure/answerQueries.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const answers = await answerQueries()

const byLanguage = Map.groupBy(answers, ({ language }) => language)
for (const [name, some] of [...byLanguage, ['all', answers] as const]) {
  console.log(`${name.padEnd(4)}${summary(some)}`)
}
for (const { language, query, wanted, page, recall, isDeadEnd, isWrong } of answers) {
  if (!isDeadEnd && !isWrong && (recall === undefined || recall > 0.5)) continue
  const { kind = '', place = '', near } = page.understood?.names ?? {}
  const got = `${page.matches}, ${page.understood?.isShown ? `${kind} @ ${near === undefined ? place : `near ${near}`}` : 'the words'}`
  console.log(`  ${language}  ${query} (${wanted}): ${isDeadEnd ? 'dead end' : isWrong ? 'wrong' : 'few'}: ${got}`)
}

function summary(some: readonly Answer[]): string {
  const recalls = some.flatMap(({ recall }) => recall ?? [])
  const times = some.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  return [
    `${some.length} queries`,
    `recall at 24 ${percent(recalls.reduce((sum, one) => sum + one, 0) / recalls.length)} of ${recalls.length}`,
    `${some.filter(({ isDeadEnd }) => isDeadEnd).length} dead ends`,
    `${some.filter(({ isWrong }) => isWrong).length} wrong`,
    `p95 ${p95.toFixed(1)} ms`,
  ].join(', ')
}
