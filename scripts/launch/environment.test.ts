import { expect, it } from 'vitest'
import { makeEnvironment } from './environment.mjs'
import { findAdvice } from './install.mjs'
import { workspaceWith } from './testing/workspaceFixture.ts'

it('the environment has nothing of the run of an outer npm, what the machine is configured with, and folders first on its path', () => {
  const { root } = workspaceWith('')
  const outer = {
    npm_package_name: 'dira',
    npm_lifecycle_event: 'start',
    npm_config_local_prefix: '/elsewhere',
    npm_execpath: '/npm',
  }
  const kept = {
    HOME: root,
    npm_config_registry: 'https://mirror.example/',
    npm_config_fetch_retries: '9',
    HTTPS_PROXY: 'proxy',
  }
  const env = makeEnvironment(root, ['/new'], { ...outer, ...kept, Path: '/bin' })
  expect(env).toMatchObject({ ...kept, pnpm_config_registry: 'https://mirror.example/', Path: '/new:/bin' })
  expect(Object.keys(env)).not.toContainEqual(expect.stringMatching(/package|lifecycle|prefix|execpath/))
})

it.each([undefined, '', '/no/such/home'])('a machine whose home is %j gets one', (HOME) => {
  const { root } = workspaceWith('')
  const settings = HOME && { npm_config_userconfig: `${HOME}/.npmrc` }
  expect(makeEnvironment(root, [], { HOME })).toMatchObject({ HOME: `${root}/.dira/home`, ...settings })
})

it.each([
  ['npm error code ENOTFOUND', /cannot be reached: check/],
  ['error sending request: client error (Connect): Connection refused (os error 111)', /cannot be reached/],
  ['dns error: failed to lookup address information', /cannot be reached/],
  ['connection reset\nENOSPC: no space left on device', /disk is full: free/],
  ["EROFS: read-only file system, mkdir 'node_modules'", /may not write here/],
  ["EACCES: permission denied, mkdir 'node_modules'", /may not write here/],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', /run `pnpm install`/],
])('there is advice for ‘%s’', (output, advice) => expect(findAdvice(output)).toMatch(advice))

it('there is none for an install that goes well', () => {
  expect(
    findAdvice('? Verifying lockfile …\nProgress: resolved 386, added 386, done\nWARN 3 deprecated'),
  ).toBeUndefined()
})
