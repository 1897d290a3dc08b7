/* pnpm restore FOLDER: restores a backup into the embedded database, or into a server's. */
import { resolve } from 'node:path'
import { readBackups } from '../backup/backupFolder.ts'
import { readBackupSettings } from '../backup/backupSettings.ts'
import { describeBackup } from '../backup/describeBackup.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import { loadEnvironmentFile } from '../connect/loadEnvironmentFile.ts'
import { defaultDataFolder } from '../data/dataFolder.ts'
import { Problem } from '../report/problem.ts'
import { invocationFolder } from './invocationFolder.ts'
import { readOptions } from './readOptions.ts'
import { refuseHosted } from './refuseHosted.ts'
import { runCommand, say } from './runCommand.ts'

const USAGE = 'pnpm restore FOLDER'

await runCommand(async () => {
  const { positionals } = readOptions({}, USAGE)
  loadEnvironmentFile()
  refuseHosted('A hosted project is restored by Supabase')
  const dataFolder = defaultDataFolder()
  const [named, ...others] = positionals
  if (named === undefined || others.length > 0) {
    const backups = readBackups(readBackupSettings(process.env, dataFolder).folder)
    const lines = backups.map(({ path, manifest }) => `${path}: ${describeBackup(manifest)}`)
    throw new Problem('wrong-usage', ['Name one backup.', ...lines, `Usage: ${USAGE}`].join('\n'))
  }
  const path = resolve(invocationFolder(), named)
  const { manifest } = await restoreBackup({ path, dataFolder, onStep: say })
  say(`Restored into ${dataFolder}: ${describeBackup(manifest)}.`)
  return 0
})
