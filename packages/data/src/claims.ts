import { parsePosition, slugify } from '@dira/directory-core'
import {
  type ClaimChannel,
  type ClaimContacts,
  type ClaimStatus,
  type ListedDuplicate,
  type StoredClaimStatus,
} from './claimAnswer.ts'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import type { ListingForm } from './listingForm.ts'
import { shownRow } from './shownRow.ts'

/** What the claim has become; `unknown` for a link that there is not, `invalid` where what was written cannot be taken. */
export type ClaimOutcome =
  | { readonly ok: true; readonly claim: ClaimStatus }
  | { readonly ok: false; readonly error: 'unknown' | 'invalid' | 'limited' | 'unreachable' }

/** `token` is what is in the link for the account; undefined where it went to the mailbox that was named, which has an account already. */
export type ClaimAccountOutcome =
  | { readonly ok: true; readonly claim: ClaimStatus; readonly token: string | undefined }
  | Exclude<ClaimOutcome, { ok: true }>

/** A claim as its claimant uses it, without an account. None rejects. It is sent as any change request is, and `token` is that of its link. */
export interface ClaimsData {
  /** Undefined without a published listing, null without an answer. */
  readonly contactsOf: (slug: string) => Promise<ClaimContacts | undefined | null>
  readonly readClaim: (token: string) => Promise<ClaimOutcome>
  /** Asks for an email or a code, ten minutes after the last one, three a day. */
  readonly askForProof: (token: string, channel: ClaimChannel) => Promise<ClaimOutcome>
  /** Three tries for each. */
  readonly tryCode: (token: string, code: string) => Promise<ClaimOutcome>
  /** For administrators alone to read. */
  readonly sendEvidence: (token: string, text: string, email: string) => Promise<ClaimOutcome>
  /** Once a claim is proved. Three addresses at most. */
  readonly nameAccount: (token: string, email: string) => Promise<ClaimAccountOutcome>
}

/** The claims of a data service. */
export function connectClaims(options: DataServiceOptions): ClaimsData {
  const client = dataClient(options)

  async function outcomeOf(asking: PromiseLike<{ readonly data: unknown }>): Promise<ClaimOutcome> {
    try {
      const claim = (await asking).data as StoredClaimStatus | null
      return claim ? { ok: true, claim: shownRow(claim) } : { ok: false, error: 'unknown' }
    } catch (error) {
      return { ok: false, error: whyNot(error) }
    }
  }

  return {
    contactsOf: async (slug) => {
      try {
        const { data } = await client.rpc('claim_channels', { listing_slug: slug }).throwOnError()
        return (data as ClaimContacts | null) ?? undefined
      } catch {
        return null
      }
    },
    readClaim: async (token) => outcomeOf(client.rpc('claim_status', { token }).throwOnError()),
    askForProof: async (token, channel) => outcomeOf(client.rpc('ask_claim_proof', { token, channel }).throwOnError()),
    tryCode: async (token, code) => outcomeOf(client.rpc('try_claim_code', { token, code }).throwOnError()),
    sendEvidence: async (token, evidence, address) =>
      outcomeOf(client.rpc('send_claim_evidence', { token, evidence, address }).throwOnError()),
    nameAccount: async (token, address) => {
      try {
        const { data } = await client.rpc('name_claim_account', { token, address }).throwOnError()
        const answer = data as (StoredClaimStatus & { readonly token?: string | null }) | null
        if (!answer) return { ok: false, error: 'unknown' }
        const { token: link, ...claim } = answer
        return { ok: true, claim: shownRow(claim), token: link ?? undefined }
      } catch (error) {
        return { ok: false, error: whyNot(error) }
      }
    },
  }
}

/** What of an application is compared with published listings. */
export type Applying = Pick<ListingForm, 'businessName' | 'phone' | 'website' | 'country' | 'city' | 'position'>

/** At most three published listings that may be of the same business, the likeliest first. Rejects without an answer. */
export async function readListedDuplicates(
  { businessName, phone, website, country, city, position }: Applying,
  options: DataServiceOptions,
): Promise<readonly ListedDuplicate[]> {
  const asked = {
    business_name: businessName,
    phone,
    website: website.trim() || null,
    country,
    city_slug: slugify(city) || null,
    ...parsePosition(position),
  }
  const { data } = await dataClient(options).rpc('listed_twins', { asked }).throwOnError()
  return data as unknown as readonly ListedDuplicate[]
}

function whyNot(error: unknown): 'invalid' | 'limited' | 'unreachable' {
  const { status } = error instanceof DataRefusal ? error : {}
  if (status === 429) return 'limited'
  return status === 400 ? 'invalid' : 'unreachable'
}
