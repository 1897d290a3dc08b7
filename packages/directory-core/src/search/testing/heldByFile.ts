/* Opens an index file for servers, uses all of its directory, and prints how many bytes are held by it. */
import { readFileSync } from 'node:fs'
import { placeIndex } from '../../location/placeIndex.ts'
import * as names from '../../names/en/index.ts'
import { createSuggester } from '../createSuggester.ts'
import { openServerIndex } from '../file/openServerIndex.ts'
import { GEO_SEARCH } from '../geoSearch.ts'
import { listingFacts } from '../listingFacts.ts'
import { EMPTY_SEARCH } from '../searchState.ts'

const options = { facts: listingFacts(), geo: GEO_SEARCH }
const context = { now: Date.parse('2026-11-23T09:00:00Z'), zoom: 4 }

const before = held()
const directory = openServerIndex(readFileSync(process.argv[2]!), options)
const suggest = createSuggester(directory, { places: placeIndex(directory.groups), names })
for (const search of ['', 'a', 'hotel', 'golden lake', 'hotle']) {
  directory.answer({ ...EMPTY_SEARCH, search, near: { lat: 0, lng: 36 }, sort: 'nearest' }, {}, context)
  directory.suggest({ ...EMPTY_SEARCH, search })
  suggest(search)
}
directory.find('nowhere')
console.log(held() - before)

function held(): number {
  // Twice, because the first collection can free what holds more.
  globalThis.gc!()
  globalThis.gc!()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
