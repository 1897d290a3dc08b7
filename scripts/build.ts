/** `pnpm build`: the packages as they are published, and the site as a host serves it. */
import { spawnSync } from 'node:child_process'
import { buildInstallation } from '../apps/site/server/buildInstallation.ts'

const packages = spawnSync('pnpm', ['--recursive', '--filter', './packages/*', 'run', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
const isSiteBuilt = await buildInstallation()
process.exitCode = packages.status === 0 && isSiteBuilt ? 0 : 1
