import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'

/**
 * The folder of the real listings that tests measure themselves by, where a machine has it: `DIRA_REAL_DATA`, or a folder
 * beside the repository. They are not part of the project; elsewhere the hand-made fixture stands for them alone.
 */
export function realDataFolder(): string | undefined {
  const folder = resolve(process.env['DIRA_REAL_DATA'] ?? join(REPOSITORY_ROOT, '../shared/data'))
  return existsSync(join(folder, 'kenya-osm.csv')) ? folder : undefined
}
