/* pnpm backup: makes a backup of the database, images and keys, also while the site runs. */
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { readBackupSettings } from '../backup/backupSettings.ts'
import { describeBackup } from '../backup/describeBackup.ts'
import { makeBackup } from '../backup/makeBackup.ts'
import { loadEnvironmentFile } from '../connect/loadEnvironmentFile.ts'
import { dataPaths, defaultDataFolder } from '../data/dataFolder.ts'
import { explainDataFailure } from '../data/explainDataFailure.ts'
import { Problem } from '../report/problem.ts'
import { readOptions } from './readOptions.ts'
import { refuseHosted } from './refuseHosted.ts'
import { runCommand, say } from './runCommand.ts'

const USAGE = 'pnpm backup'

await runCommand(async () => {
  readOptions({}, USAGE)
  loadEnvironmentFile()
  refuseHosted('Supabase makes the backups of a hosted project')
  const dataFolder = defaultDataFolder()
  const settings = readBackupSettings(process.env, dataFolder)
  if (!existsSync(dataPaths(dataFolder).secrets)) {
    throw new Problem('data-missing', `There are no data in ${dataFolder}. DIRA_DATA names another folder.`)
  }
  // Visitors come first, and on a machine that is never idle a backup has to end too.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  try {
    const backup = await makeBackup({ ...settings, dataFolder, onStep: say })
    say(`${backup.path}: ${describeBackup(backup.manifest)}`)
    return 0
  } catch (error) {
    throw explainDataFailure(error, settings.folder)
  }
})
