/**
 * Reads a file of listings in a process of its own, which has no rights and no keys: what somebody sends is unpacked and read within limits of memory and
 * time, and while that lasts the server answers others. The file comes by the standard input, and is in memory alone.
 */
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { fileReadAsSchema } from '@dira/data'
import { ImportError } from './importError.ts'
import { readImportFile, type ReadFile, type RecordBatch } from './importFile.ts'

/** The messages of the process, one after the other: batches, each of which is answered when it is stored, and what came of it. */
export type ReadingMessage =
  | { readonly batch: RecordBatch }
  | { readonly file: ReadFile }
  | { readonly error: { readonly code: string; readonly message: string } }

// The server's answers to visitors come before this work.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// Without the server nobody wants it.
process.once('disconnect', () => process.exit())

const readAs = fileReadAsSchema.parse(JSON.parse(process.argv[2] ?? '{}'))
const tell = (message: ReadingMessage) => process.send?.(message)

try {
  const file = await readImportFile(await buffer(process.stdin), {
    ...readAs,
    onBatch: async (batch) => {
      tell({ batch })
      await once(process, 'message')
    },
  })
  tell({ file })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  tell({
    error:
      error instanceof ImportError
        ? { code: error.code, message }
        : { code: 'unreadable', message: `The file cannot be read: ${message}` },
  })
}
process.disconnect()
