/* pnpm measure:queries: of what travellers type, how much is understood, by language; then the queries that are not. */
import { readAll, recallAndPrecision } from './queryRecall.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

for (const file of ['queries.tsv', 'heldOutQueries.tsv']) {
  const read = readAll(file)
  const languages = [...Map.groupBy(read, ({ language }) => language), ['all', read] as const]
  console.log(`\n${file}`)
  for (const [language, some] of languages) {
    const { queries, wanted, right, recall, precision } = recallAndPrecision(some)
    console.log(
      `${language.padEnd(4)}${queries} queries, ${right} of ${wanted} understood: recall ${percent(recall)}, precision ${percent(precision)}`,
    )
  }
  for (const { language, query, wanted, understood } of read) {
    if (understood !== wanted)
      console.log(`  ${language}  ${query}: ${understood || 'nothing'} instead of ${wanted || 'nothing'}`)
  }
}
