import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installStamp, isInstalled, removeStamp, workspaceFolders, writeStamp } from './installStamp.mjs'
import { makeWorkspace } from './testing/workspaceFixture.ts'

describe('installStamp', () => {
  it('stays the same while nothing changes that an install depends on', () => {
    const { root, write } = makeWorkspace()
    const before = stampOf(root)
    write('packages/one/src/index.ts', 'export {}')
    expect(stampOf(root)).toBe(before)
  })

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'packages/one/package.json', '.npmrc'])(
    'changes with %s',
    (file) => {
      const { root, write } = makeWorkspace()
      const before = stampOf(root)
      write(file, file === 'pnpm-workspace.yaml' ? 'packages:\n  - packages/*\nsaveExact: true\n' : '{ "name": "x" }')
      expect(stampOf(root)).not.toBe(before)
    },
  )

  it('changes with a package that is added', () => {
    const { root, write } = makeWorkspace()
    const before = stampOf(root)
    write('packages/two/package.json', '{}')
    expect(stampOf(root)).not.toBe(before)
  })

  it('changes with the platform and with the major version of Node', () => {
    const { root } = makeWorkspace()
    expect(installStamp({ root, platformName: 'darwin-arm64', nodeMajor: 24 })).not.toBe(stampOf(root))
    expect(installStamp({ root, platformName: 'linux-x64', nodeMajor: 26 })).not.toBe(stampOf(root))
  })
})

describe('isInstalled', () => {
  it('believes the stamp of this very install', () => {
    const { root } = installed()
    expect(isInstalled({ root, stamp: 'one' })).toBe(true)
  })

  it('does not believe the stamp of another one', () => {
    const { root } = installed()
    expect(isInstalled({ root, stamp: 'two' })).toBe(false)
  })

  it('does not believe an install that has not left its stamp', () => {
    const { root } = installed()
    removeStamp(root)
    expect(isInstalled({ root, stamp: 'one' })).toBe(false)
  })

  it('notices that the dependencies of one package were removed', () => {
    const { root } = installed()
    rmSync(join(root, 'packages/one/node_modules'), { recursive: true })
    expect(isInstalled({ root, stamp: 'one' })).toBe(false)
  })
})

describe('workspaceFolders', () => {
  it('reads the list of pnpm-workspace.yaml, quoted or not, and leaves folders without a package out', () => {
    const { root, write } = makeWorkspace()
    write('pnpm-workspace.yaml', "saveExact: true\npackages:\n  - 'packages/*'\n  - apps/*\n\ncatalog:\n  - no/*\n")
    write('apps/site/package.json', '{}')
    write('apps/empty/README.md', '')
    write('no/package/package.json', '{}')
    expect(workspaceFolders(root)).toEqual(['packages/one', 'apps/site'])
  })

  it("finds this workspace's packages", () => {
    expect(workspaceFolders(join(import.meta.dirname, '../..'))).toContain('packages/directory-core')
  })
})

function stampOf(root: string): string {
  return installStamp({ root, platformName: 'linux-x64', nodeMajor: 24 })
}

function installed() {
  const workspace = makeWorkspace()
  workspace.write('node_modules/any', '')
  workspace.write('packages/one/node_modules/any', '')
  writeStamp({ root: workspace.root, stamp: 'one' })
  return workspace
}
