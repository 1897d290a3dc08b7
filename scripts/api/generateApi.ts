/** `npm run generate:api`: writes `api.md` of each package that is published. With `--check` it compares, and fails where one differs. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { publishedPackages, readManifest } from '../packed/installPackages.ts'
import { apiReport } from './apiReport.ts'
import { readApi } from './readApi.ts'

const ROOT = join(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')
const declarations = realpathSync(mkdtempSync(join(tmpdir(), 'dira-api-')))

try {
  for (const name of publishedPackages(ROOT)) {
    const file = join(ROOT, 'packages', name, 'api.md')
    const report = reportOf(name)
    if (!isCheck) writeFileSync(file, report)
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== report) {
      console.error(`packages/${name}/api.md is not what the package exports: run \`npm run generate:api\`.`)
      process.exitCode = 1
    }
  }
} finally {
  rmSync(declarations, { recursive: true })
}

function reportOf(name: string): string {
  const folder = join(ROOT, 'packages', name)
  const out = join(declarations, name)
  const bin = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'tsc.cmd' : 'tsc')
  const args = ['-p', 'tsconfig.build.json', '--declaration', '--emitDeclarationOnly', '--outDir', out]
  execFileSync(bin, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  const { name: scope, exports } = readManifest(folder)
  const entries = Object.entries(exports).flatMap(([entry, conditions]) => {
    const types = join(out, (conditions as { types: string }).types.replace('./dist/', ''))
    // A style sheet has no types.
    return existsSync(types) ? [[posix.join(scope, entry), types] as const] : []
  })
  return apiReport(scope, readApi(out, new Map(entries)))
}
