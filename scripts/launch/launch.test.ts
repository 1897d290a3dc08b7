import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { launchIn } from './testing/launchProcess.ts'
import { INSTALL, makeWorkspace, type WorkspaceFixture } from './testing/workspaceFixture.ts'
import { NODE_MAJOR, PNPM_VERSION } from './versions.mjs'

const START = 'scripts/start.ts'
const SAY_READY = "console.log('ready')"

/** Stays until it is told to stop, and notes how it ended: a process whose parent is gone can print no more. */
const STAY = `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync('ended.txt', 'in good order'); process.exit(7) })
setInterval(() => {}, 1000)
process.chdir(import.meta.dirname + '/..')
console.log('ready')`

const PATIENTLY = { timeout: 20_000 }

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

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('is told of %s and is waited for', async (signal) => {
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

  it('ends in good order when the launcher is killed without a chance to tell it', async () => {
    const { root, read } = workspaceWith(STAY)
    const launcher = launchIn(root, ['start'])
    await launcher.printed('ready')
    launcher.kill('SIGKILL')
    await expect.poll(() => existsSync(join(root, 'ended.txt')), PATIENTLY).toBe(true)
    expect(read('ended.txt')).toBe('in good order')
  })

  it('is not kept from ending by the launcher that watches it', async () => {
    expect(await launchIn(workspaceWith(SAY_READY).root, ['start']).ended).toMatchObject({ code: 0 })
  })

  it('is named among those that exist when it does not', async () => {
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

  it('installs once for two commands that start together', async () => {
    const workspace = workspaceWith(SAY_READY, `sleep 0.5\n${INSTALL}`)
    const both = await Promise.all([
      launchIn(workspace.root, ['start']).ended,
      launchIn(workspace.root, ['start']).ended,
    ])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(workspace.installs()).toBe(1)
  })

  it('stops the install when it is interrupted, and does it again the next time', async () => {
    const workspace = workspaceWith(SAY_READY, `echo $$ > pid.txt\n[ -e second ] || exec sleep 60\n${INSTALL}`)
    const launcher = launchIn(workspace.root, ['start'])
    await expect.poll(() => existsSync(join(workspace.root, 'pid.txt')), PATIENTLY).toBe(true)
    launcher.kill('SIGINT')
    expect(await launcher.ended).toMatchObject({
      code: 130,
      output: expect.stringContaining('run the same command again'),
    })
    expect(isAlive(Number(workspace.read('pid.txt')))).toBe(false)

    workspace.write('second', '')
    expect(await launchIn(workspace.root, ['start']).ended).toMatchObject({ code: 0 })
    expect(workspace.installs()).toBe(2)
  })

  it('waits for the install of a launcher that was killed, and does not take it for finished', async () => {
    const workspace = workspaceWith(SAY_READY, `${INSTALL}\ntouch done\nwhile [ ! -e go ]; do sleep 0.05; done`)
    const killed = launchIn(workspace.root, ['start'])
    await expect.poll(() => existsSync(join(workspace.root, 'done')), PATIENTLY).toBe(true)
    killed.kill('SIGKILL')
    const next = launchIn(workspace.root, ['start'])
    await next.printed('waiting for it')
    workspace.write('go', '')
    expect(await next.ended).toMatchObject({ code: 0, output: expect.stringMatching(/ready\n$/) })
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

  it('says so when the registry cannot be reached, and leaves nothing that looks like a pnpm', async () => {
    const { root, write } = makeWorkspace()
    // The machine's own pnpm, if it has one, is of another version.
    write('bin/pnpm', '#!/bin/sh\necho 9.0.0\n')
    chmodSync(join(root, 'bin/pnpm'), 0o755)
    const { code, output } = await launchIn(root, ['start'], {
      PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter),
      npm_config_registry: `http://127.0.0.1:${await closedPort()}/`,
      npm_config_fetch_retries: '0',
      npm_config_cache: join(root, 'cache'),
    }).ended
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/The package registry cannot be reached: check the network/),
    ])
    expect(readdirSync(join(root, '.dira/tools'))).toEqual([`pnpm-${PNPM_VERSION}.partial`])
  })
})

describe('the front door', () => {
  it('asks for a newer Node in one sentence when this one is too old', () => {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
    const door = join(import.meta.dirname, '../launch.mjs')
    const preload = `data:text/javascript,${encodeURIComponent(old)}`
    const { status, stderr } = spawnSync(process.execPath, ['--import', preload, door, 'start'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Dira needs Node 20 or newer .*18\.20\.8.*\n$/)])
  })
})

function workspaceWith(start: string, pnpm = INSTALL): WorkspaceFixture {
  const workspace = makeWorkspace()
  workspace.write(START, start)
  workspace.providePnpm(pnpm)
  return workspace
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
