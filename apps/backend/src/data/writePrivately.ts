import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a file that only its owner can read, all of it or nothing: a crash leaves the old file or the new one. */
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
