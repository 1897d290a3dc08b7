import { drawAfrica, type World } from './drawAfrica.ts'

/** The module that holds the drawn map: `src/art/map/africa.generated.ts`, letter by letter. */
export function africaModule(world: World): string {
  const { size, projection, countries, smallMap } = drawAfrica(world)
  const codes = countries.map(({ code }) => `'${code}'`)
  const outlines = countries.map(({ code, ...outline }) => `  ${code}: ${JSON.stringify(outline)},`)
  return `// Written by scripts/generateMap.ts from world-atlas, Natural Earth 1:50m, which is in the public domain. Change the script, not this file.
import type { CountryGeometry } from './countryGeometry.ts'

/** The ISO 3166-1 code of a country on the map. */
export type CountryCode = ${codes.join(' | ')}

/** The map is a square of so many units. */
export const MAP_SIZE = ${size}

/** Azimuthal equal-area: its middle, its scale in units to the radian, and where on the map the middle is. */
export const PROJECTION = ${JSON.stringify(projection)}

/** The countries of Africa. Where they touch they share their corners; states of small islands are lozenges. */
export const OUTLINES: Readonly<Record<CountryCode, CountryGeometry>> = {
${outlines.join('\n')}
}

/** The continent no larger than a stamp: so many units of the map make one of its own. */
export const SMALL_MAP = ${JSON.stringify(smallMap)}
`
}
