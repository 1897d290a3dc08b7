import { Problem } from '../report/problem.ts'
import type { Backend } from './backend.ts'
import { connectBackend } from './connectBackend.ts'
import { connectHosted } from './connectHosted.ts'
import { loadEnvironmentFile } from './loadEnvironmentFile.ts'

/**
 * The data that a command works on: the hosted project that the environment or `.env` names, else the embedded default.
 * `SUPABASE_URL` (or the site's `VITE_SUPABASE_URL`) with `SUPABASE_SECRET_KEY` names one.
 */
export async function connectFromEnvironment(command: string): Promise<Backend> {
  loadEnvironmentFile()
  const { SUPABASE_URL, VITE_SUPABASE_URL, SUPABASE_SECRET_KEY: key } = process.env
  const url = SUPABASE_URL?.trim() || VITE_SUPABASE_URL?.trim()
  if (!url) return connectBackend({ command })
  if (!key) {
    throw new Problem(
      'wrong-usage',
      `The environment names the hosted project ${url} but no SUPABASE_SECRET_KEY. Set it, or unset the address to use the embedded default.`,
    )
  }
  return connectHosted({ url, key })
}
