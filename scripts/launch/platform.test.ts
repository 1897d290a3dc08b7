import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { choosePlatform, thisMachine } from './platform.mjs'
import { NODE_MAJOR } from './versions.mjs'

const LINUX = { platform: 'linux', arch: 'x64', isMusl: false, nodeVersion: '20.11.0' }

describe('choosePlatform', () => {
  it.each([
    ['linux', 'x64', '@pnpm/exe.linux-x64'],
    ['linux', 'arm64', '@pnpm/exe.linux-arm64'],
    ['darwin', 'arm64', '@pnpm/exe.darwin-arm64'],
    ['darwin', 'x64', '@pnpm/exe.darwin-x64'],
    ['win32', 'x64', '@pnpm/exe.win32-x64'],
  ])('sets up %s on %s with Node 20', (platform, arch, pnpmPackage) => {
    expect(choosePlatform({ ...LINUX, platform, arch })).toEqual({
      name: `${platform}-${arch}`,
      pnpmPackage,
      hasPinnedNode: true,
    })
  })

  it('asks the owner of an Alpine machine for the Node that npm does not have for it', () => {
    expect(() => choosePlatform({ ...LINUX, isMusl: true })).toThrow(/linux-x64-musl.*Alpine.*install Node 24/)
  })

  it('sets up an Alpine machine that brings this Node', () => {
    expect(choosePlatform({ ...LINUX, isMusl: true, nodeVersion: '24.0.0' })).toMatchObject({
      pnpmPackage: '@pnpm/exe.linux-x64-musl',
      hasPinnedNode: false,
    })
  })

  it.each([
    ['linux', 'arm'],
    ['aix', 'ppc64'],
    ['sunos', 'x64'],
  ])('says where it works instead of %s on %s', (platform, arch) => {
    expect(() => choosePlatform({ ...LINUX, platform, arch, nodeVersion: '24.0.0' })).toThrow(
      /cannot set itself up on .*use Linux or macOS/,
    )
  })
})

describe('thisMachine', () => {
  it('describes one that the tests can run on', () => {
    expect(() => choosePlatform(thisMachine())).not.toThrow()
  })
})

describe('NODE_MAJOR', () => {
  it("is the workspace's own Node", () => {
    const workspace = readFileSync(join(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8')
    expect(workspace).toMatch(new RegExp(`^  node: ${NODE_MAJOR}\\.`, 'm'))
  })
})
