/** `pnpm build`: the packages as they are published, and the code of the site. */
import { spawnSync } from 'node:child_process'
import { buildCode } from '../apps/site/server/build/buildCode.ts'

process.env['NODE_ENV'] ??= 'production'
const packages = spawnSync('pnpm', ['--recursive', '--filter', './packages/*', 'run', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
await buildCode(console.log)
process.exitCode = packages.status === 0 ? 0 : 1
