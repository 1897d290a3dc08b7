import { inverse } from './index/docLayout.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'

/** The accepted doc with a slug; of several the one whose listing was given first; undefined if there is none. */
export type SlugLookup = (slug: string, accepts: (doc: number) => boolean) => number | undefined

/** The maps are built at the first call: a list page never looks up a slug. */
export function slugLookup(index: SegmentIndex): SlugLookup {
  let maps: ReturnType<typeof buildMaps> | undefined
  return (slug, accepts) => {
    const { first, next } = (maps ??= buildMaps(index))
    let doc = first.get(slug)
    while (doc !== undefined && !accepts(doc)) doc = next.get(doc)
    return doc
  }
}

/** For each slug its first doc, and for docs that share a slug the next one. */
function buildMaps({ listings, layout }: SegmentIndex) {
  const first = new Map<string, number>()
  const next = new Map<number, number>()
  const docOf = inverse(layout.listingOf)
  for (let at = listings.length - 1; at >= 0; at -= 1) {
    const { slug } = listings[at]!
    const later = first.get(slug)
    if (later !== undefined) next.set(docOf[at]!, later)
    first.set(slug, docOf[at]!)
  }
  return { first, next }
}
