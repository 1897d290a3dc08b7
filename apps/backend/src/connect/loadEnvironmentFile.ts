import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'

/**
 * Adds the variables of the repository's `.env` to the environment; those that are set already win. `DIRA_DATA` names a folder of
 * the embedded default: with it, `.env` and its hosted project are ignored.
 */
export function loadEnvironmentFile({
  file = join(REPOSITORY_ROOT, '.env'),
  environment = process.env,
}: { file?: string; environment?: NodeJS.ProcessEnv } = {}): void {
  if (environment['DIRA_DATA']?.trim() || !existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) environment[name] ??= value
}
