// @module-tag ci
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { launchIn } from './testing/launchProcess.ts'
import { INSTALL, workspaceWith } from './testing/workspaceFixture.ts'
import { NODE_MAJOR } from './versions.mjs'

const SAY_READY = "console.log('ready')"

/** Runs until SIGTERM, and writes how it ended to a file: a process without its parent cannot print. */
const STAY = `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync('ended.txt', 'in good order'); process.exit(7) })
setInterval(() => {}, 1000)
process.chdir(import.meta.dirname + '/..')
console.log('ready')`

const WAIT = { timeout: 60_000 }

describe('a command', () => {
  it('gets its arguments, on the Node that the project pins, with the installed programs on its path', async () => {
    const { root } = workspaceWith(
      "console.log(JSON.stringify([process.argv.slice(2), process.versions.node, process.env['PATH']]))",
    )
    const { code, output } = await launchIn(root, ['start', 'one', '--two=3']).ended
    const [args, version, path] = JSON.parse(output.trim().split('\n').at(-1) ?? '') as [string[], string, string]
    expect(code).toBe(0)
    expect(args).toEqual(['one', '--two=3'])
    expect(version).toMatch(new RegExp(`^${NODE_MAJOR}\\.`))
    expect(path).toContain(join(root, 'node_modules/.bin'))
  })

  it('passes its exit code on', async () => {
    expect(await launchIn(workspaceWith('process.exit(42)').root, ['start']).ended).toMatchObject({ code: 42 })
  })

  it('ends the launcher by the signal that ended it', async () => {
    const { root } = workspaceWith("process.kill(process.pid, 'SIGKILL')")
    expect(await launchIn(root, ['start']).ended).toMatchObject({ signal: 'SIGKILL' })
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('gets %s, and the launcher waits for it', async (signal) => {
    const { root } = workspaceWith(
      `process.once('${signal}', () => setTimeout(() => { console.log('good-bye'); process.exit(5) }, 50))
       setInterval(() => {}, 1000)
       ${SAY_READY}`,
    )
    const launcher = launchIn(root, ['start'])
    await launcher.printed('ready')
    launcher.kill(signal)
    expect(await launcher.ended).toMatchObject({ code: 5, output: expect.stringContaining('good-bye') })
  })

  it('ends in good order when the launcher is killed and cannot pass a signal on', async () => {
    const { root, read } = workspaceWith(STAY)
    const launcher = launchIn(root, ['start'])
    await launcher.printed('ready')
    launcher.kill('SIGKILL')
    await expect.poll(() => existsSync(join(root, 'ended.txt')), WAIT).toBe(true)
    expect(read('ended.txt')).toBe('in good order')
  })

  it('ends although it is connected to the launcher', async () => {
    expect(await launchIn(workspaceWith(SAY_READY).root, ['start']).ended).toMatchObject({ code: 0 })
  })

  it('that does not exist is answered with the list of those that do', async () => {
    const { code, output } = await launchIn(workspaceWith('').root, ['strat']).ended
    expect([code, output]).toEqual([1, expect.stringMatching(/^Say what to run: .*start \| dev \| test.*\n$/)])
  })
})

describe('setting up', () => {
  it('installs once', async () => {
    const workspace = workspaceWith(SAY_READY)
    await launchIn(workspace.root, ['start']).ended
    const { output } = await launchIn(workspace.root, ['start']).ended
    expect([workspace.installs(), output]).toEqual([1, 'ready\n'])
  })

  it('installs again when the lockfile has changed', async () => {
    const workspace = workspaceWith(SAY_READY)
    await launchIn(workspace.root, ['start']).ended
    workspace.write('pnpm-lock.yaml', 'lockfileVersion: 9\nsettings: {}\n')
    await launchIn(workspace.root, ['start']).ended
    expect(workspace.installs()).toBe(2)
  })

  it('clears away a half-finished install that pnpm takes for a whole one', async () => {
    const workspace = workspaceWith(SAY_READY, `[ -e node_modules/rest ] || {\n${INSTALL}\n}`)
    workspace.write('node_modules/rest', '')
    const { code, output } = await launchIn(workspace.root, ['start']).ended
    expect([code, output]).toEqual([0, expect.stringMatching(/Repairing a half-finished install[^]*ready\n$/)])
  })

  it('says in one sentence what is wrong when the install fails', async () => {
    const { root } = workspaceWith(SAY_READY, 'echo "No space left on device (os error 28)"; exit 1')
    const { code, output } = await launchIn(root, ['start']).ended
    expect(code).toBe(1)
    expect(output).toMatch(/\nInstalling the dependencies failed\. The disk is full: .*\n$/)
    expect(output).not.toContain('    at ')
  })
})

describe('the versions', () => {
  it("are the workspace's own", () => {
    const workspace = readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8')
    expect(workspace).toMatch(new RegExp(`^  node: ${NODE_MAJOR}\\.`, 'm'))
  })
})

describe('launch.mjs', () => {
  it('asks for a newer Node in one sentence when this one is too old', () => {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
    const door = join(import.meta.dirname, '../launch.mjs')
    const preload = `data:text/javascript,${encodeURIComponent(old)}`
    const { status, stderr } = spawnSync(process.execPath, ['--import', preload, door, 'start'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Dira needs Node 20 or newer .*18\.20\.8.*\n$/)])
  })
})
