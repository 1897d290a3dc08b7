import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Takes away what processes left of a file that were stopped while they wrote it. */
export async function removeUnfinished(file: string): Promise<void> {
  const start = `${basename(file)}.`
  const names = await readdir(dirname(file)).catch(() => [])
  const left = names.filter((name) => name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
  await Promise.all(left.map((name) => rm(join(dirname(file), name), { force: true })))
}

/** Whether another process has this number. */
function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
