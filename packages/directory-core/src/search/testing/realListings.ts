import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Listing } from '../../listing/listing.ts'
import { slugify } from '../../text/slugify.ts'
import { listingOf } from '../../testing/listingOf.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * Businesses with real names, read from the folder `DIRA_REAL_DATA` or from one beside the repository. They are not part of the
 * project: without them the list is empty, and tests use the made-up names only.
 */
export function realListings(): Listing[] {
  const file = path.join(path.resolve(REPOSITORY, process.env['DIRA_REAL_DATA'] ?? '../shared/data'), 'kenya-osm.csv')
  if (!existsSync(file)) return []
  const [, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  return lines.map((line) => {
    const [id = '', businessName = '', category = ''] = fieldsOf(line)
    const location = { country: 'KE' }
    return listingOf({
      id,
      businessName,
      slug: `${slugify(businessName)}-${id}`,
      category: slugify(category),
      location,
    })
  })
}

/** The fields of a line of comma-separated values. */
function fieldsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
}
