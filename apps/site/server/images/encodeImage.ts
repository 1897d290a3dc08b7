import { createHash } from 'node:crypto'
import type { ImageFiles } from '@dira/backend'
import { IMAGE_PIXELS, type ImageError } from '@dira/data'
import { IMAGE_SIDE, imageAddress, imagePaths, imageWidths } from '@dira/directory-core'
import type * as Sharp from 'sharp'

export type EncodedImage =
  | { readonly ok: true; readonly address: string; readonly files: ImageFiles }
  | { readonly ok: false; readonly error: ImageError }

/** How long one image may take, in seconds. */
const TIMEOUT = 10
/** The most pixels of AVIF, whose reader cannot be stopped: no camera writes it, and those that can take the longest have as many. */
const AVIF_PIXELS = 16_000_000
/** What reads the kinds that are taken, and nothing else: the library also draws SVG, and knows many more. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`)

type Library = typeof Sharp.default

let loading: Promise<Library> | undefined

/** The library, which is loaded with the first image. */
async function loadSharp(): Promise<Library> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: LOADERS })
    // The memory of one image at a time is bounded, and the other core answers visitors.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}

/** How many pixels an image has, by its head alone, or why it is not taken. */
export async function readImageHead(
  sent: Buffer,
): Promise<{ readonly ok: true; readonly pixels: number } | { readonly ok: false; readonly error: ImageError }> {
  const kind = kindOf(sent)
  if (kind !== 'readable') return { ok: false, error: kind }
  const sharp = await loadSharp()
  try {
    // What it says is not believed when the image is read.
    const head = await sharp(sent, { limitInputPixels: false }).metadata()
    const error = refusalOf(head)
    return error ? { ok: false, error } : { ok: true, pixels: head.width * head.height }
  } catch {
    return { ok: false, error: 'broken' }
  }
}

/**
 * Makes the files of an image anew from what was sent, so that nothing of that is passed on but what can be seen: upright, without
 * metadata, on white where it is transparent, its longest side at most 2,000 pixels. The same picture has the same address.
 */
export async function encodeImage(sent: Buffer): Promise<EncodedImage> {
  const head = await readImageHead(sent)
  if (!head.ok) return head
  const sharp = await loadSharp()
  try {
    const { data, info } = await sharp(sent, { failOn: 'error', limitInputPixels: IMAGE_PIXELS })
      .autoOrient()
      .resize({ width: IMAGE_SIDE, height: IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const upright = () => sharp(data, { raw: { width, height, channels } })
    const encoded: Buffer[] = []
    for (const one of imageWidths(width)) {
      encoded.push(await upright().resize({ width: one }).webp({ quality: 80, smartSubsample: true }).toBuffer())
    }
    const hash = createHash('sha256')
    for (const file of encoded) hash.update(file)
    const address = imageAddress({ hash: hash.digest('hex').slice(0, 32), width, height })
    // One for each width, in the same order.
    return { ok: true, address, files: new Map(imagePaths(address).map((path, index) => [path, encoded[index]!])) }
  } catch (error) {
    return { ok: false, error: error instanceof Error && /\btimeout\b/.test(error.message) ? 'too-slow' : 'broken' }
  }
}

/** What a file is by its first bytes, whatever its name or the browser says: the library is not asked about anything else. */
function kindOf(file: Buffer): 'readable' | 'heic' | 'moving' | 'not-an-image' {
  const ascii = (from: number, to: number) => file.toString('latin1', from, to)
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'readable'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'readable'
  // The library would take the first picture of an animated PNG and say nothing.
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return pngMoves(file) ? 'moving' : 'readable'
  if (/^GIF8[79]a/.test(ascii(0, 6))) return 'moving'
  if (ascii(4, 8) !== 'ftyp') return 'not-an-image'
  const brands = [ascii(8, 12), ...(ascii(16, Math.min(file.readUInt32BE(0), 64)).match(/.{4}/gs) ?? [])]
  if (brands.includes('avis')) return 'moving'
  if (brands.includes('avif')) return 'readable'
  return brands.some((brand) => /^(?:he[iv][cmsx]|mif1|msf1)$/.test(brand)) ? 'heic' : 'not-an-image'
}

/** Whether a PNG has the chunk of an animation, which stands before its pixels. */
function pngMoves(file: Buffer): boolean {
  let at = 8
  while (at + 8 <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += 12 + file.readUInt32BE(at)
  }
  return false
}

function refusalOf({ width, height, pages = 1, compression }: Sharp.Metadata): ImageError | undefined {
  if (pages > 1) return 'moving'
  if (width * height > IMAGE_PIXELS) return 'too-many-pixels'
  if (compression === 'hevc') return 'heic'
  return compression === 'av1' && width * height > AVIF_PIXELS ? 'too-slow' : undefined
}
