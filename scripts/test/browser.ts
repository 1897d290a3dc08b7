import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * Nothing that tests see is drawn by a graphics processor, which most machines that run them do not have. Chromium ends the process that draws when it takes
 * long, as it does on busy cores, and then no frame comes for a while: it does not here. Its sandbox refuses to run as root.
 */
export const BROWSER_ARGS: string[] = [
  '--disable-gpu',
  '--disable-gpu-watchdog',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Names of a Chromium-family browser on the path, the most fitting first, and where installers put one that is not there. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge', 'msedge']
const PLACES = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

/** A browser for journeys, and one for components and stories. */
export interface Browsers {
  readonly whole: string
  /** Chromium's headless shell where it is installed, because it does a quarter less work. */
  readonly forComponents: string
}

/** The browsers of this machine: the one that the environment names, Playwright's own, or one that is installed. Undefined where there is none. */
export function findBrowsers(): Browsers | undefined {
  const { DIRA_BROWSER: known, DIRA_COMPONENT_BROWSER: knownForComponents } = process.env
  if (known && knownForComponents) return { whole: known, forComponents: knownForComponents }
  for (const variable of ['DIRA_BROWSER', 'CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[variable]?.trim()
    if (path && runs(path)) return { whole: path, forComponents: path }
    if (path) throw new Error(`${variable} names ${path}, which does not run. Correct it, or unset it.`)
  }
  const whole = [chromium.executablePath(), ...onPath(NAMES), ...PLACES].find(runs)
  return whole === undefined
    ? undefined
    : { whole, forComponents: onPath(['chromium-headless-shell']).find(runs) ?? whole }
}

/** Obtains browsers where there are none, and names them for the programs that are started: Debian's package for root there, else Playwright's download. */
export function obtainBrowsers(): Browsers {
  const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends']
  const ways = [
    isRootOnDebian() && [
      ['apt-get', 'update', '-q'],
      [...install, 'chromium', 'fonts-liberation'],
      [...install, 'chromium-headless-shell'],
    ],
    [['playwright', 'install', 'chromium']],
  ].filter((way) => way !== false)
  for (const way of ways) {
    if (findBrowsers()) break
    console.log('There is no Chromium browser here; getting one …')
    for (const [command = '', ...args] of way) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
    }
  }
  const found = findBrowsers()
  if (!found) {
    throw new Error(
      'The tests need a Chromium-family browser, and none could be obtained. Install Chromium, Chrome or Edge, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  }
  process.env['DIRA_BROWSER'] = found.whole
  process.env['DIRA_COMPONENT_BROWSER'] = found.forComponents
  return found
}

/** Whether a browser starts: Ubuntu's chromium-browser may be a stub that only recommends a snap. On Windows one that is asked for its version opens a window. */
function runs(file: string): boolean {
  return (
    existsSync(file) &&
    (process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0)
  )
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
