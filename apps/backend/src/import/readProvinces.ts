import { z } from 'zod'
import { placeSchema, type Place as PlaceName } from '@dira/directory-core'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'
import { provinceKey, type KnownProvinces } from './places.ts'

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    country: z.string(),
    city_slug: z.string(),
    province_slug: placeSchema.shape.slug,
    province_name: placeSchema.shape.name,
  }),
)

/**
 * The province of each city as the directory has it already, so that a province holds all of its city whatever brought them: of several
 * the one with most listings, of equal ones the first by slug.
 */
export async function readProvinces(backend: Pick<Backend, 'request'>): Promise<KnownProvinces> {
  const tallies = new Map<string, Map<string, { readonly province: PlaceName; count: number }>>()
  for await (const { country, city_slug, province_slug, province_name } of rowsWithProvinces(backend)) {
    const key = provinceKey(country, city_slug)
    const tally = tallies.get(key) ?? new Map()
    const entry = tally.get(province_slug) ?? { province: { slug: province_slug, name: province_name }, count: 0 }
    entry.count += 1
    tallies.set(key, tally.set(province_slug, entry))
  }
  return new Map(
    [...tallies].map(([key, tally]) => {
      const [first] = [...tally.values()].toSorted(
        (a, b) => b.count - a.count || (a.province.slug < b.province.slug ? -1 : 1),
      )
      // A tally begins with its first row.
      return [key, first!.province]
    }),
  )
}

async function* rowsWithProvinces(backend: Pick<Backend, 'request'>) {
  const columns = 'select=id,country,city_slug,province_slug,province_name'
  const query = `/rest/v1/listings?${columns}&city_slug=not.is.null&province_slug=not.is.null&order=id&limit=1000`
  let last: string | undefined
  for (;;) {
    const after = last === undefined ? '' : `&id=gt.${encodeURIComponent(last)}`
    const rows = rowsSchema.parse(await (await expectOk(await backend.request(query + after))).json())
    yield* rows
    // A hosted project answers 1,000 rows at most, or fewer where it is set so.
    last = rows.at(-1)?.id
    if (last === undefined) return
  }
}
