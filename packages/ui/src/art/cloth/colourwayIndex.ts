import { hashText } from '../hashText.ts'

/** How many colourways each kind of cloth has. */
export const COLOURWAYS = 3

/** Which of them a listing has: all of its images share their colours. The last bits of the hash repeat for similar slugs, hence the shift. */
export function colourwayIndex(slug: string): number {
  return (hashText(slug) >>> 3) % COLOURWAYS
}
