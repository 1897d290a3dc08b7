import { expect, it } from 'vitest'
import { placeIndex } from '../location/placeIndex.ts'
import * as names from '../names/en/index.ts'
import { listingOf } from '../testing/listingOf.ts'
import { locationIn } from '../testing/locationIn.ts'
import { labelsFor } from './labelsFor.ts'

const places = placeIndex(
  [
    locationIn('South Africa', 'Western Cape', 'Cape Town'),
    locationIn('South Africa', 'Northern Cape', 'Kimberley'),
    locationIn('Kenya', 'Mombasa County', 'Mombasa'),
  ].map((location) => listingOf({ location })),
)
const labels = (search: string) => labelsFor(search, { places, names }).map(({ label }) => label)

it.each([
  ['Safari Lodges', ['Safari Lodges']],
  ['safari lodge', ['Safari Lodges']],
  ['safari-lodges', ['Safari Lodges']],
  ['Airport Transfers', ['Airport Transfers']],
  ['cafe bakery', ['Cafés & Bakeries']],
  ['bed and breakfast', ['Bed & Breakfast']],
  ['self catering', ['Self-Catering']],
  ['restaurants and dining', ['Restaurants & Dining']],
  ['western cape', ['Western Cape, South Africa']],
  ['Mombasa County', ['Mombasa County, Kenya']],
  ['hotels', ['Hotels & Resorts']],
  ['cape', ['Western Cape, South Africa', 'Northern Cape, South Africa']],
  ['dining', ['Restaurants & Dining', 'Fine Dining', 'Casual Dining']],
  ['safri lodges', ['Safari Lodges']],
  ['westenr cape', ['Western Cape, South Africa']],
  ['mombsaa county', ['Mombasa County, Kenya']],
  ['wetsenr cpae', []],
  ['hotels nairobi', []],
  ['nairobi', []],
  ['and', []],
  ['  ', []],
])('%j is found in the names of the pages %j', (search, found) => {
  expect(labels(search)).toEqual(found)
})

it('tells the name that is just what was searched for from those that have other words besides', () => {
  expect(labelsFor('fine dining', { places, names })).toEqual([
    {
      kind: 'category',
      category: 'restaurants-dining',
      subcategory: 'fine-dining',
      label: 'Fine Dining',
      isExact: true,
    },
  ])
  expect(labelsFor('western', { places, names })).toEqual([
    {
      kind: 'province',
      country: { code: 'ZA', slug: 'south-africa' },
      province: { slug: 'western-cape', name: 'Western Cape' },
      label: 'Western Cape, South Africa',
      isExact: false,
    },
  ])
})
