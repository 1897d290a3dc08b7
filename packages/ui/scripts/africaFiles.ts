import { drawAfrica, type World } from './drawAfrica.ts'

const NOTE =
  'Written by scripts/generateMap.ts from world-atlas, Natural Earth 1:50m, which is in the public domain. Change the script, not this file.'

/** The files of `src/art/map` that hold the drawn map, letter by letter. */
export function africaFiles(world: World): Readonly<Record<string, string>> {
  const { size, projection, countries, smallMap } = drawAfrica(world)
  const codes = countries.map(({ code }) => `'${code}'`)
  const outlines = countries.map(({ code, ...outline }) => `  ${code}: ${JSON.stringify(outline)},`)
  // A symbol fits its country into any box; the shape in it is where the country lies on the map.
  const symbols = countries.map(
    ({ code, box: { x, y, width, height }, data }) =>
      `<symbol id="${code}" viewBox="${x} ${y} ${width} ${height}" overflow="visible"><path id="map-${code}" fill-rule="evenodd" vector-effect="non-scaling-stroke" d="${data}"/></symbol>`,
  )
  return {
    'africa.generated.ts': `// ${NOTE}
import type { CountryGeometry } from './countryGeometry.ts'
import type { CountryCode } from './projection.generated.ts'

export type { CountryCode }

/** The countries of Africa. Where they touch they share their corners; states of small islands are lozenges. */
export const OUTLINES: Readonly<Record<CountryCode, CountryGeometry>> = {
${outlines.join('\n')}
}

/** The continent no larger than a stamp: so many units of the map make one of its own. */
export const SMALL_MAP = ${JSON.stringify(smallMap)}
`,
    'projection.generated.ts': `// ${NOTE}

/** The countries on the map by their ISO 3166-1 codes. */
export const COUNTRY_CODES = [${codes.join(', ')}] as const

export type CountryCode = (typeof COUNTRY_CODES)[number]

/** The map is a square of so many units. */
export const MAP_SIZE = ${size}

/** Azimuthal equal-area: its middle, its scale in units to the radian, and where on the map the middle is. */
export const PROJECTION = ${JSON.stringify(projection)}
`,
    'africa.svg': `<!-- ${NOTE} -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`,
  }
}
