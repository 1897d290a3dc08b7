/**
 * `npm run publish:packages [-- --dry-run]`: packs the packages and publishes what the registry does not have in this version, with a statement of where it was built when
 * a workflow does it. Run again after a failure, it goes on where it stopped.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packPackages } from '../packed/installPackages.ts'
import { publishTarballs } from './publishTarballs.ts'

const ROOT = join(import.meta.dirname, '../..')
const tarballs = mkdtempSync(join(tmpdir(), 'dira-release-'))
try {
  const isDryRun = process.argv.includes('--dry-run')
  const packages = packPackages(ROOT, tarballs)
  for (const line of publishTarballs(packages, { isDryRun, isProven: process.env['GITHUB_ACTIONS'] === 'true' }))
    console.log(line)
} finally {
  rmSync(tarballs, { recursive: true })
}
