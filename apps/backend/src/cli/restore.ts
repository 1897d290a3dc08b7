/* pnpm restore FOLDER [--replace]: restores a backup of the embedded default. */
import { resolve } from 'node:path'
import { readBackups } from '../backup/backupFolder.ts'
import { readBackupSettings } from '../backup/backupSettings.ts'
import { describeBackup } from '../backup/describeBackup.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import { loadEnvironmentFile } from '../connect/loadEnvironmentFile.ts'
import { defaultDataFolder } from '../data/dataFolder.ts'
import { Problem } from '../problem.ts'
import { invocationFolder } from './invocationFolder.ts'
import { readOptions } from './readOptions.ts'
import { refuseElsewhere } from './refuseElsewhere.ts'
import { runCommand, say } from './runCommand.ts'

const USAGE = 'pnpm restore FOLDER [--replace]'

await runCommand(async () => {
  const { values, positionals } = readOptions({ replace: { type: 'boolean', default: false } }, USAGE)
  loadEnvironmentFile()
  refuseElsewhere('A hosted project is restored by Supabase', 'It is restored by pg_restore')
  const dataFolder = defaultDataFolder()
  const [named, ...others] = positionals
  if (named === undefined || others.length > 0) {
    const backups = readBackups(readBackupSettings(process.env, dataFolder).folder)
    const lines = backups.map(({ path, manifest }) => `${path}: ${describeBackup(manifest)}`)
    throw new Problem('wrong-usage', ['Name one backup.', ...lines, `Usage: ${USAGE}`].join('\n'))
  }
  const path = resolve(invocationFolder(), named)
  const { manifest, replaced } = await restoreBackup({ path, dataFolder, replaces: values.replace, onStep: say })
  say(`Restored into ${dataFolder}: ${describeBackup(manifest)}.`)
  if (replaced !== undefined) say(`What was there before is in ${replaced}. Remove it when you no longer need it.`)
  return 0
})
