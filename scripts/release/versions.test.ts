import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { publishedPackages, readManifest } from '../packed/installPackages.ts'

const ROOT = join(import.meta.dirname, '../..')
const PACKAGES = publishedPackages(ROOT)
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dira-versions-')))
afterAll(() => rmSync(folder, { recursive: true }))

const manifestOf = (name: string) => readManifest(join(folder, 'packages', name))
const changelogOf = (root: string, name: string) => readFileSync(join(root, 'packages', name, 'CHANGELOG.md'), 'utf8')

describe('a changelog', () => {
  it.each(PACKAGES)('of %s begins with its version, and says what there is in sentences', (name) => {
    const { name: scope, version } = readManifest(join(ROOT, 'packages', name))
    const [title, first = ''] = changelogOf(ROOT, name).split(/^## /m)
    expect([title?.trim(), first.split('\n')[0]]).toEqual([`# ${scope}`, version])
    expect(first.length).toBeGreaterThan(300)
  })
})

describe('the next version', () => {
  it('is made of the changesets, and of nothing else', () => {
    const files = ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json']
    const ofPackages = PACKAGES.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/CHANGELOG.md`])
    for (const file of [...files, ...ofPackages]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(ROOT, file), join(folder, file))
    }
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(join(ROOT, 'node_modules/@changesets'), join(folder, 'node_modules/@changesets'), 'junction')
    writeFileSync(join(folder, '.changeset/one.md'), `---\n'@dira/directory-core': minor\n---\n\nOne can search.\n`)
    writeFileSync(join(folder, '.changeset/two.md'), `---\n'@dira/auth': patch\n---\n\nOne stays signed in.\n`)
    const before = Object.fromEntries(PACKAGES.map((name) => [name, manifestOf(name).version]))
    git('init', '--quiet')
    git('add', '--all', '.')
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--message=x')
    run(process.execPath, join(ROOT, 'node_modules/@changesets/cli/bin.js'), 'version')

    const raised = (name: string, at: number) =>
      before[name]?.split('.').map((part, index) => (index < at ? part : index === at ? String(Number(part) + 1) : '0'))
    expect(manifestOf('directory-core').version).toBe(raised('directory-core', 1)?.join('.'))
    for (const name of ['auth', 'data', 'ui']) expect(manifestOf(name).version).toBe(raised(name, 2)?.join('.'))
    expect(changelogOf(folder, 'directory-core')).toMatch(/One can search\.[^]*## 0\.1\.0/)
    expect(changelogOf(folder, 'auth')).toMatch(/One stays signed in\.[^]*## 0\.1\.0/)
    expect(changelogOf(folder, 'ui')).not.toContain('One can search')
  })
})

function git(...args: readonly string[]): void {
  run('git', ...args)
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd: folder, stdio: 'pipe' })
}
