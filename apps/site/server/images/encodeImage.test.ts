// @module-tag ci
import { readImageAddress } from '@dira/directory-core'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeImage } from './encodeImage.ts'
import { png, pngChunk } from './testing/png.ts'

const RED = { r: 200, g: 30, b: 30 }
const BLUE = { r: 30, g: 30, b: 200 }

/** A photograph: red above, blue below. */
function photograph(width: number, height: number, top = RED, bottom = BLUE): Sharp {
  const lower = { create: { width, height: Math.floor(height / 2), channels: 3 as const, background: bottom } }
  return sharp({ create: { width, height, channels: 3, background: top } }).composite([
    { input: lower, gravity: 'south' },
  ])
}

const GPS = {
  IFD0: { Make: 'Secret camera', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '24/1 43/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '15/1 24/1 0/1' },
}

let jpeg: Buffer
beforeAll(async () => {
  jpeg = await photograph(640, 400).jpeg().toBuffer()
})

/** The files that an image has become. */
async function encoded(file: Buffer) {
  const image = await encodeImage(file)
  if (!image.ok) throw new Error(image.error)
  const files = [...image.files]
  return { ...image, files, facts: readImageAddress(image.address), largest: files.at(-1)?.[1] ?? Buffer.alloc(0) }
}

/** The colour of a pixel, in the library's own order. */
async function pixel(file: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

const isRed = ([red = 0, , blue = 0]: readonly number[]) => red > 150 && blue < 90

describe('what is stored', () => {
  it('is WebP in several widths, none larger than it was', async () => {
    const { files, facts } = await encoded(await photograph(1200, 800).jpeg().toBuffer())
    expect(facts).toMatchObject({ width: 1200, height: 800 })
    const sizes = await Promise.all(files.map(async ([path, file]) => ({ path, ...(await sharp(file).metadata()) })))
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 480, 320],
      ['webp', 960, 640],
      ['webp', 1200, 800],
    ])
    for (const { path, width } of sizes) expect(path).toContain(`/${width}.webp`)
  })

  it.each([
    [3000, 1500, 2000, 1000],
    [1500, 3000, 1000, 2000],
    [4000, 1, 2000, 1],
  ])('has of %i × %i pixels the longest side 2,000', async (width, height, newWidth, newHeight) => {
    const { facts } = await encoded(
      await sharp({ create: { width, height, channels: 3, background: RED } })
        .png()
        .toBuffer(),
    )
    expect(facts).toMatchObject({ width: newWidth, height: newHeight })
  })

  it('says nothing of where and by whom it was taken', async () => {
    const sent = await photograph(640, 400)
      .withExif(GPS)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif?.includes('Secret camera')).toBe(true)
    const { files } = await encoded(Buffer.concat([sent, Buffer.from('Secret tail')]))
    for (const [, file] of files) {
      const { exif, xmp, iptc, icc, comments } = await sharp(file).metadata()
      expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined))
      expect(Buffer.from(file).includes('Secret')).toBe(false)
    }
  })

  it.each([
    [3, 300, 350],
    [6, 350, 300],
    [8, 50, 300],
  ])('stands upright, whatever way the camera was held: orientation %i', async (orientation, left, top) => {
    const { largest, facts } = await encoded(await photograph(640, 400).withMetadata({ orientation }).jpeg().toBuffer())
    expect(facts).toMatchObject(orientation === 3 ? { width: 640 } : { width: 400, height: 640 })
    expect((await sharp(largest).metadata()).orientation).toBeUndefined()
    expect(isRed(await pixel(largest, left, top))).toBe(true)
  })

  it('has one address for one picture, and another for every other', async () => {
    const [first, again, other] = await Promise.all(
      [jpeg, jpeg, await photograph(640, 400, BLUE).jpeg().toBuffer()].map(encoded),
    )
    expect(first?.address).toBe(again?.address)
    expect(other?.address).not.toBe(first?.address)
  })

  it.each(['png', 'webp', 'avif'] as const)(
    'comes from %s as well, on white where it is transparent',
    async (format) => {
      const clear = { create: { width: 64, height: 64, channels: 4 as const, background: { ...RED, alpha: 0 } } }
      const { largest } = await encoded(await sharp(clear).toFormat(format).toBuffer())
      expect((await pixel(largest, 32, 32)).every((value) => value > 245)).toBe(true)
    },
  )

  it('is what a camera wrote with other colours', async () => {
    const wide = await photograph(64, 64).withIccProfile('p3').jpeg().toBuffer()
    const printed = await photograph(64, 64).toColourspace('cmyk').jpeg().toBuffer()
    const grey = await photograph(64, 64).greyscale().jpeg().toBuffer()
    const deep = await photograph(64, 64).toColourspace('rgb16').png().toBuffer()
    for (const file of [wide, printed, deep])
      expect(isRed(await pixel((await encoded(file)).largest, 32, 8))).toBe(true)
    expect((await encoded(grey)).facts).toMatchObject({ width: 64 })
  })
})

describe('what is refused', () => {
  const error = async (file: Buffer) => {
    const image = await encodeImage(file)
    return image.ok ? 'taken' : image.error
  }

  it('is over 40 megapixels, however small the file is, before it is read', async () => {
    const bomb = png(50_000, 50_000)
    expect(bomb.length).toBeLessThan(1000)
    expect(await error(bomb)).toBe('too-many-pixels')
    expect(await error(png(8000, 5001))).toBe('too-many-pixels')
  })

  it('ends too early, or is damaged', async () => {
    expect(await error(jpeg.subarray(0, jpeg.length / 2))).toBe('broken')
    expect(await error(jpeg.subarray(0, 20))).toBe('broken')
    expect(await error(png(100, 100))).toBe('broken')
  })

  it.each([
    ['heic', ftyp('heic', 'mif1', 'heic')],
    ['heic', ftyp('mif1', 'mif1', 'heic')],
    ['moving', ftyp('avis', 'avif', 'mif1')],
    ['not-an-image', ftyp('isom', 'mp42')],
    ['not-an-image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['not-an-image', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['not-an-image', Buffer.from('%PDF-1.7')],
    ['not-an-image', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['not-an-image', Buffer.from('II*\0TIFF')],
    ['not-an-image', Buffer.alloc(0)],
    ['moving', Buffer.from('GIF89a')],
    ['broken', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
  ])('is %s', async (expected, file) => expect(await error(file)).toBe(expected))

  it('moves', async () => {
    const frames = Buffer.alloc(10 * 20 * 3, 90).fill(200, 300)
    const moving = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    expect(await error(await moving.webp({ loop: 0, delay: [100, 100] }).toBuffer())).toBe('moving')
    expect(await error(png(10, 10, { chunks: [pngChunk('acTL', Buffer.alloc(8))] }))).toBe('moving')
  })

  it('is SVG in the clothes of a picture: nothing draws it', async () => {
    await encodeImage(jpeg)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported')
  })
})

/** The head of a file of the family of HEIC and AVIF. */
function ftyp(brand: string, ...compatible: readonly string[]): Buffer {
  const content = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 4)
  return Buffer.concat([size, content, Buffer.alloc(100)])
}
