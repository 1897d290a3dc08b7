import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Names of a Chromium-family browser on the path, the most fitting first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge', 'msedge']

/** Chromium without a window. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** Where installers put one that is not on the path. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
  linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome'],
}

/** The variables that name a browser, the strongest first. */
const VARIABLES = ['DIRA_BROWSER', 'CHROMIUM_PATH', 'CHROME_PATH']

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly environment: NodeJS.ProcessEnv
  /** Where Playwright would have put its own browser. */
  readonly playwrightBrowser: string
  /** Whether a file is there and can be run: Ubuntu's chromium-browser may be a stub that only recommends a snap. */
  readonly runs: (file: string) => boolean
}

export type BrowserSearch =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly reason: 'none' }
  | { readonly ok: false; readonly reason: 'named-one-does-not-run'; readonly variable: string; readonly path: string }

/** A Chromium-family browser: the one that the environment names, Playwright's own, or one that is installed. */
export function findBrowser({ platform, environment, playwrightBrowser, runs }: Machine): BrowserSearch {
  for (const variable of VARIABLES) {
    const path = environment[variable]?.trim()
    if (path) return runs(path) ? { ok: true, path } : { ok: false, reason: 'named-one-does-not-run', variable, path }
  }
  const found = [
    playwrightBrowser,
    ...onPath(NAMES, { platform, environment }),
    ...installed(platform, environment),
  ].find(runs)
  return found === undefined ? { ok: false, reason: 'none' } : { ok: true, path: found }
}

/**
 * The browser for components and stories: Chromium's headless shell where it is installed, because it does a quarter less work; else, or when the
 * environment names a browser, that browser. Journeys are made in a whole one.
 */
export function findComponentBrowser(browser: string, { platform, environment, runs }: Machine): string {
  const isNamed = VARIABLES.some((variable) => environment[variable]?.trim())
  return (isNamed ? undefined : onPath([HEADLESS_SHELL], { platform, environment }).find(runs)) ?? browser
}

/** This machine, as the search sees it. */
export function thisMachine(playwrightBrowser: string): Machine {
  return { platform: process.platform, environment: process.env, playwrightBrowser, runs: canRun }
}

function canRun(file: string): boolean {
  if (!existsSync(file)) return false
  // On Windows a browser that is asked for its version opens a window.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0
}

function onPath(
  names: readonly string[],
  { platform, environment }: Pick<Machine, 'platform' | 'environment'>,
): string[] {
  if (platform === 'win32') return []
  const folders = (environment['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function installed(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  const places = PLACES[platform] ?? []
  if (platform !== 'win32') return [...places]
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => environment[name] ?? [])
  return places.flatMap((place) => roots.map((root) => `${root}/${place}`))
}
