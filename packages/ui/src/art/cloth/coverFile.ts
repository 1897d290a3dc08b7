import type { CoverSource } from './coverSource.ts'

/** The version of the pictures: a test makes sure that it changes whenever a picture does. */
export const DRAWING = 'ndfbqh'

/** The name of a cover's file, folders included. It changes when the picture does, so that browsers may keep the file for good. */
export function coverFile({ slug, category, index = 0 }: CoverSource): string {
  return `${DRAWING}/${category}/${index}/${encodeURIComponent(slug)}.svg`
}

/** The cover that a file of that name holds, undefined when there is none by that name. */
export function readCoverFile(name: string): CoverSource | undefined {
  const [, drawing, category = '', index, written = ''] = FILE.exec(name) ?? []
  const slug = decoded(written)
  if (drawing !== DRAWING || slug === undefined || !SLUG.test(slug)) return undefined
  return { slug, category, index: Number(index) }
}

// Not taken from the palettes, which are too much code for those who only need a name.
const FILE = /^([^/]+)\/([a-z]{1,20})\/([0-9])\/([^/]+)\.svg$/

/** Everything but what has a meaning in the path of a file. */
const SLUG = /^[^/\\\p{C}]{1,200}$/u

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
