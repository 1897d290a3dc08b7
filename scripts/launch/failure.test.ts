import { describe, expect, it } from 'vitest'
import { explainToolFailure, findAdvice } from './failure.mjs'

/** What npm, pnpm and the system print, shortened. */
const OUTPUTS: readonly [cause: string, output: string, advice: RegExp][] = [
  ['npm without network', 'npm error code ENOTFOUND\nnpm error network request failed', /cannot be reached: check/],
  [
    'pnpm without network',
    'error sending request: client error (Connect): tcp connect error: Connection refused (os error 111)',
    /cannot be reached/,
  ],
  [
    'pnpm without DNS',
    'dns error: failed to lookup address information: Name or service not known',
    /cannot be reached/,
  ],
  ['a full disk', 'failed to write: No space left on device (os error 28)', /disk is full: free/],
  ['a full disk that breaks downloads', 'connection reset\nENOSPC: no space left on device', /disk is full/],
  ['a read-only folder', "EROFS: read-only file system, mkdir 'node_modules'", /may not write here/],
  ['a folder of another account', "EACCES: permission denied, mkdir 'node_modules'", /may not write here/],
  ['an outdated lockfile', 'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', /run `pnpm install`/],
]

describe('explainToolFailure', () => {
  it.each(OUTPUTS)('has one line with the way out for %s', (_, output, advice) => {
    const { message } = explainToolFailure('Fetching', output, '/log')
    expect(message).toMatch(advice)
    expect(message).toMatch(/^Fetching failed\. [^\n]+ \(Details: \/log\)$/)
  })

  it('shows the last line of a failure that it does not know', () => {
    expect(explainToolFailure('Fetching', 'x\nsomething odd\n', '/log').message).toContain('"something odd"')
  })
})

it('findAdvice ignores the output of an install that goes well', () => {
  const output =
    '? Verifying lockfile …\nProgress: resolved 386, reused 386, downloaded 0, added 386, done\nWARN 3 deprecated'
  expect(findAdvice(output)).toBeUndefined()
})
