// @module-tag ci
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mulberry32 } from '../sample/index.ts'
import { listingOf } from '../testing/listingOf.ts'
import { locationIn } from '../testing/locationIn.ts'
import { createDirectory } from './createDirectory.ts'
import { encodeIndex } from './file/encodeIndex.ts'
import { GEO_SEARCH } from './geoSearch.ts'
import { listingFacts } from './listingFacts.ts'

const SIZE = 200_000
const WORDS = ['Golden', 'Lake', 'Hotel', 'Lodge', "O'Neil's", 'Wi-Fi', 'Kitchen', 'Spa', 'Market', 'House']

it('a directory in a server’s memory holds at most 206 bytes for each listing, with all that is suggested', () => {
  const random = mulberry32(1)
  const word = () => WORDS[Math.floor(random() * WORDS.length)]!
  // About as many distinct words as names of businesses have.
  const own = () => Math.floor(random() * (SIZE / 6)).toString(36)
  const listings = Array.from({ length: SIZE }, (_, at) => {
    const city = `City ${at % 500}`
    return listingOf({
      id: `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`,
      slug: `business-${at}`,
      businessName: `${at % 2 === 0 ? own() : word()} ${word()} ${word()}`,
      location: locationIn('Kenya', `${city} County`, city),
      mapCoordinates: { lat: random() * 10 - 5, lng: 34 + random() * 8 },
      packageTier: at % 10 === 0 ? 'premium' : 'standard',
      ...(at % 2 === 0 && { businessHours: [{ day: 'Mon-Sat', hours: `${6 + (at % 5)}:00-1${5 + (at % 4)}:00` }] }),
    })
  })
  const folder = mkdtempSync(join(tmpdir(), 'dira-held-'))
  try {
    const file = join(folder, 'index')
    const directory = createDirectory(listings, { facts: listingFacts(), geo: GEO_SEARCH })
    writeFileSync(file, encodeIndex(directory, { use: 'server' }))
    const measure = join(import.meta.dirname, 'testing/heldByFile.ts')
    const node = ['--conditions=@dira/source', '--expose-gc', measure, file]
    const held = Number(execFileSync(process.execPath, node, { encoding: 'utf8' }))
    expect(held).toBeGreaterThan(0)
    expect(held / SIZE).toBeLessThan(206)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
