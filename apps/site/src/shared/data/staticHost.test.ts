import { locationNamed, placeIndex, type Listing } from '@dira/directory-core'
import { expect, it } from 'vitest'
import { directoryOf } from '../../testing/samplePages.ts'
import { exportedPlaces } from './exportedIds.ts'
import { ofExport } from './staticHost.ts'

const listingIn = (country: string, city: string, slug: string): Listing => {
  const location = { ...locationNamed(country, '', city), city: { slug, name: city } }
  return { id: slug, slug, businessName: slug, category: 'shopping', location, address: '', phone: '' }
}

const directory = directoryOf([listingIn('EG', 'كفر الزهور', 'kfr-al-zhur'), listingIn('KE', 'Nairobi', 'nairobi')])

it.each([
  ['EG', 'كفر الزهور', 'كفر-الزهور', 'kfr-al-zhur'],
  ['KE', 'Nairobi', 'nairobi', 'nairobi'],
  ['SD', 'كفر الزهور', 'كفر-الزهور', 'كفر-الزهور'],
  ['EG', 'ميت غمر', 'ميت-غمر', 'ميت-غمر'],
])('a listing that came since an export is of the place that has a page there: %s %s', (country, city, slug, known) => {
  const put = [{ ...listingIn(country, city, slug), id: 'b' }]
  const changes = ofExport(
    { put, remove: ['a'], isReset: false },
    { ids: ['a', 'b'], places: exportedPlaces(directory.groups) },
  )
  expect(changes.put).toMatchObject([{ id: '1', location: { country, city: { slug: known, name: city } } }])
  const places = placeIndex(directory.withChanges(changes).groups)
  expect([...(places.get(country)?.cities.keys() ?? [])]).toContain(known)
  expect(changes.remove).toEqual(['0'])
})
