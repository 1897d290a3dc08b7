import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lookUpProcess } from './lookUpProcess.mjs'

/**
 * @typedef {object} InstallLock
 * @property {(pid: number) => void} addProcess names another process that works under the lock. An installer outlives
 *   a launcher that is killed outright, and the next launcher must wait for it.
 * @property {() => void} release
 */

const HEARTBEAT_MS = 5_000

/** How long a lock is believed whose process cannot be asked: a half-written one, or one of another machine or container. */
const UNKNOWN_HOLDER_MS = 60_000

/** How long a lock is believed whose process lives but gives no heartbeat: an orphaned installer, or a number used again. */
const SILENT_HOLDER_MS = 15 * 60_000

/**
 * Takes the lock that keeps two launchers from installing into the same folder. Waits as long as its holder lives,
 * and takes over from one that died.
 * @param {{ file: string, onWait?: () => void, pollMs?: number }} options
 * @returns {Promise<InstallLock>}
 */
export async function takeInstallLock({ file, onWait, pollMs = 200 }) {
  mkdirSync(path.dirname(file), { recursive: true })
  let hasSaidSo = false
  while (!tryToCreate(file)) {
    const found = readLock(file)
    if (found === undefined) continue
    if (!isHeld(found)) {
      removeLock(file, found.content)
      continue
    }
    if (!hasSaidSo) onWait?.()
    hasSaidSo = true
    await sleep(pollMs)
  }
  const heartbeat = setInterval(() => beat(file), HEARTBEAT_MS).unref()
  return {
    addProcess: (pid) => writeFileSync(file, describe([process.pid, pid])),
    release: () => {
      clearInterval(heartbeat)
      rmSync(file, { force: true })
    },
  }
}

/** @param {string} file */
function tryToCreate(file) {
  try {
    writeFileSync(file, describe([process.pid]), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function beat(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch (error) {
    // Someone removed the folder under way; the install itself will say so.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/**
 * @param {string} file
 * @returns {{ content: string, ageMs: number } | undefined} undefined when it was released in the meantime
 */
function readLock(file) {
  try {
    return { content: readFileSync(file, 'utf8'), ageMs: Date.now() - statSync(file).mtimeMs }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {{ content: string, ageMs: number }} lock */
function isHeld({ content, ageMs }) {
  const holder = parse(content)
  if (holder === undefined || holder.host !== hostname()) return ageMs < UNKNOWN_HOLDER_MS
  return holder.pids.some(isAlive) && ageMs < SILENT_HOLDER_MS
}

/**
 * Removes the lock of a dead holder, and only that one: another launcher may have taken it over in the meantime.
 * @param {string} file
 * @param {string} deadContent
 */
function removeLock(file, deadContent) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') === deadContent) rmSync(aside)
    else renameSync(aside, file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    // In a container nobody may collect the remains of an orphan; they answer like the living.
    return lookUpProcess(pid)?.state !== 'Z'
  } catch (error) {
    // Not ours to signal, but there.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {number[]} pids */
function describe(pids) {
  return JSON.stringify({ host: hostname(), pids })
}

/**
 * @param {string} content
 * @returns {{ host: string, pids: number[] } | undefined}
 */
function parse(content) {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
