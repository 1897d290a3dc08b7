import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Listing } from '../../listing/listing.ts'
import { slugify } from '../../listing/slugify.ts'
import { listingOf } from '../../testing/listingOf.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * Real businesses with real names, where a machine has them: in the folder that `DIRA_REAL_DATA` names, or beside the repository.
 * They are not part of the project; elsewhere there are none, and the hand-made names stand for them alone.
 */
export function realListings(): Listing[] {
  const file = path.join(path.resolve(REPOSITORY, process.env['DIRA_REAL_DATA'] ?? '../shared/data'), 'kenya-osm.csv')
  if (!existsSync(file)) return []
  const [, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  return lines.map((line) => {
    const [id = '', businessName = '', category = ''] = fieldsOf(line)
    const location = { country: 'Kenya', province: '', city: '' }
    return listingOf({ id, businessName, slug: `${slugify(businessName)}-${id}`, category, location })
  })
}

/** The fields of a line of comma-separated values. */
function fieldsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
}
