import { suggestionRanges } from '@dira/directory-core'
import { paths } from '@dira/data/site'
import type { SuggestionsData } from '../data/pageData.ts'
import { findTowns } from './findTowns.ts'

/** As many lines as all suggestions are. */
const MOST = 7

/** Places that a text may mean: those of the suggestions, and the other towns of such a name. A static host knows of no others. */
export async function findPlaces(
  text: string,
  suggested: Promise<SuggestionsData | undefined>,
): Promise<SuggestionsData | undefined> {
  const [found, towns] = await Promise.all([suggested, findTowns(text).catch(() => [])])
  if (!found) return undefined
  const known = new Set(found.places.map(({ href }) => href))
  const others = towns.map(({ value, label }) => {
    const [slug = '', below] = value.split('/')
    const [name = label, country] = label.split(/, (?=[^,]*$)/)
    const marked = { text: name, marks: suggestionRanges(name, text) }
    return { href: paths.location(slug, below), name: marked, ...(country !== undefined && { country }) }
  })
  const places = [...found.places, ...others.filter(({ href }) => !known.has(href))].slice(0, MOST)
  return { ...found, places, categories: [], listings: [] }
}
