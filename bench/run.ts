import { parseArgs } from 'node:util'
import { Competitor, PATIENCE, type Measured } from './competitor.ts'
import { ENGINES, type EngineName } from './engines.ts'
import { measureSuggestions } from './suggestions.ts'
import { printTable } from './table.ts'

const ALL = Object.keys(ENGINES) as EngineName[]
/** At a million listings the others would take minutes to say that they did not finish. */
const AT_A_MILLION: readonly EngineName[] = ['exact', 'dira', 'haystack', 'trigrams']
const FEWEST_ROUNDS = 2
const MOST_ROUNDS = 12
/** An engine that has spent this long on rounds has shown what it can do. */
const ENOUGH = 8_000

const { values } = parseArgs({
  options: { sizes: { type: 'string' }, engines: { type: 'string' }, suggestions: { type: 'boolean', default: true } },
  allowNegative: true,
})
const sizes = values.sizes?.split(',').map(Number) ?? [1_000, 10_000, 100_000, 1_000_000]
const chosen = values.engines?.split(',') ?? ALL

for (const size of sizes) {
  const engines = (size >= 1_000_000 ? AT_A_MILLION : ALL).filter((name) => chosen.includes(name) || name === 'exact')
  printTable(await compete(engines, size))
}
if (values.suggestions) measureSuggestions(Math.min(100_000, Math.max(...sizes)))

/** Builds the engines one after the other, then lets each type everything in turn, so that a busy moment of the machine meets all. */
async function compete(engines: readonly EngineName[], size: number): Promise<Measured[]> {
  const competitors: Competitor[] = []
  for (const engine of engines) {
    const competitor = new Competitor(engine, size)
    competitors.push(competitor)
    progress(`${size.toLocaleString('en')} listings: building ${engine}`)
    await competitor.build()
  }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const competitor of competitors) {
      const isDone = round >= FEWEST_ROUNDS && competitor.spent > ENOUGH
      // What is right need be said only once.
      if (!competitor.isRunning || isDone || (competitor.engine === 'exact' && round > 0)) continue
      progress(`${size.toLocaleString('en')} listings: ${competitor.engine}, round ${round + 1}`)
      if (round > 0 && competitor.spent > PATIENCE / 2) continue
      await competitor.round()
    }
  }
  for (const competitor of competitors) competitor.stop()
  progress('')
  return competitors.map(({ measured }) => measured)
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}
