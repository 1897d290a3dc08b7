import { GEO_SEARCH, listingFacts, type DirectoryOptions, type PhoneReader } from '@dira/directory-core'

/** What lets a directory find listings by what is open, what they have and where they are. */
export function narrowing({
  imageOrigins,
  readPhones,
}: {
  readonly imageOrigins: readonly string[]
  readonly readPhones: PhoneReader
}): Required<Pick<DirectoryOptions, 'facts' | 'geo'>> {
  const facts = listingFacts({
    imageOrigins,
    hasWhatsApp: ({ phone, location }) => readPhones(phone, location.country).some(({ whatsapp }) => whatsapp),
  })
  return { facts, geo: GEO_SEARCH }
}
