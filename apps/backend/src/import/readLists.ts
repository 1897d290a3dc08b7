import { LISTING_LIMITS, type ListingImage, type SocialLink } from '@dira/directory-core'

/** The list of a cell, none for an empty one, or text that is no such list. */
export type ReadList<Item> = readonly Partial<Item>[] | 'unreadable'

/** Reads images: JSON, or addresses with blanks, bars, semicolons or commas between them. */
export function readImages(written: string): ReadList<ListingImage> {
  const text = plainLines(written)
  const list = jsonList<ListingImage>(text) ?? addresses(text).map((url) => ({ url }))
  if (list === 'unreadable') return list
  return list.map((image, index) => ({ id: `image-${index + 1}`, alt: '', ...image }))
}

/** Reads profiles elsewhere: JSON, or addresses, whose hosts name the platforms. */
export function readSocial(written: string): ReadList<SocialLink> {
  const text = plainLines(written)
  return jsonList<SocialLink>(text) ?? addresses(text).map((url) => ({ platform: platformOf(url), url }))
}

const PLATFORMS = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  linkedin: 'https://www.linkedin.com/company/',
} as const

/** The networks that have columns of their own. */
// The keys of an object literal are those of its type.
export const NETWORKS = Object.keys(PLATFORMS) as (keyof typeof PLATFORMS)[]

/** The profile of a network's own column: an address, or a name such as `@tamu`. */
export function socialLink(network: (typeof NETWORKS)[number], written: string): SocialLink {
  if (/^https?:\/\//i.test(written)) return { platform: network, url: written }
  const isHost = /^(?:www\.|m\.)?[\w-]+\.[a-z]{2,}\//i.test(written)
  return { platform: network, url: isHost ? `https://${written}` : PLATFORMS[network] + written.replace(/^@/, '') }
}

/** The objects of a cell in JSON; undefined for other text. */
export function jsonList<Item extends object>(written: string): readonly Partial<Item>[] | 'unreadable' | undefined {
  if (!/^[[{]/.test(written)) return undefined
  try {
    const value: unknown = JSON.parse(written)
    // What the items hold is the schema's to judge.
    return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
      ? (value as Partial<Item>[])
      : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** A list of texts in JSON is the same as its texts line by line. */
export function plainLines(written: string): string {
  if (!written.startsWith('["')) return written
  try {
    const value: unknown = JSON.parse(written)
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join('\n') : written
  } catch {
    return written
  }
}

export function pieces(written: string, between: RegExp): string[] {
  return written
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** Commas may be part of an address, unless another one begins behind them. */
function addresses(written: string): string[] {
  return pieces(written, /[\s|;]+|,(?=\s*https?:)/i)
}

function platformOf(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^(?:www|m|web)\./, '') ?? url
  return (host.split('.').at(-2) ?? host).slice(0, LISTING_LIMITS.shortText)
}
