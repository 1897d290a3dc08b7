import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser, findComponentBrowser, thisMachine } from './findBrowser.ts'

const PLAYWRIGHT = join(dirname(fileURLToPath(import.meta.resolve('playwright/package.json'))), 'cli.js')

/** No browser can be had; the message says what was tried and what a person can do. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError'
}

/**
 * The path of a Chromium-family browser. Where there is none it is obtained: Debian's package for root on Debian or Ubuntu,
 * else Playwright's own download.
 */
export function obtainBrowser(say: (line: string) => void): string {
  const search = () => findBrowser(thisMachine(chromium.executablePath()))
  const found = search()
  if (found.ok) return found.path
  if (found.reason === 'named-one-does-not-run') {
    throw new NoBrowserError(`${found.variable} names ${found.path}, which does not run. Correct it, or unset it.`)
  }
  // Nobody may be there to answer.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const succeeds = ([command, ...args]: Command) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0
  for (const { what, commands, more = [] } of waysToObtain()) {
    say(`There is no Chromium browser here; getting ${what} …`)
    // The second command needs the first; what it prints is shown, because it can take minutes.
    const done = commands.every(succeeds)
    const obtained = search()
    if (!done || !obtained.ok) continue
    more.forEach(succeeds)
    return obtained.path
  }
  throw new NoBrowserError(
    'The tests need a Chromium-family browser, and none could be obtained. Install Chromium, Chrome or Edge, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** The browser for components and stories, given the one for journeys. */
export function componentBrowser(browser: string): string {
  return findComponentBrowser(browser, thisMachine(chromium.executablePath()))
}

const APT_INSTALL = ['install', '-y', '-q', '--no-install-recommends']

type Command = readonly [command: string, ...args: string[]]

interface Way {
  readonly what: string
  readonly commands: readonly Command[]
  /** What tests do without where it cannot be had. */
  readonly more?: readonly Command[]
}

function waysToObtain(): readonly Way[] {
  const download = {
    what: "Playwright's own",
    commands: [[process.execPath, PLAYWRIGHT, 'install', 'chromium']] satisfies Command[],
  }
  if (!isRootOnDebian()) return [download]
  const apt = {
    what: "Debian's package",
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', ...APT_INSTALL, 'chromium', 'fonts-liberation'],
    ] satisfies Command[],
    more: [['apt-get', ...APT_INSTALL, 'chromium-headless-shell']] satisfies Command[],
  }
  return [apt, download]
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
