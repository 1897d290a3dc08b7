import { ownerFieldsOf, type OwnerField, type ProposedColumn } from '@dira/data'
import { fieldsThat } from '@dira/directory-core'
import { FIELD_NAMES } from '../fieldNames.ts'

/** What owners call a field otherwise than a form does; fields of one thing have one word. */
const WORDS: Readonly<Partial<Record<OwnerField, string>>> = {
  businessName: 'name',
  subcategory: 'category',
  country: 'address',
  province: 'address',
  city: 'address',
  description: 'words',
  position: 'place on the map',
  socialMedia: 'social media',
  images: 'photographs',
}
const wordOf = (field: OwnerField) => `the ${WORDS[field] ?? FIELD_NAMES[field].toLowerCase()}`

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Columns as a part of a sentence, such as 'the name, the address and the photographs', in the order of a form. */
export function columnWords(columns: readonly ProposedColumn[]): string {
  const fields = ownerFieldsOf(columns)
  const inOrder = fieldsThat('isProposed').filter((field) => fields.includes(field))
  return list.format([...new Set(inOrder.map(wordOf))])
}

/** A sentence with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
