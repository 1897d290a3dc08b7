/* pnpm backup: makes a backup of the embedded default, also while the site runs. */
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { readBackupSettings } from '../backup/backupSettings.ts'
import { describeBackup } from '../backup/describeBackup.ts'
import { makeBackup } from '../backup/makeBackup.ts'
import { connectBackend } from '../connect/connectBackend.ts'
import { loadEnvironmentFile } from '../connect/loadEnvironmentFile.ts'
import { dataPaths, defaultDataFolder } from '../data/dataFolder.ts'
import { explainDataFailure } from '../data/explainDataFailure.ts'
import { Problem } from '../problem.ts'
import { readOptions } from './readOptions.ts'
import { refuseElsewhere } from './refuseElsewhere.ts'
import { runCommand, say } from './runCommand.ts'

const USAGE = 'pnpm backup'

// The server that started it has ended.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

await runCommand(async () => {
  readOptions({}, USAGE)
  loadEnvironmentFile()
  refuseElsewhere('Supabase makes the backups of a hosted project', 'Its backups are made by pg_dump')
  const dataFolder = defaultDataFolder()
  const settings = readBackupSettings(process.env, dataFolder)
  if (!existsSync(dataPaths(dataFolder).database)) {
    throw new Problem('data-missing', `There are no data in ${dataFolder}. DIRA_DATA names another folder.`)
  }
  // Visitors come first, and on a machine that is never idle a backup has to end too.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const backend = await connectBackend({ dataFolder, command: USAGE })
  try {
    const backup = await makeBackup({ ...settings, backend, dataFolder, onStep: say })
    say(`${backup.path}: ${describeBackup(backup.manifest)}`)
    return 0
  } catch (error) {
    throw explainDataFailure(error, settings.folder)
  } finally {
    await backend.close()
  }
})
