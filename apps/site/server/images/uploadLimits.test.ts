import type { Context } from 'hono'
import { expect, it } from 'vitest'
import type { SiteEnv } from '../http/siteEnv.ts'
import { fakeServices, fromAddress } from '../testing/fakeServices.ts'
import { createUploadLimits } from './uploadLimits.ts'

const DAY = 86_400_000

it('stores sixty megabytes of one address and as much each day, and never more than a photograph beyond', () => {
  let now = 0
  const from = (address: string) => ({ env: fromAddress(address) }) as Context<SiteEnv>
  const { payBytes } = createUploadLimits(fakeServices({ now: () => now }).limits)
  let stored = 0
  const flood = () => {
    while (payBytes(from('a'), 4_000_000)) stored += 4_000_000
    return stored
  }
  expect(flood()).toBe(60_000_000)
  expect([payBytes(from('a'), 0), payBytes(from('b'), 0)]).toEqual([false, true])
  for (let hour = 0; hour < 24; hour += 1) {
    now += DAY / 24
    flood()
  }
  expect(stored).toBeLessThanOrEqual(124_000_000)
})
