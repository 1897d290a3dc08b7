import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'

/**
 * Adds what `.env` in the repository says to the environment; what the environment says already wins. Whoever names a data
 * folder with `DIRA_DATA` means the embedded default: then the hosted project of `.env` is left alone.
 */
export function loadEnvironmentFile({
  file = join(REPOSITORY_ROOT, '.env'),
  environment = process.env,
}: { file?: string; environment?: NodeJS.ProcessEnv } = {}): void {
  if (environment['DIRA_DATA']?.trim() || !existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) environment[name] ??= value
}
