// @module-tag ci
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { launchIn } from './testing/launchProcess.ts'
import { INSTALL, makeWorkspace, workspaceWith } from './testing/workspaceFixture.ts'
import { PNPM_VERSION } from './versions.mjs'

const SAY_READY = "console.log('ready')"
const WAIT = { timeout: 60_000 }

describe('setting up', () => {
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
    // The shell makes the file before it writes to it.
    await expect.poll(() => existsSync(join(workspace.root, 'pid.txt')) && workspace.read('pid.txt'), WAIT).toBeTruthy()
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
    await expect.poll(() => existsSync(join(workspace.root, 'done')), WAIT).toBe(true)
    killed.kill('SIGKILL')
    const next = launchIn(workspace.root, ['start'])
    await next.printed('waiting for it')
    workspace.write('go', '')
    expect(await next.ended).toMatchObject({ code: 0, output: expect.stringMatching(/ready\n$/) })
    expect(workspace.installs()).toBe(2)
  })

  it('says so when the registry cannot be reached, and leaves nothing that looks like a pnpm', async () => {
    const { root } = makeWorkspace()
    const { code, output } = await launchIn(root, ['start'], {
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
