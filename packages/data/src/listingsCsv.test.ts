import { expect, it } from 'vitest'
import { CSV_HEAD, csvLines } from './listingsCsv.ts'

const listing = {
  id: 'a',
  slug: 'a',
  business_name: 'Soko',
  category: 'shopping',
  subcategory: null,
  kind: null,
  price_level: null,
  stars: null,
  brand: null,
  operator: null,
  attributes: null,
  country: 'KE',
  province_name: null,
  city_name: 'Nairobi',
  address: '',
  phone: '',
  email: null,
  website: null,
  book_url: null,
  menu_url: null,
  order_url: null,
  description: null,
  package_tier: 'premium',
  status: 'draft',
  lat: -1.29,
  lng: 36.82,
}

it('writes a line for each listing, with the names of its columns before them', () => {
  expect(CSV_HEAD).toBe(
    '\uFEFFdira_id,name,slug,category,subcategory,place_kind,price_level,stars,brand,operator,attributes,country,province,city,address,phone,email,website,book_url,menu_url,order_url,description,package,status,lat,lng\r\n',
  )
  expect(csvLines([listing, { ...listing, id: 'b' }])).toBe(
    'a,Soko,a,shopping,,,,,,,,KE,,Nairobi,,,,,,,,,premium,draft,-1.29,36.82\r\nb,Soko,a,shopping,,,,,,,,KE,,Nairobi,,,,,,,,,premium,draft,-1.29,36.82\r\n',
  )
})

it.each([
  ['Rest, Lodge "Blue"', '"Rest, Lodge ""Blue"""'],
  ['two\nlines', '"two\nlines"'],
  ['+254 712 555 010', "'+254 712 555 010"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@cmd', "'@cmd"],
  ['-2', "'-2"],
  ['\tx', '"\'\tx"'],
  ["'=1", "''=1"],
  ["'s Lands Inn", "'s Lands Inn"],
])('keeps a text whole and lets none begin a formula: %s', (name, written) => {
  expect(csvLines([{ ...listing, business_name: name }]).slice(2)).toMatch(
    new RegExp(`^${written.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')},a,shopping`),
  )
})
