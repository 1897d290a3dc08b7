import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { listingOf } from '../testing/listingOf.ts'
import * as en from '../names/en/index.ts'
import { galleryImages, galleryOf, placeholderImages } from './galleryImages.ts'
import { listingCard, type StoryCard } from './listingCard.ts'
import { PACKAGE_TIERS, type PackageTier } from '../tier/packageTier.ts'

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, url: `https://img.example/${index}.jpg`, alt: '' }))
const sampleOf = (fields: Partial<Listing>) => listingOf({ id: 'sample-karoo-lodge', ...fields })
const urls = (listing: Parameters<typeof galleryImages>[0], options?: Parameters<typeof galleryImages>[1]) =>
  galleryImages(listing, options).map(({ url }) => url)

describe('galleryImages', () => {
  it.each([
    ['classified', 12, 0],
    ['standard', 12, 6],
    ['premium', 12, 10],
    ['standard', 2, 2],
    ['premium', 1, 1],
    ['classified', 0, 0],
    ['standard', 0, 0],
    ['premium', 0, 0],
  ] satisfies [PackageTier, number, number][])('shows for %s of %i images %i', (packageTier, supplied, shown) =>
    expect(galleryImages(listingOf({ packageTier, images: images(supplied) }))).toHaveLength(shown),
  )

  it('shows the images of the business first to last', () => {
    expect(urls(listingOf({ packageTier: 'premium', images: images(3) }))).toEqual([
      'https://img.example/0.jpg',
      'https://img.example/1.jpg',
      'https://img.example/2.jpg',
    ])
  })

  it('shows the images of this origin and of the origins it is given, and no others', () => {
    const listing = listingOf({
      packageTier: 'premium',
      images: [
        'https://img.example/a.jpg',
        'https://img.example.evil.example/b.jpg',
        '/c.jpg',
        'https://other.example/d.jpg',
      ].map((url, index) => ({ id: `${index}`, url, alt: '' })),
    })
    expect(urls(listing, { imageOrigins: ['https://img.example'] })).toEqual(['https://img.example/a.jpg', '/c.jpg'])
    expect(urls(listing, { imageOrigins: [] })).toEqual(['/c.jpg'])
    expect(urls(listingOf({ packageTier: 'premium', images: images(2) }), { imageOrigins: [] })).toEqual([])
  })

  it.each([
    ['classified', 0],
    ['standard', 3],
    ['premium', 3],
  ] satisfies [PackageTier, number][])('makes of a %s sample without images %i placeholders', (packageTier, made) => {
    expect(galleryImages(sampleOf({ packageTier }))).toHaveLength(made)
    expect(galleryImages(sampleOf({ packageTier, images: images(1) }))).toHaveLength(made > 0 ? 1 : 0)
  })

  it('makes none of what was imported, whatever its id is', () => {
    const source = { name: 'City guide, CC BY', url: 'https://guide.example/' }
    expect(galleryImages(sampleOf({ packageTier: 'premium', source }))).toEqual([])
  })

  it('makes placeholders in the specified path shape over a base', () => {
    const premium = sampleOf({ packageTier: 'premium' })
    const paths = ['/seed/karoo-lodge-1/800/600', '/seed/karoo-lodge-2/800/600', '/seed/karoo-lodge-3/800/600']
    expect(urls(premium)).toEqual(paths)
    for (const placeholderBase of ['https://art.example', 'https://art.example/']) {
      expect(urls(premium, { placeholderBase })).toEqual(paths.map((path) => `https://art.example${path}`))
    }
  })

  it('makes none when they are switched off: then the gallery says that no images are available', () => {
    expect(urls(sampleOf({ packageTier: 'premium', images: [] }), { placeholderBase: false })).toEqual([])
  })

  it('tells placeholders from photographs', () => {
    const [photo] = galleryImages(listingOf({ packageTier: 'standard', images: images(1) }))
    const [placeholder] = galleryImages(sampleOf({ packageTier: 'standard' }))
    expect([photo?.isPlaceholder, placeholder?.isPlaceholder]).toEqual([false, true])
    expect(placeholder?.alt).toBe('Placeholder image 1 for Karoo Lodge')
  })

  it('keeps a slug of any script, and a broken one, within its part of the path', () => {
    expect(placeholderImages({ slug: 'ቡና-ቤት', businessName: '' })[0]?.url).toBe(
      `/seed/${encodeURIComponent('ቡና-ቤት')}-1/800/600`,
    )
    expect(placeholderImages({ slug: '../a?b\uD800', businessName: '' })[0]?.url).toBe(
      '/seed/..%2Fa%3Fb%EF%BF%BD-1/800/600',
    )
  })

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,x',
    '//evil.example/a.jpg',
    '/\\evil.example',
    'a.jpg',
    '',
    'mailto:a@b.example',
    'https://u:p@img.example/a.jpg',
  ])('never shows an image at %j', (url) =>
    expect(
      urls(listingOf({ packageTier: 'premium', images: [{ id: '1', url, alt: '' }] }), { placeholderBase: false }),
    ).toEqual([]),
  )

  it('shows an image of this origin by its path', () => {
    const own = [{ id: '1', url: '/media/a.jpg', alt: '' }]
    expect(urls(listingOf({ packageTier: 'standard', images: own }))).toEqual(['/media/a.jpg'])
  })

  it('knows the sizes of an image that the directory stores, and of no other', () => {
    const url = '/media/0123456789abcdef0123456789abcdef-700x900/700.webp'
    const stored = [url, 'https://img.example/a.jpg'].map((one, index) => ({ id: `${index}`, url: one, alt: '' }))
    const listing = listingOf({ packageTier: 'premium', images: stored })
    const file = {
      width: 700,
      height: 900,
      srcSet: expect.stringContaining('/480.webp 480w, '),
    }
    expect(galleryOf(listing).images.map((image) => image.file)).toEqual([file, undefined])
    expect(listingCard(listing, { names: en })).toMatchObject({ photo: { url: url.replace('/700.', '/480.'), file } })
    const { photo } = listingCard({ ...listing, images: stored.slice(1) }, { names: en }) as StoryCard
    expect(photo).not.toHaveProperty('file')
  })

  it('never shows more than the gallery says that the package allows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PACKAGE_TIERS), fc.nat(20), fc.boolean(), (packageTier, count, isOff) => {
        const options = isOff ? ({ placeholderBase: false } as const) : {}
        const gallery = galleryOf(sampleOf({ packageTier, images: images(count) }), options)
        expect(gallery.images.length).toBeLessThanOrEqual(gallery.max)
        expect(gallery.images.length > 0).toBe(packageTier !== 'classified' && (count > 0 || !isOff))
      }),
    )
  })
})
