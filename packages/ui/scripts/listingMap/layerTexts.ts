import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { countryBoxes } from './countryBoxes.ts'
import { drawLayers, type Sources } from './drawLayers.ts'

/** The files of `src/directory/map/ListingMap/layers` by name, letter by letter. */
export function layerTexts(): Readonly<Record<string, string>> {
  const layers = drawLayers({
    world: atlas('countries-50m'),
    exactWorld: atlas('countries-10m'),
    lakes: JSON.parse(naturalEarth('lakes.json')) as Sources['lakes'],
    rivers: JSON.parse(naturalEarth('rivers.json')) as Sources['rivers'],
    places: naturalEarth('places.csv'),
  })
  const texts = Object.entries(layers).map(([name, layer]) => [`${name}.generated.json`, `${JSON.stringify(layer)}\n`])
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    'countryBoxes.generated.ts': countryBoxes(layers.africa),
  }
}

function atlas(name: string): Sources['world'] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Sources['world']
}

const naturalEarth = (file: string) => readFileSync(join(import.meta.dirname, '../natural-earth', file), 'utf8')
