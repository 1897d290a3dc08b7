import { describe, expect, it } from 'vitest'
import { findBrowser, findComponentBrowser, type Machine } from './findBrowser.ts'

describe('findBrowser', () => {
  it('takes the one that the environment names before any other', () => {
    expect(search({ environment: { CHROME_PATH: '/my/chrome' }, files: ['/my/chrome', '/pw/chrome'] })).toEqual({
      ok: true,
      path: '/my/chrome',
    })
  })

  it('says which named one does not run instead of quietly taking another', () => {
    expect(search({ environment: { CHROMIUM_PATH: '/gone' }, files: ['/pw/chrome'] })).toEqual({
      ok: false,
      reason: 'named-one-does-not-run',
      variable: 'CHROMIUM_PATH',
      path: '/gone',
    })
  })

  it("takes Playwright's own before those of the machine", () => {
    expect(search({ files: ['/usr/bin/chromium', '/pw/chrome'] })).toEqual({ ok: true, path: '/pw/chrome' })
  })

  it.each([
    ['linux', '/usr/bin/google-chrome'],
    ['linux', '/snap/bin/chromium'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['win32', 'C:\\Program Files/Google/Chrome/Application/chrome.exe'],
  ] as const)('finds what is installed on %s: %s', (platform, path) => {
    const environment = { PATH: '/usr/local/bin:/usr/bin', PROGRAMFILES: 'C:\\Program Files' }
    expect(search({ platform, environment, files: [path] })).toEqual({ ok: true, path })
  })

  it('says so when there is none', () => {
    expect(search({ files: [] })).toEqual({ ok: false, reason: 'none' })
  })
})

describe('findComponentBrowser', () => {
  const SHELL = '/usr/bin/chromium-headless-shell'
  const find = (environment: NodeJS.ProcessEnv, ...files: readonly string[]) =>
    findComponentBrowser('/usr/bin/chromium', machine({ environment: { PATH: '/usr/bin', ...environment }, files }))

  it('takes the shell where it is installed, else the browser of journeys', () => {
    expect(find({}, SHELL)).toBe(SHELL)
    expect(find({})).toBe('/usr/bin/chromium')
  })

  it('takes the browser that the environment names for everything', () => {
    expect(find({ CHROMIUM_PATH: '/usr/bin/chromium' }, SHELL)).toBe('/usr/bin/chromium')
  })
})

function search(given: Parameters<typeof machine>[0]) {
  return findBrowser(machine(given))
}

function machine({ files, ...given }: Partial<Machine> & { files: readonly string[] }): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/bin' },
    playwrightBrowser: '/pw/chrome',
    runs: (file) => files.includes(file),
    ...given,
  }
}
