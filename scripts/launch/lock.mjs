import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock that was not renewed for this long belongs to a launcher that was killed. */
const STALE_MS = 15_000

/** Runs a task under a lock file that is renewed every second; waits while another process does. @type {(file: string, task: () => Promise<void>) => Promise<void>} */
export async function withLock(file, task) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      writeFileSync(file, '', { flag: 'wx' })
      break
    } catch (error) {
      if (Object(error).code !== 'EEXIST') throw error
    }
    if (!hasWaited) console.error(`Another command is setting this folder up; waiting for it (${file}) …`)
    await sleep(100)
    const renewed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - renewed > STALE_MS) rmSync(file, { force: true })
  }
  const renewal = setInterval(() => utimesSync(file, new Date(), new Date()), 1000)
  await task().finally(() => {
    clearInterval(renewal)
    rmSync(file, { force: true })
  })
}
