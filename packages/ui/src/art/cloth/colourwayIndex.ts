import { hashText } from '../shapes/hashText.ts'

/** How many colourways each kind of cloth has. */
export const COLOURWAYS = 3

/** The colourway of a listing, the same for all of its images. The last bits of the hash repeat for similar slugs, so they are shifted out. */
export function colourwayIndex(slug: string): number {
  return (hashText(slug) >>> 3) % COLOURWAYS
}
