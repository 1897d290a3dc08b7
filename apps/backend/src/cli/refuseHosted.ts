import { Problem } from '../report/problem.ts'

/** Refuses a command that needs the database itself where the environment names a hosted project. */
export function refuseHosted(reason: string): void {
  const url = process.env['SUPABASE_URL']?.trim() || process.env['VITE_SUPABASE_URL']?.trim()
  if (!url) return
  throw new Problem('wrong-usage', `The environment names ${url}. ${reason}: see docs/running-a-directory.md.`)
}
