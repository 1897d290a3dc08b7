import { closeAfter } from '../database/closeAfter.ts'
import { openPglite } from '../database/openPglite.ts'

/** Runs statements with all rights on the embedded database of a data folder that nobody serves. */
export async function runOnData(dataFolder: string, statements: string): Promise<void> {
  const opened = await openPglite({ dataFolder, mustExist: true })
  await closeAfter(opened, async ({ database }) => database.exec(statements))
}
