/* pnpm upgrade:data: brings data that were made before version 0.1, or restored from a backup of then, to it. */
import { loadEnvironmentFile } from '../connect/loadEnvironmentFile.ts'
import { defaultDataFolder } from '../data/dataFolder.ts'
import { upgradeDataFolder } from '../schema/upgradeData.ts'
import { readOptions } from './readOptions.ts'
import { refuseHosted } from './refuseHosted.ts'
import { runCommand, say } from './runCommand.ts'

await runCommand(async () => {
  readOptions({}, 'pnpm upgrade:data')
  loadEnvironmentFile()
  refuseHosted('A hosted project keeps its own history of migrations')
  const dataFolder = defaultDataFolder()
  const isDone = await upgradeDataFolder(dataFolder)
  say(
    isDone
      ? `The data in ${dataFolder} are of version 0.1 now.`
      : `The data in ${dataFolder} are of version 0.1 already.`,
  )
  return 0
})
