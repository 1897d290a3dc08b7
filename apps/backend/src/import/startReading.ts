import { fork } from 'node:child_process'
import { on } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileReadAs } from '@dira/data'
import { ImportError } from './importError.ts'
import type { ReadFile, RecordBatch } from './importFile.ts'
import type { ReadingMessage } from './readingProcess.ts'

/** A file that is being read in a process of its own. */
export interface Reading {
  /** Takes the bytes of the file, before it is read. Rejects where they end before their end. */
  readonly take: (bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** Reads it; `onBatch` takes its records, one batch after another. Rejects with an `ImportError` where it cannot be read. */
  readonly read: (onBatch: (batch: RecordBatch) => Promise<void>) => Promise<ReadFile>
  /** Ends the process; pending calls reject. */
  readonly end: () => void
}

/** How much memory a file may take, in megabytes. */
const MEMORY = 512
/** How long it may take to read a file, in milliseconds: twenty times as long as 100,000 rows take. */
const LONGEST = 120_000

/** Starts a process that reads a file. */
export function startReading({
  readAs = {},
  memory = MEMORY,
  longest = LONGEST,
}: {
  readonly readAs?: FileReadAs | undefined
  readonly memory?: number
  readonly longest?: number
}): Reading {
  const child = fork(new URL('./readingProcess.ts', import.meta.url), [JSON.stringify(readAs)], {
    // Packages are their sources. Other options of a server, or of a test, are not for this process.
    execArgv: ['--conditions=@dira/source', `--max-old-space-size=${memory}`],
    // No key of the server is in it.
    env: { PATH: process.env['PATH'] },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  // What it says waits until somebody listens; the channel closes behind its last word.
  const messages = on(child, 'message', { close: ['disconnect'] }) as AsyncIterableIterator<[ReadingMessage]>
  const ended = new Promise<ImportError>((resolve) => {
    child.once('error', (error) =>
      resolve(new ImportError('ended', `No process can be started to read the file: ${error.message}`)),
    )
    child.once('exit', (code, signal) => resolve(endedEarly(code, signal)))
  })
  let isLate = false

  function endedEarly(code: number | null, signal: string | null): ImportError {
    if (isLate)
      return new ImportError('too-long', 'Reading the file took too long. Cut it into parts, or save it as CSV.')
    // How Node ends where memory does.
    return signal === 'SIGABRT' || code === 134
      ? new ImportError(
          'too-much-memory',
          `Reading the file takes more than ${memory} MB of memory. Cut it into parts, or save it as CSV.`,
        )
      : new ImportError('ended', `The process that reads the file ended: ${signal ?? code}. Send the file again.`)
  }

  return {
    take: async (bytes) => {
      // A process that is started with a pipe has it.
      await pipeline(Readable.from(bytes), child.stdin!)
    },
    read: async (onBatch) => {
      const late = setTimeout(() => {
        isLate = true
        child.kill('SIGKILL')
      }, longest)
      try {
        for await (const [message] of messages) {
          if ('file' in message) return message.file
          if ('error' in message) throw new ImportError(message.error.code, message.error.message)
          await onBatch(message.batch)
          if (child.connected) child.send('stored')
        }
        throw await ended
      } finally {
        clearTimeout(late)
        child.kill('SIGKILL')
      }
    },
    end: () => child.kill('SIGKILL'),
  }
}
