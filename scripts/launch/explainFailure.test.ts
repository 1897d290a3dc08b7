import { describe, expect, it } from 'vitest'
import { explainSystemError, explainToolFailure, isExplained } from './explainFailure.mjs'
import { LaunchFailure } from './LaunchFailure.mjs'

/** What npm and pnpm really print, shortened. */
const OUTPUTS: readonly [cause: string, output: string, advice: RegExp][] = [
  [
    'npm without network',
    'npm error code ENOTFOUND\nnpm error network request failed',
    /cannot be reached: check the network/,
  ],
  ['npm on a closed port', 'npm error code ECONNREFUSED', /cannot be reached/],
  [
    'pnpm without network',
    'error sending request: client error (Connect): tcp connect error: Connection refused (os error 111)',
    /cannot be reached/,
  ],
  [
    'pnpm without a name server',
    'dns error: failed to lookup address information: Name or service not known',
    /cannot be reached/,
  ],
  ['npm that is refused', 'npm error code E403\nnpm error 403 Forbidden', /refuses access: sign in/],
  [
    'pnpm that is refused',
    'Failed to fetch metadata from http://mirror.example/a: HTTP status client error\n      (403 Forbidden)',
    /refuses access/,
  ],
  [
    'a package that is missing',
    'npm error code ETARGET\nnpm error notarget No matching version found',
    /does not have a package/,
  ],
  ['a registry in trouble', 'Tarball server returned HTTP 500 for http://mirror.example/a.tgz', /trouble of its own/],
  ['a full disk', 'failed to write: No space left on device (os error 28)', /disk is full: free/],
  ['a full disk that breaks downloads', 'connection reset\nENOSPC: no space left on device', /disk is full/],
  ['a read-only folder', "EROFS: read-only file system, mkdir 'node_modules'", /read-only: copy or clone/],
  ['a folder of somebody else', "EACCES: permission denied, mkdir 'node_modules'", /may not write here/],
  ['a company proxy', 'npm error code SELF_SIGNED_CERT_IN_CHAIN', /certificate is not trusted: .*cafile/],
  [
    'a lockfile that lags behind',
    'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"',
    /run `pnpm install`/,
  ],
]

describe('explainToolFailure', () => {
  it.each(OUTPUTS)('has one line with the way out for %s', (_, output, advice) => {
    const { message } = explainToolFailure({ what: 'Fetching', output, log: '/log' })
    expect(message).toMatch(advice)
    expect(message).toMatch(/^Fetching failed\. [^\n]+ \(Details: \/log\)$/)
  })

  it('passes on the last word of a failure that it does not know, and where to read on', () => {
    const output = 'x\nsomething odd\nnpm error A complete log of this run can be found in: /home\n'
    expect(explainToolFailure({ what: 'Fetching', output, log: '/log' }).message).toMatch(
      /last saying "something odd": look into \/log/,
    )
  })
})

describe('isExplained', () => {
  it('takes no word of an ordinary install for a cause', () => {
    const output =
      '? Verifying lockfile …\nProgress: resolved 386, reused 386, downloaded 0, added 386, done\nWARN 3 deprecated'
    expect(isExplained(output)).toBe(false)
  })
})

describe('explainSystemError', () => {
  it('explains what the file system refuses', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'mkdir' })
    expect(explainSystemError(error)).toBeInstanceOf(LaunchFailure)
  })

  it('leaves a defect as it is', () => {
    const defect = new TypeError('undefined is not a function')
    expect(explainSystemError(defect)).toBe(defect)
  })
})
