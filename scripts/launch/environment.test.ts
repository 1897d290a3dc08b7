import { chmodSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { downloadEnvironment, quietEnvironment, withPath } from './environment.mjs'
import { makeWorkspace } from './testing/workspaceFixture.ts'

describe('quietEnvironment', () => {
  it('leaves out what npm tells a script about its own run', () => {
    const env = {
      ...homed(),
      npm_package_name: 'dira',
      npm_lifecycle_event: 'start',
      npm_config_local_prefix: '/elsewhere',
      npm_config_npm_version: '10',
      npm_execpath: '/npm',
    }
    expect(Object.keys(quietEnvironment({ env, homeStandIn: '/stand-in' }))).not.toContainEqual(
      expect.stringMatching(/package|lifecycle|prefix|version|execpath/),
    )
  })

  it("keeps what the machine's owner configured, and the folder that a command was typed in", () => {
    const env = { ...homed(), npm_config_registry: 'https://mirror.example/', HTTPS_PROXY: 'proxy', INIT_CWD: '/here' }
    expect(quietEnvironment({ env, homeStandIn: '/stand-in' })).toMatchObject(env)
  })

  it.each([undefined, '', '/no/such/home'])('gives a home to a machine where it is %j', (HOME) => {
    const env = quietEnvironment({ env: { HOME }, homeStandIn: '/stand-in' })
    expect(env).toMatchObject({ HOME: '/stand-in', npm_config_cache: join('/stand-in', '.npm') })
  })

  it('still reads the npm settings of a home that cannot be written', () => {
    const env = quietEnvironment({ env: { HOME: '/no/such/home' }, homeStandIn: '/stand-in' })
    expect(env['npm_config_userconfig']).toBe(join('/no/such/home', '.npmrc'))
  })

  it('leaves a home that can be written alone', () => {
    const env = homed()
    expect(quietEnvironment({ env, homeStandIn: '/stand-in' })['HOME']).toBe(env.HOME)
  })
})

describe('downloadEnvironment', () => {
  it('tells pnpm what npm was told in variables', () => {
    const env = { npm_config_registry: 'https://mirror.example/', NPM_CONFIG_PROXY: 'http://proxy.example' }
    expect(downloadEnvironment(env)).toMatchObject({
      pnpm_config_registry: 'https://mirror.example/',
      pnpm_config_proxy: 'http://proxy.example',
    })
  })

  it('lets the owner be more patient', () => {
    expect(downloadEnvironment({ npm_config_fetch_retries: '9' })['npm_config_fetch_retries']).toBe('9')
  })
})

describe('withPath', () => {
  it('puts folders first, once', () => {
    const path = ['/usr/bin', '/new', '/bin'].join(delimiter)
    expect(withPath({ env: { PATH: path }, folders: ['/new'] })['PATH']).toBe(
      ['/new', '/usr/bin', '/bin'].join(delimiter),
    )
  })

  it('keeps to the spelling that is there, as on Windows', () => {
    expect(withPath({ env: { Path: '/bin' }, folders: ['/new'] })).toEqual({ Path: ['/new', '/bin'].join(delimiter) })
  })
})

function homed(): { HOME: string } {
  const home = join(makeWorkspace().root, 'home')
  mkdirSync(home)
  chmodSync(home, 0o755)
  return { HOME: home }
}
