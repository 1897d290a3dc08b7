import { slugify } from '@dira/directory-core'
import { columnFields, type ColumnField } from './columns.ts'

/** The tags of OpenStreetMap that say a field, the best first, each as `slugify` has it. */
const FIELD_TAGS = {
  name: 'name',
  otherName: 'name-en name-fr name-pt name-sw name-ar int-name official-name alt-name',
  brand: 'brand',
  operator: 'operator',
  phone: 'phone contact-phone',
  mobile: 'mobile contact-mobile contact-whatsapp',
  email: 'email contact-email',
  website: 'website contact-website url',
  bookUrl: 'website-booking',
  menuUrl: 'website-menu',
  orderUrl: 'website-orders',
  description: 'description',
  hours: 'opening-hours',
  country: 'addr-country',
  province: 'addr-province addr-state addr-region',
  city: 'addr-city',
  address: 'addr-full addr-street addr-place',
  houseNumber: 'addr-housenumber',
  stars: 'stars',
  cuisine: 'cuisine',
  checkDate: 'check-date survey-date',
  facebook: 'contact-facebook facebook',
  instagram: 'contact-instagram instagram',
  x: 'contact-twitter twitter',
  tiktok: 'contact-tiktok',
  youtube: 'contact-youtube',
  linkedin: 'contact-linkedin',
} as const satisfies Partial<Record<ColumnField, string>>

/** What the tags of a row say of its fields. */
export type TagFields = Readonly<Partial<Record<ColumnField, string>>>

/**
 * A key and its value: `"opening_hours"=>"Mo-Fr 08:00-17:00; Sa 09:00-12:00"`, `"phone": "…"`, or `phone=…` up to the next key, whatever signs stand
 * between.
 */
const TAG =
  /"?([\w:-]+)"?\s*(?:=>?|:\s*(?="))\s*(?:"((?:[^"\\]|\\.)*)"|([^;|,\n]*(?:[;|,\n](?!\s*"?[\w:-]+"?\s*=)[^;|,\n]*)*))/g

/** The tags of a cell, in the ways that files write many into one. */
export function tagsOf(written: string): readonly (readonly [key: string, value: string])[] {
  return [...written.matchAll(TAG)].map(([, key = '', quoted, plain = '']) => [
    key,
    (quoted?.replace(/\\(.)/g, '$1') ?? plain).trim(),
  ])
}

/** What a cell of tags says of the fields of a listing, but for what it is and what it has. */
export function fieldsOfTags(written: string): TagFields {
  if (written === '') return {}
  const tags = new Map(tagsOf(written).map(([key, value]) => [slugify(key), value]))
  return Object.fromEntries(
    columnFields(FIELD_TAGS).flatMap((field) => {
      const key = FIELD_TAGS[field as keyof typeof FIELD_TAGS].split(' ').find((one) => tags.get(one))
      return key === undefined ? [] : [[field, tags.get(key)]]
    }),
  )
}

/** When somebody looked at a business, as OpenStreetMap writes it: a day or a month. Undefined for anything else, and for days that have not come. */
export function checkedOn(written: string, today: string): string | undefined {
  const day = /^\d{4}-\d{2}$/.test(written) ? `${written}-01` : written
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day)
  return isDay && day <= today ? day : undefined
}
