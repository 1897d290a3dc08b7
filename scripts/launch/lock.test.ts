import { spawnSync } from 'node:child_process'
import { existsSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { withLock } from './lock.mjs'
import { makeWorkspace } from './testing/workspaceFixture.ts'

const gone = () => spawnSync(process.execPath, ['--version']).pid

describe('withLock', () => {
  it.each([
    ['whose process is gone', () => `${gone()} ${gone()}\n`, 0],
    ['with our own number, from another container', () => `${process.pid}\n`, 0],
    ['that was not renewed', () => `${process.ppid}\n`, 24 * 60 * 60_000],
    ['that was cut short long ago', () => '', 24 * 60 * 60_000],
  ])('takes over a lock %s, and removes its own', async (_, content, age) => {
    const { root, write } = makeWorkspace()
    write('lock', content())
    const file = join(root, 'lock')
    utimesSync(file, new Date(), new Date(Date.now() - age))
    const task = vi.fn(async () => undefined)
    await withLock(file, task)
    expect([task.mock.calls.length, existsSync(file)]).toEqual([1, false])
  })

  it('waits while a lock is just being written', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { root, write } = makeWorkspace()
    write('lock', '')
    const task = vi.fn(async () => undefined)
    const done = withLock(join(root, 'lock'), task)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(task).not.toHaveBeenCalled()
    write('lock', `${gone()}\n`)
    await done
    expect(task).toHaveBeenCalled()
  })
})
