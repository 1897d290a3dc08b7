import type { Place } from '../../listing/listing.ts'
import { slugify } from '../../text/slugify.ts'
import { countrySlug } from '../../location/africa.ts'
import { STANDINGS, tierOfStanding } from '../../tier/packageTier.ts'
import { UNITS } from '../../location/near.ts'
import { mapFields, placeOf, type ListingGroups, type ListingRow, type Rows } from '../../rows/rows.ts'
import { NOWHERE, type IndexFile, type Positions } from './indexFile.ts'

/** The rows of an index file, with names and ids as they are read from it. */
export function fileRows(file: IndexFile, { nameAt, idAt }: Pick<Rows, 'nameAt' | 'idAt'>): Rows {
  const { size, blocks, blockOf, slugs, facts, choices, substance } = file
  const values = { ...file.values, province: file.values.province.map(keyOf), city: file.values.city.map(keyOf) }
  const places = { province: values.province.map(placeOf), city: values.city.map(placeOf) }
  const { lats, lngs } = absolute(file)
  const locationAt = (row: number): ListingRow['location'] => {
    const block = blockOf[row]!
    const province = placeAt(places.province, blocks.province[block]!)
    const city = placeAt(places.city, blocks.city[block]!)
    return { country: values.country[blocks.country[block]!]!, ...(province && { province }), ...(city && { city }) }
  }
  const pointAt = (row: number) =>
    lats[row] === NOWHERE ? undefined : { lat: lats[row]! / UNITS, lng: lngs[row]! / UNITS }
  const groupsAt = (row: number): ListingGroups => {
    const block = blockOf[row]!
    const standing = STANDINGS[blocks.tier[block]!]!
    const subcategory = values.subcategory[blocks.subcategory[block]!]!
    return {
      category: values.category[blocks.category[block]!]!,
      ...(subcategory !== '' && { subcategory }),
      location: locationAt(row),
      packageTier: tierOfStanding(standing),
      ...(standing === 'unclaimed' && { isUnclaimed: true }),
    }
  }
  const slugAt = (row: number) => {
    const number = slugs.numbers[row]!
    if (slugs.kinds[row] === 2) return slugs.texts[number]!
    const base = slugBase(nameAt(row), slugs.kinds[row] === 1 ? locationAt(row) : undefined)
    return number > 0 ? `${base}-${number}` : base
  }
  return {
    size,
    groupsAt,
    nameAt,
    slugAt,
    idAt,
    pointAt,
    substanceAt: (row) => substance[row]!,
    rowAt: (row) => {
      const mapCoordinates = pointAt(row)
      return {
        id: idAt(row),
        businessName: nameAt(row),
        slug: slugAt(row),
        ...groupsAt(row),
        ...(mapCoordinates && { mapCoordinates }),
      }
    },
    factAt: (name, row) => {
      const column = facts?.[name]
      return column?.keys[column.refs[row]! - 1]
    },
    fields: () => ({
      values,
      // Built parts need none.
      get ords() {
        const rows = Uint32Array.from(blockOf)
        return mapFields(blocks, (ofBlocks) => rows.map((block) => ofBlocks[block]!))
      },
    }),
    choice: (name) => choices[name],
    isWhole: false,
  }
}

/** The slug that a listing has by its name, and with a location by its name and where it is. */
export function slugBase(name: string, location?: ListingRow['location']): string {
  return slugify(location ? `${name} ${location.city?.name ?? countrySlug(location.country)}` : name)
}

/** The key of a place as it is kept. */
function keyOf(kept: string): string {
  return kept.startsWith('\n') ? kept.slice(1) : `${slugify(kept)}\n${kept}`
}

function placeAt(places: readonly Place[], ord: number): Place | undefined {
  const place = places[ord]
  return place?.slug === '' && place.name === '' ? undefined : place
}

/** Names begin with any character, also with the one that marks the order of bytes. */
export const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** A text that JSON would have between quotation marks. */
export function unescaped(text: string): string {
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text
}

function absolute({ positions, values, blocks, blockOf }: IndexFile): Omit<Positions, 'isRelative'> {
  if (!positions.isRelative) return positions
  const lats = positions.lats.slice()
  const lngs = positions.lngs.slice()
  const last = { lats: new Int32Array(values.city.length), lngs: new Int32Array(values.city.length) }
  for (let row = 0; row < lats.length; row += 1) {
    if (lats[row] === NOWHERE) continue
    const city = blocks.city[blockOf[row]!]!
    lats[row] = last.lats[city]! += unzigzag(lats[row]!)
    lngs[row] = last.lngs[city]! += unzigzag(lngs[row]!)
  }
  return { lats, lngs }
}

function unzigzag(step: number): number {
  return (step >>> 1) ^ -(step & 1)
}
