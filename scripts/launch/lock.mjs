import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock that was not renewed for this long does not count: its process number may belong to another program by now. */
const STALE_MS = 15 * 60_000

/**
 * Runs a task under a lock file; waits as long as a process that the file names is alive. The task can name another process
 * that works for it, because an installer goes on when its launcher is killed.
 * @type {(file: string, task: (addProcess: (pid: number) => void) => Promise<void>) => Promise<void>}
 */
export async function withLock(file, task) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let hasWaited = false; ;) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
      break
    } catch (error) {
      if (Object(error).code !== 'EEXIST') throw error
    }
    if (isHeld(file)) {
      if (!hasWaited) console.error(`Another command is setting this folder up; waiting for it (${file}) …`)
      hasWaited = true
      await sleep(100)
    } else rmSync(file, { force: true })
  }
  const renewal = setInterval(() => utimes(file, new Date(), new Date(), () => {}), 60_000)
  try {
    await task((pid) => writeFileSync(file, `${process.pid} ${pid}\n`))
  } finally {
    clearInterval(renewal)
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_MS) return false
    const content = readFileSync(file, 'utf8')
    // Without its line end it is just being written.
    return !content.endsWith('\n') || content.trim().split(' ').some(isAlive)
  } catch {
    return true // It was just released.
  }
}

/** Our own number comes from a container that was here before. @param {string} pid */
function isAlive(pid) {
  try {
    return Number(pid) !== process.pid && process.kill(Number(pid), 0)
  } catch (error) {
    return Object(error).code === 'EPERM' // It belongs to another account.
  }
}
