/**
 * Writes a file of listings in a process of its own: building the index of 100,000 listings takes seconds, in which no page would be answered, and
 * some hundred megabytes, which only the end of a process gives back.
 */
import { constants, setPriority } from 'node:os'
import { foundBy } from './foundBy.ts'
import { writeListings, type ListingsWriter, type PublishedChanges, type WriteOptions } from './writeListings.ts'

/** Options of the first message. */
export interface ProcessOptions extends Omit<WriteOptions, 'found'> {
  readonly imageOrigins: readonly string[]
}

/** The messages to the process, in their order: options, any number of changes, and the version that the file is of. */
export type ProcessMessage =
  | { readonly begin: ProcessOptions }
  | { readonly change: PublishedChanges }
  | { readonly finish: string }

/** The answer to each message, sent when its work is done. */
export interface ProcessAnswer {
  readonly error?: string
}

// The server's answers to visitors come before this work.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

let writer: ListingsWriter | undefined

process.on('message', (message: ProcessMessage) => process.send?.(answerTo(message)))

function answerTo(message: ProcessMessage): ProcessAnswer {
  try {
    if ('begin' in message) {
      const { imageOrigins, ...options } = message.begin
      writer = writeListings({ ...options, found: foundBy(imageOrigins) })
    } else if ('change' in message) writer?.change(message.change)
    else writer?.finish(message.finish)
    return {}
  } catch (error) {
    return { error: String(error) }
  }
}
