import { openPglite } from '../database/openPglite.ts'

/** Runs statements with all rights on the embedded database of a data folder that nobody serves. */
export async function runOnData(dataFolder: string, statements: string): Promise<void> {
  const { connection, close } = await openPglite({ dataFolder, mustExist: true })
  try {
    await connection.driver.exec(statements)
  } finally {
    await close()
  }
}
