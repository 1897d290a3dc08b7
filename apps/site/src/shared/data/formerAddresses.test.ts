import type { FormerAddress } from '@dira/data'
import { expect, it, vi } from 'vitest'
import { statusOf } from './pageData.ts'
import { pageOver } from '../../testing/samplePages.ts'
import { sampleDirectory } from '../../testing/sampleServer.ts'
import type { PageInput } from './createPageSource.ts'

const NOON = new Date('2026-11-24T12:00Z')
const GONE = {
  id: 'gone',
  slug: 'dune-shop',
  businessName: 'Dune Shop',
  category: 'shopping',
  location: { country: 'NA', city: { slug: 'swakopmund', name: 'Swakopmund' } },
}
const FORMER: readonly FormerAddress[] = [
  { slug: 'nara-lodge', to: 'nara-dunes-lodge' },
  { slug: 'dune-shop', gone: { listing: GONE } },
  { slug: 'removed', gone: { listing: undefined } },
  { slug: 'drafted' },
]

async function pageOf(path: string, changes: Partial<PageInput> = {}) {
  const formerAddresses = async (slugs: readonly string[]) =>
    new Map(FORMER.flatMap((address) => (slugs.includes(address.slug) ? [[address.slug, address]] : [])))
  return pageOver(sampleDirectory(), path, { instant: NOON, formerAddresses, ...changes })
}

it('leads from a former address to the page', async () => {
  const page = await pageOf('/listings/nara-lodge')
  expect([statusOf(page), page]).toEqual([301, { page: 'moved', to: '/listings/nara-dunes-lodge' }])
  expect(await pageOf('/claim/nara-lodge')).toEqual({ page: 'moved', to: '/claim/nara-dunes-lodge' })
})

it('says of a listing that has left the guide what it was, with what is near', async () => {
  const page = await pageOf('/listings/dune-shop')
  expect([statusOf(page), page]).toMatchObject([
    410,
    { listing: { businessName: 'Dune Shop', country: 'Namibia', related: { all: { href: '/locations/namibia' } } } },
  ])
  const { listing } = page as Extract<typeof page, { page: 'listing-gone' }>
  expect(listing?.related.cards[0]?.locationLine).toContain('Swakopmund')
})

it('says of one that was removed that there was one, and of a draft nothing', async () => {
  const removed = await pageOf('/listings/removed')
  expect([statusOf(removed), removed]).toEqual([410, { page: 'listing-gone' }])
  for (const slug of ['drafted', 'unheard-of']) {
    const page = await pageOf(`/listings/${slug}`)
    expect([statusOf(page), page]).toEqual([404, { page: 'listing-not-found' }])
  }
})

it('leads nowhere while the page is not read yet, least of all to itself', async () => {
  const formerAddresses = async () => new Map([['back', { slug: 'back', to: 'back' }]])
  expect(await pageOf('/listings/back', { formerAddresses })).toEqual({ page: 'listing-not-found' })
})

it('finds the listings of a shortlist and of a comparison by addresses that they had, each once', async () => {
  const query = 'listing=nara-lodge&listing=old-pier-rooms&listing=nara-dunes-lodge&listing=dune-shop'
  const slugs = ['nara-dunes-lodge', 'old-pier-rooms']
  expect(await pageOf(`/shortlist?${query}`)).toMatchObject({ slugs })
  expect(await pageOf(`/compare?${query}`)).toMatchObject({ slugs })
})

it('knows no former address while the data service is away, and asks again soon', async () => {
  const onChangeAt = vi.fn()
  const formerAddresses = () => Promise.reject(new Error('away'))
  expect(await pageOf('/listings/nara-lodge', { formerAddresses, onChangeAt })).toEqual({ page: 'listing-not-found' })
  expect(onChangeAt).toHaveBeenCalledWith(NOON.getTime() + 60_000)
})
