import { Problem } from '../problem.ts'

/** Refuses a command that works on the files of the embedded default where the environment names a hosted project. */
export function refuseHosted(reason: string): void {
  const url = process.env['SUPABASE_URL']?.trim() || process.env['VITE_SUPABASE_URL']?.trim()
  if (url) throw new Problem('wrong-usage', `The environment names ${url}. ${reason}: see docs/running-a-directory.md.`)
}
