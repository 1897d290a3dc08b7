/**
 * Draws the layers of the map of listings, from world-atlas and what lies in `natural-earth`. Run it after a change of `listingMap/` or of
 * world-atlas' version: `pnpm generate:listing-map`; a test says when the layers are out of date.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layerTexts } from './listingMap/layerTexts.ts'

for (const [file, text] of Object.entries(layerTexts())) {
  writeFileSync(join(import.meta.dirname, '../src/directory/map/ListingMap/layers', file), text)
}
