import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { ProcessAnswer, ProcessMessage, ProcessOptions } from './listingsProcess.ts'
import { unfinishedFile, type PublishedChanges } from './writeListings.ts'

/** A `ListingsWriter` in a process of its own. Its calls come one after the other; they reject if the file cannot be written. */
export interface ListingsWriting {
  /** Resolves as soon as more may come: when what was given before is written. */
  readonly change: (changes: PublishedChanges) => Promise<void>
  /** Resolves when the file is complete. */
  readonly finish: (version: string) => Promise<void>
  /** Ends the process, and takes away what is not complete. */
  readonly close: () => Promise<void>
}

/** The number by which the process has the file before: after the standard ones and the channel. */
const FILE_BEFORE = 4

export function startListingsWriter({ before, ...options }: ProcessOptions): ListingsWriting {
  const child = fork(new URL('./listingsProcess.ts', import.meta.url), {
    // Packages are their sources. Other options of a server, or of a test, are not for this process.
    execArgv: ['--conditions=@dira/source'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', before?.fd ?? 'ignore'],
  })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The process that writes it ended: ${code ?? signal}`)))
  })
  const ended = failed.catch(() => undefined)
  let done: Promise<void> = Promise.resolve()

  async function answered(): Promise<void> {
    const [{ error }] = (await Promise.race([once(child, 'message'), failed])) as [ProcessAnswer]
    if (error !== undefined) throw new Error(error)
  }

  function tell(message: ProcessMessage): void {
    done = answered()
    // The next call rejects with it.
    done.catch(() => undefined)
    if (child.connected) child.send(message)
  }

  tell({ begin: { ...options, ...(before && { before: { fd: FILE_BEFORE, end: before.end } }) } })
  return {
    change: async ({ put, remove }) => {
      await done
      tell({ change: { put, remove } })
    },
    finish: async (version) => {
      await done
      tell({ finish: version })
      await done
    },
    close: async () => {
      child.kill('SIGKILL')
      await ended
      // Without a number it never began.
      if (child.pid !== undefined) await rm(unfinishedFile(options.file, child.pid), { force: true })
    },
  }
}
