import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'

/**
 * The folder of real listings, where a machine has one: `DIRA_REAL_DATA`, or a folder beside the repository. They are not part
 * of the project; other machines test with the fixture only.
 */
export function realDataFolder(): string | undefined {
  const folder = resolve(process.env['DIRA_REAL_DATA'] ?? join(REPOSITORY_ROOT, '../shared/data'))
  return existsSync(join(folder, 'kenya-osm.csv')) ? folder : undefined
}
