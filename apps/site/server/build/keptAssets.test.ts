import { describe, expect, it } from 'vitest'
import { keptAssets } from './keptAssets.ts'

describe('keptAssets', () => {
  it('keeps the files of the build before, for one release', () => {
    const first = keptAssets(['a-1', 'b-1'], undefined)
    const second = keptAssets(['a-2', 'b-1'], first)
    expect(second).toEqual({ own: ['a-2', 'b-1'], before: ['a-1'] })
    expect(keptAssets(['a-3', 'b-1'], second)).toEqual({ own: ['a-3', 'b-1'], before: ['a-2'] })
  })

  it('counts only builds with other code: new listings take nothing away', () => {
    const second = keptAssets(['a-2'], keptAssets(['a-1'], undefined))
    expect(keptAssets(['a-2'], second)).toEqual({ own: ['a-2'], before: ['a-1'] })
  })
})
