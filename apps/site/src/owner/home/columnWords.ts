import type { OwnerHomeListing } from '@dira/data'

type Column = OwnerHomeListing['waits'][number]['columns'][number]

/** What a column of a listing is, within a sentence; columns of one thing have one word. */
const WORDS = {
  business_name: 'the name',
  category: 'the category',
  subcategory: 'the category',
  country: 'the address',
  province_name: 'the address',
  city_name: 'the address',
  address: 'the address',
  phone: 'the phone',
  email: 'the email',
  website: 'the website',
  description: 'the words',
  lat: 'the place on the map',
  lng: 'the place on the map',
  business_hours: 'the hours',
  social_media: 'the social media',
  special_offers: 'the offers',
  images: 'the photographs',
} as const satisfies Record<Column, string>

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Columns as a part of a sentence, such as 'the name, the address and the photographs'. */
export function columnWords(columns: readonly Column[]): string {
  const known = Object.keys(WORDS) as Column[] // Its own keys, in the order in which they are said.
  return list.format([...new Set(known.filter((column) => columns.includes(column)).map((column) => WORDS[column]))])
}

/** A sentence with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
