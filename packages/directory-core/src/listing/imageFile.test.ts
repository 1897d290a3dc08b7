import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseWith } from '../schema/parseWith.ts'
import { imageAddress, imageFile, imageWidths, isStoredImage, readImageAddress } from './imageFile.ts'
import { listingImageSchema } from './listing.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const ADDRESS = `/media/${HASH}-2000x1333/2000.webp`

it('writes and reads the address of an image', () => {
  expect(imageAddress({ hash: HASH, width: 2000, height: 1333 })).toBe(ADDRESS)
  expect(readImageAddress(ADDRESS)).toMatchObject({ hash: HASH, width: 2000, height: 1333 })
})

it.each([
  [2000, [480, 960, 1600, 2000]],
  [1600, [480, 960, 1600]],
  [700, [480, 700]],
  [90, [90]],
])('has files of an image that is %i wide in the widths %j', (width, widths) => {
  expect(imageWidths(width)).toEqual(widths)
})

it('tells a page the files and the size', () => {
  const name = `${HASH}-700x900`
  expect(imageFile(`/media/${name}/700.webp`)).toEqual({
    width: 700,
    height: 900,
    srcSet: `/media/${name}/480.webp 480w, /media/${name}/700.webp 700w`,
  })
})

it('tells no choice of files where there is one', () => {
  const name = `${HASH}-90x60`
  expect(imageFile(`/media/${name}/90.webp`)).toEqual({ width: 90, height: 60 })
})

it.each([
  ['of another folder', ADDRESS.replace('/media/', '/files/')],
  ['on another origin', `https://elsewhere.example${ADDRESS}`],
  ['with a way up', ADDRESS.replace('/media/', '/media/../')],
  ['with more after it', `${ADDRESS}?size=1`],
  ['of a width that there is not', ADDRESS.replace('/2000.', '/1000.')],
  ['that is too large', `/media/${HASH}-2001x10/2001.webp`],
  ['without a size', `/media/${HASH}/2000.webp`],
  ['in capitals', ADDRESS.toUpperCase()],
])('reads no address %s', (_, address) => {
  expect(readImageAddress(address)).toBeUndefined()
  expect(imageFile(address)).toBeUndefined()
})

it('lets a listing keep the address of the largest file, and no other of this origin', () => {
  const accepts = (url: string) => parseWith(listingImageSchema, { id: '1', url, alt: '' }).ok
  expect(isStoredImage(ADDRESS)).toBe(true)
  expect(accepts(ADDRESS)).toBe(true)
  expect(accepts('https://elsewhere.example/a.jpg')).toBe(true)
  for (const url of [ADDRESS.replace('/2000.', '/960.'), '/media/a.jpg', '/admin']) expect(accepts(url)).toBe(false)
})

it('reads whatever it writes', () => {
  const digits = (length: number) =>
    fc
      .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
      .map((all) => all.join(''))
  const facts = fc.record({
    hash: digits(32),
    width: fc.integer({ min: 1, max: 2000 }),
    height: fc.integer({ min: 1, max: 2000 }),
  })
  fc.assert(
    fc.property(facts, (image) => {
      expect(readImageAddress(imageAddress(image))).toMatchObject(image)
    }),
  )
})
