import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeEnvironment } from './environment.mjs'
import { makeWorkspace } from './testing/workspaceFixture.ts'

describe('makeEnvironment', () => {
  it('leaves out what npm tells a script about its own run', () => {
    const env = {
      npm_package_name: 'dira',
      npm_lifecycle_event: 'start',
      npm_config_local_prefix: '/elsewhere',
      npm_config_npm_version: '10',
      npm_execpath: '/npm',
    }
    expect(Object.keys(environment(env))).not.toContainEqual(
      expect.stringMatching(/package|lifecycle|prefix|version|execpath/),
    )
  })

  it('keeps what the machine is configured with, and gives pnpm the settings that npm takes from variables', () => {
    const env = { npm_config_registry: 'https://mirror.example/', HTTPS_PROXY: 'proxy', npm_config_fetch_retries: '9' }
    expect(environment(env)).toMatchObject({ ...env, pnpm_config_registry: 'https://mirror.example/' })
  })

  it.each([undefined, '', '/no/such/home'])('gives a home to a machine where it is %j', (HOME) => {
    const { root } = makeWorkspace()
    const home = join(root, '.dira/home')
    expect(makeEnvironment(root, [], { HOME })).toMatchObject({
      HOME: home,
      ...(HOME && { npm_config_userconfig: join(HOME, '.npmrc') }),
    })
  })

  it('puts its folders first on the PATH, in the spelling of the system', () => {
    expect(environment({ Path: '/bin' }, ['/new'])).toMatchObject({ Path: '/new:/bin' })
  })
})

function environment(env: Record<string, string>, folders: string[] = []) {
  const { root } = makeWorkspace()
  return makeEnvironment(root, folders, { HOME: root, ...env })
}
