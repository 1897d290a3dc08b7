/* pnpm remove:sample: archives what is left of the sample directory. */
import { z } from 'zod'
import { connectFromEnvironment } from '../connect/connectFromEnvironment.ts'
import { call } from '../connect/askOwner.ts'
import { readOptions } from './readOptions.ts'
import { runCommand, say } from './runCommand.ts'

const removedSchema = z.object({ changed: z.int() })

await runCommand(async () => {
  readOptions({}, 'pnpm remove:sample')
  const backend = await connectFromEnvironment('pnpm remove:sample')
  try {
    const { changed } = removedSchema.parse(await call(backend, 'remove_sample', {}))
    say(
      changed === 0
        ? `There is no sample listing in ${backend.name}.`
        : `Archived ${changed} sample listings of ${backend.name}. History undoes it.`,
    )
    return 0
  } finally {
    await backend.close()
  }
})
