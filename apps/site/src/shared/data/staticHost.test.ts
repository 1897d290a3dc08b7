import { locationNamed, placeIndex } from '@dira/directory-core'
import { expect, it } from 'vitest'
import { directoryOf } from '../../testing/samplePages.ts'
import { withKnownPlaces } from './staticHost.ts'

const listingIn = (country: string, city: string, slug: string) => {
  const location = { ...locationNamed(country, '', city), city: { slug, name: city } }
  return { id: slug, slug, businessName: slug, category: 'shopping', location, address: '', phone: '' }
}

const directory = directoryOf([listingIn('EG', 'كفر الزهور', 'kfr-al-zhur'), listingIn('KE', 'Nairobi', 'nairobi')])

it.each([
  ['EG', 'كفر الزهور', 'كفر-الزهور', 'kfr-al-zhur'],
  ['KE', 'Nairobi', 'nairobi', 'nairobi'],
  ['SD', 'كفر الزهور', 'كفر-الزهور', 'كفر-الزهور'],
  ['EG', 'ميت غمر', 'ميت-غمر', 'ميت-غمر'],
])('a listing that came since is of the place that the index has: %s %s', (country, city, slug, known) => {
  const { put = [] } = withKnownPlaces({ put: [listingIn(country, city, slug)] }, directory.groups)
  expect(put[0]?.location).toEqual({ country, city: { slug: known, name: city } })
  const places = placeIndex(directory.withChanges({ put }).groups)
  expect([...(places.get(country)?.cities.keys() ?? [])]).toContain(known)
})
