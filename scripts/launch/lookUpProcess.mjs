import { readFileSync } from 'node:fs'

/**
 * What Linux tells about a process; undefined elsewhere, and for one that is gone.
 * @param {number} pid
 */
export function lookUpProcess(pid) {
  try {
    // The name stands in brackets and may hold any character.
    const [, name, state, parent] = /^\d+ \((.*)\) (\S) (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, state, parent }
  } catch {
    return undefined
  }
}
