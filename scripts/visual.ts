/** `pnpm visual`: compares chosen stories with the baselines in packages/ui/visual; `--update` draws those anew. Other arguments go to Vitest. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { obtainBrowsers } from './test/browser.ts'

const BASELINES = join(import.meta.dirname, '../packages/ui/visual', process.platform)
const DRAWN_BY = join(BASELINES, 'drawn-by.txt')

const args = process.argv.slice(2)
// The headless shell draws otherwise than a whole browser.
const { whole: browser } = obtainBrowsers()
// Pictures that are no longer chosen go; a few that are asked for by name leave the others alone.
const drawsAll = args.length === 1 && args[0] === '--update'
if (drawsAll) rmSync(BASELINES, { recursive: true, force: true })

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=visual', ...args], {
  stdio: 'inherit',
  env: { ...process.env, DIRA_VISUAL: 'yes', DIRA_COMPONENT_BROWSER: browser },
})
process.exitCode = status ?? 1

// On Windows a browser that is asked for its version opens a window.
const version =
  process.platform === 'win32' ? '' : spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim()
if (drawsAll) writeFileSync(DRAWN_BY, `${version}\n`)
const drawnBy = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : version
if (drawnBy !== version) {
  console.log(`\nThe baselines were drawn by ${drawnBy}, this is ${version}: a difference may be the browser's.`)
}
