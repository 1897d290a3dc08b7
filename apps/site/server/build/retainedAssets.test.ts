import { describe, expect, it } from 'vitest'
import { retainedAssets } from './retainedAssets.ts'

describe('keptAssets', () => {
  it('keeps the files of the build before, for one release', () => {
    const first = retainedAssets(['a-1', 'b-1'], undefined)
    const second = retainedAssets(['a-2', 'b-1'], first)
    expect(second).toEqual({ own: ['a-2', 'b-1'], before: ['a-1'] })
    expect(retainedAssets(['a-3', 'b-1'], second)).toEqual({ own: ['a-3', 'b-1'], before: ['a-2'] })
  })

  it('counts only builds with other code: new listings take nothing away', () => {
    const second = retainedAssets(['a-2'], retainedAssets(['a-1'], undefined))
    expect(retainedAssets(['a-2'], second)).toEqual({ own: ['a-2'], before: ['a-1'] })
  })
})
