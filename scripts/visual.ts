/**
 * `pnpm visual`: compares what chosen stories look like with the baselines in packages/ui/visual, pixel by pixel, and prints a table.
 * `--update` draws the baselines anew. Other arguments go to Vitest.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCLI, startVitest } from 'vitest/node'
import { NoBrowserError, obtainBrowser } from './test/obtainBrowser.ts'
import { visualTable } from './visual/visualTable.ts'

const BASELINES = join(import.meta.dirname, '..', 'packages', 'ui', 'visual', process.platform)
const DRAWN_BY = join(BASELINES, 'drawn-by.txt')

try {
  await compare(obtainBrowser(console.log), process.argv.slice(2))
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function compare(browser: string, args: readonly string[]): Promise<void> {
  const { filter, options } = parseCLI(['vitest', 'run', '--project', 'visual', ...args])
  // What is no longer chosen goes; a few that are asked for by name leave the others alone.
  const drawsAll = options.update && args.length === 1
  if (drawsAll) rmSync(BASELINES, { recursive: true, force: true })

  process.env['DIRA_BROWSER'] = browser
  process.env['DIRA_VISUAL'] = 'yes'
  const vitest = await startVitest(filter, options)
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()])
  const looks = tests.map((test) => {
    const { state, errors = [] } = test.result()
    return { path: test.fullName.split(' > '), state, message: errors.map(({ message }) => message).join('\n') }
  })
  await vitest.close()
  console.log(`\n${visualTable(looks, options.update ? 'drawn' : 'same')}`)

  // On Windows a browser that is asked for its version opens a window.
  if (process.platform === 'win32') return
  const version = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim()
  if (drawsAll) writeFileSync(DRAWN_BY, `${version}\n`)
  const drawnBy = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : version
  if (drawnBy !== version) {
    console.log(`\nThe baselines were drawn by ${drawnBy}, this is ${version}: a difference may be the browser's.`)
  }
}
