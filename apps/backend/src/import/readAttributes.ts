import { ATTRIBUTE_SLUGS, attributePhrases, attributeRule, slugify, type AttributeSlug } from '@dira/directory-core'
import type { FileRecord } from './fileRecords.ts'
import { tagsOf } from './osmTags.ts'

const MOST_KEYS = 1000
const keys = new Map<string, string>()

/** The attribute that a tag says, by `key=value` with the key as `slugify` has it: files write `payment:visa`, `payment_visa` and `Payment visa`. */
const BY_TAG = new Map(
  ATTRIBUTE_SLUGS.flatMap((attribute) =>
    attributeRule(attribute)
      .tags.split(' ')
      .map((tag) => [tagOf(...(tag.split('=') as [string, string])), attribute] as const),
  ),
)
const KEYS = new Set([...BY_TAG.keys()].map((tag) => tag.split('=')[0]))
const BY_PHRASE = new Map(attributePhrases().map(([phrase, attribute]) => [slugify(phrase), attribute]))

function tagOf(key: string, value: string): string {
  return `${keyOf(key)}=${value.trim().toLowerCase()}`
}

/** The columns of a file are the same in each of its rows. */
function keyOf(header: string): string {
  const key = keys.get(header) ?? slugify(header)
  if (keys.size < MOST_KEYS) keys.set(header, key)
  return key
}

/**
 * What a row says that the place has: by columns that are called as tags of OpenStreetMap are, by a cell of tags, and by a cell of attributes, each by its
 * slug or by what people call it. Null where it says nothing.
 */
export function readAttributes({ cells }: FileRecord, listed: string, tags: string): readonly AttributeSlug[] | null {
  const pairs = [...Object.entries(cells).filter(([header]) => KEYS.has(keyOf(header))), ...tagsOf(tags)]
  const said = [
    ...pairs.flatMap(([key, value]) => value.split(';').map((one) => BY_TAG.get(tagOf(key, one)))),
    ...listed
      .split(/[;,|\n]/)
      .map((one) => BY_PHRASE.get(slugify(one)) ?? ATTRIBUTE_SLUGS.find((slug) => slug === slugify(one))),
  ]
  const found = ATTRIBUTE_SLUGS.filter((attribute) => said.includes(attribute))
  return found.length === 0 ? null : found.toSorted()
}
