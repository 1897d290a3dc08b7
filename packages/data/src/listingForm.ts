import {
  fieldsThat,
  isSafeUrl,
  LISTING_FIELDS,
  LISTING_LIMITS,
  listingImageSchema,
  listingSchema,
  parsePosition,
  sameValue,
  STANDINGS,
  websiteHref,
  type FieldRule,
  type FieldsThat,
  type FieldType,
  type ListingFieldName,
} from '@dira/directory-core'
import { z } from 'zod'
import { LISTING_STATUSES } from './adminListingsAnswer.ts'

/** What a field of the editor says when it cannot be stored: what stands there and what should. */
const SENTENCES = {
  name: 'Write the name of the business.',
  slug: 'Small letters, digits and hyphens only, such as nara-dunes-lodge.',
  category: 'Choose a category.',
  country: 'Choose a country.',
  email: 'An e-mail address looks like name@example.com.',
  webAddress: 'A website looks like example.com or https://example.com.',
  url: 'An address begins with https:// and has no blanks.',
  day: 'A date looks like 2026-12-31.',
  position:
    'Two numbers such as -24.49, 15.8, or the full address of a map. A shortened link does not say where it is.',
  alt: 'Say what it shows, or mark it as decoration.',
  platform: 'Name the place of the profile, such as Instagram.',
  title: 'Write a title.',
  days: 'Write the days of this row.',
  source: 'Give both the name and the address of the source, or neither.',
  items: `At most ${LISTING_LIMITS.items} of these.`,
} as const

const most = (limit: number) => z.string().max(limit, `At most ${limit} characters.`)
const needed = (limit: number, sentence: string) => most(limit).refine((text) => text.trim() !== '', sentence)
/** Empty, or what the check takes. */
const optional = (limit: number, isFine: (text: string) => boolean, sentence: string) =>
  most(limit).refine((text) => text.trim() === '' || isFine(text.trim()), sentence)
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(LISTING_LIMITS.items, SENTENCES.items)

const isDay = (text: string) => z.iso.date().safeParse(text).success
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** What a field of each type may hold. */
const BY_TYPE = {
  text: ({ limit = LISTING_LIMITS.shortText }) => most(limit),
  'long text': ({ limit = LISTING_LIMITS.description }) => most(limit),
  choice: () => most(LISTING_LIMITS.category),
  choices: () => z.array(most(LISTING_LIMITS.category)),
  place: () => most(LISTING_LIMITS.place),
  position: () => optional(2000, (text) => parsePosition(text) !== undefined, SENTENCES.position),
  phone: () => most(LISTING_LIMITS.phone),
  email: () => optional(LISTING_LIMITS.email, (text) => EMAIL.test(text), SENTENCES.email),
  url: () => optional(LISTING_LIMITS.url, (text) => websiteHref(text) !== undefined, SENTENCES.webAddress),
  date: () => optional(10, isDay, SENTENCES.day),
  hours: () =>
    list(z.object({ day: needed(LISTING_LIMITS.shortText, SENTENCES.days), hours: most(LISTING_LIMITS.shortText) })),
  links: () =>
    list(
      z.object({
        platform: needed(LISTING_LIMITS.shortText, SENTENCES.platform),
        url: most(LISTING_LIMITS.url).refine(isSafeUrl, SENTENCES.url),
      }),
    ),
  offers: () =>
    list(
      z.object({
        id: z.string(),
        title: needed(LISTING_LIMITS.shortText, SENTENCES.title),
        description: most(LISTING_LIMITS.description),
        validUntil: optional(10, isDay, SENTENCES.day),
      }),
    ),
  images: () =>
    list(
      z
        .object({
          id: z.string(),
          url: listingImageSchema.shape.url,
          alt: most(LISTING_LIMITS.address),
          /** It says nothing that a reader of the page needs: its description is empty. */
          isDecoration: z.boolean(),
        })
        .refine(({ alt, isDecoration }) => isDecoration || alt.trim() !== '', { error: SENTENCES.alt, path: ['alt'] }),
    ),
} as const satisfies Readonly<Record<FieldType, (rule: FieldRule) => z.ZodType>>

type ByField = { [Name in ListingFieldName]: ReturnType<(typeof BY_TYPE)[(typeof LISTING_FIELDS)[Name]['type']]> }
const BY_FIELD = Object.fromEntries(
  Object.entries(LISTING_FIELDS).map(([field, rule]) => [field, BY_TYPE[rule.type](rule)]),
) as ByField // fromEntries forgets the names.

/** What the fields of the editor may hold: what the database takes, in sentences for the person who writes. */
export const listingFormSchema = z
  .object({
    ...BY_FIELD,
    businessName: needed(LISTING_LIMITS.businessName, SENTENCES.name),
    slug: most(LISTING_LIMITS.slug).refine((text) => listingSchema.shape.slug.safeParse(text).success, SENTENCES.slug),
    category: needed(LISTING_LIMITS.category, SENTENCES.category),
    country: needed(2, SENTENCES.country),
    packageTier: z.enum(STANDINGS),
    status: z.enum(LISTING_STATUSES),
    sourceUrl: optional(LISTING_LIMITS.url, (text) => /^https?:/i.test(text) && isSafeUrl(text), SENTENCES.url),
  })
  .refine(({ sourceName, sourceUrl }) => (sourceName.trim() === '') === (sourceUrl.trim() === ''), {
    error: SENTENCES.source,
    path: ['sourceUrl'],
  })

/** A listing as the fields of the editor have it; '' where something is not given. */
export type ListingForm = z.infer<typeof listingFormSchema>
/** The name of a field of the editor. */
export type ListingField = ListingFieldName

/** By what the items of a list are known when two people change it. */
export const LISTING_ITEM_KEYS: Readonly<Record<FieldsThat<'itemKey'>, string>> = Object.fromEntries(
  fieldsThat('itemKey').map((field) => [field, LISTING_FIELDS[field].itemKey]),
) as Record<FieldsThat<'itemKey'>, string> // fromEntries forgets the names.

const BLANK: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(LISTING_FIELDS).map(([field, rule]) => [
    field,
    'itemKey' in rule || rule.type === 'choices' ? [] : '',
  ]),
)

/** An empty listing, to begin with. */
export const NEW_LISTING = { ...BLANK, packageTier: 'classified', status: 'draft' } as ListingForm // It has every field.

/** The fields that are another than before, in their order. */
export function changedFields(before: ListingForm, after: ListingForm): readonly ListingField[] {
  return (Object.keys(before) as ListingField[]).filter((field) => !sameValue(before[field], after[field]))
}
