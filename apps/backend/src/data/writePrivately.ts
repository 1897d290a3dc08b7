import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a file atomically, readable by its owner only: after a crash it is either the old or the new one. */
export function writePrivately(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.unfinished`
  const file = openSync(unfinished, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, path)
}
