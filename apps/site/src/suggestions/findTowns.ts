import type { NearTown } from '@dira/ui'
import type { SuggestionsData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'

/** The towns of the directory by the start of a name: the places, but for countries, that the server suggests for it. */
export async function findTowns(text: string): Promise<readonly NearTown[]> {
  const response = await fetch(`${paths.listings}/suggestions.json?search=${encodeURIComponent(text)}`)
  // Written by this site's own server; another host has no such file.
  const { places = [] } = (await response.json()) as Partial<SuggestionsData>
  return places.flatMap(({ href, name, country }) =>
    country === undefined
      ? []
      : [{ value: href.slice(`${paths.locations}/`.length), label: `${name.text}, ${country}` }],
  )
}
