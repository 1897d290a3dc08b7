import { expect, it, vi } from 'vitest'
import type { ListingData } from './pageData.ts'
import { pageOver } from '../../testing/samplePages.ts'
import { sampleDirectory } from '../../testing/sampleServer.ts'
import type { PageInput } from './createPageSource.ts'

const NOON = new Date('2026-11-24T12:00Z')
const CHECKS = {
  existence: { month: '2026-11', how: 'call' },
  hours: { month: '2025-10', how: 'owner' },
} as const

async function pageOf(slug: string, changes: Partial<PageInput>): Promise<ListingData> {
  const page = await pageOver(sampleDirectory(), `/listings/${slug}`, { instant: NOON, ...changes })
  return page as ListingData
}

it('says of a page which of its facts were checked, and which of them long ago', async () => {
  const { checks } = await pageOf('nara-dunes-lodge', { checksOf: async () => CHECKS })
  expect(checks).toEqual([
    { fact: 'existence', month: '2026-11', how: 'call', isOld: false },
    { fact: 'hours', month: '2025-10', how: 'owner', isOld: true },
  ])
})

it('says nothing of what the package does not show, nor where nobody checked', async () => {
  const classified = await pageOf('ezulwini-weavers-yard', { checksOf: async () => CHECKS })
  expect(classified.checks?.map(({ fact }) => fact)).toEqual(['existence'])
  expect(await pageOf('nara-dunes-lodge', { checksOf: async () => ({}) })).not.toHaveProperty('checks')
})

it('is a page without them while the data service is away, and soon made anew', async () => {
  const onChangeAt = vi.fn()
  const away = async () => {
    throw new Error('away')
  }
  expect(await pageOf('ezulwini-weavers-yard', { checksOf: away, onChangeAt })).not.toHaveProperty('checks')
  expect(onChangeAt).toHaveBeenCalledWith(NOON.getTime() + 60_000)
})
