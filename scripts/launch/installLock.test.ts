import { spawn, spawnSync } from 'node:child_process'
import { existsSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { takeInstallLock } from './installLock.mjs'
import { lookUpProcess } from './lookUpProcess.mjs'
import { makeWorkspace } from './testing/workspaceFixture.ts'

const LOCK = '.dira/install.lock'

describe('takeInstallLock', () => {
  it('lets the second one in when the first is done, and says once that it waits', async () => {
    const file = join(makeWorkspace().root, LOCK)
    const events: string[] = []
    const first = await takeInstallLock({ file })
    const second = takeInstallLock({ file, pollMs: 1, onWait: () => events.push('waits') }).then((lock) => {
      events.push('second in')
      return lock
    })
    await expect.poll(() => events).toEqual(['waits'])
    events.push('first done')
    first.release()
    const lock = await second
    expect(events).toEqual(['waits', 'first done', 'second in'])
    lock.release()
    expect(existsSync(file)).toBe(false)
  })

  it('takes over from a process that is gone', async () => {
    const { root, write } = makeWorkspace()
    write(LOCK, lockOf([pidOfTheDead()]))
    await expect(takeAndRelease(root)).resolves.toBe('taken at once')
  })

  it('waits for an installer that outlived its launcher', async () => {
    const { root, write } = makeWorkspace()
    write(LOCK, lockOf([pidOfTheDead(), process.pid]))
    await expect(takeAndRelease(root)).resolves.toBe('waited')
  })

  it.runIf(process.platform === 'linux')(
    'does not wait for the remains of a process that nobody collects',
    async () => {
      const { root, write } = makeWorkspace()
      // The shell starts a process that soon ends, and becomes one that never asks after it.
      const parent = spawn('/bin/sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      onTestFinished(() => void parent.kill())
      const pid = Number(await new Promise<Buffer>((resolve) => parent.stdout.once('data', resolve)))
      await expect.poll(() => lookUpProcess(pid)?.state).toBe('Z')
      write(LOCK, lockOf([pid]))
      await expect(takeAndRelease(root)).resolves.toBe('taken at once')
    },
  )

  it('waits while a lock is just being written', async () => {
    const { root, write } = makeWorkspace()
    write(LOCK, '')
    await expect(takeAndRelease(root)).resolves.toBe('waited')
  })

  it.each([
    ['half-written', ''],
    ['of another machine', JSON.stringify({ host: 'elsewhere', pids: [process.pid] })],
    ['of a process number that was given away again', lockOf([process.pid])],
  ])('does not wait for ever for a lock %s', async (_, content) => {
    const { root, write } = makeWorkspace()
    write(LOCK, content)
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
    utimesSync(join(root, LOCK), yesterday, yesterday)
    await expect(takeAndRelease(root)).resolves.toBe('taken at once')
  })
})

/** Takes the lock of a workspace; where it is held, frees it as its holder would. */
async function takeAndRelease(root: string): Promise<'taken at once' | 'waited'> {
  const file = join(root, LOCK)
  let hasWaited = false
  const holder = await takeInstallLock({
    file,
    pollMs: 1,
    onWait: () => {
      hasWaited = true
      const yesterday = new Date(0)
      utimesSync(file, yesterday, yesterday)
    },
  })
  holder.release()
  return hasWaited ? 'waited' : 'taken at once'
}

function lockOf(pids: readonly number[]): string {
  return JSON.stringify({ host: hostname(), pids })
}

function pidOfTheDead(): number {
  return spawnSync(process.execPath, ['--version']).pid
}
