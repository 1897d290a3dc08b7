import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '@supabase/lite'
import { parse } from 'smol-toml'
import { SUPABASE_FOLDER } from '../data/dataFolder.ts'

/** The parts of `supabase/config.toml` that the embedded database uses; @supabase/lite validates them. */
export function readSupabaseConfig(): Pick<Schema, 'api' | 'auth'> {
  const { api, auth } = parse(readFileSync(join(SUPABASE_FOLDER, 'config.toml'), 'utf8')) as Schema
  return { ...(api && { api }), ...(auth && { auth }) }
}
