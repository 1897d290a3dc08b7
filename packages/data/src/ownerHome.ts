import type { PackageTier, PaymentYears } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import {
  ownerHomeOf,
  type OwnerEnquiriesPage,
  type OwnerEnquiry,
  type OwnerHome,
  type StoredHome,
} from './ownerHomeAnswer.ts'
import { has, matching, readPage, type Condition, type Dated } from './pages.ts'
import { payeeSchema, type Payee } from './paymentsAnswer.ts'
import { shownRow } from './shownRow.ts'

/** Which enquiries: twenty at most, the newest first. */
export interface OwnerEnquiriesQuery {
  /** The id of a listing. @default of all */
  readonly listing?: string | undefined
  /** @default both */
  readonly answered?: 'yes' | 'no' | undefined
  /** The last enquiry of the page before. */
  readonly after?: Dated | undefined
}

/** What an owner sees and notes. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface OwnerHomeData {
  readonly home: () => Promise<OwnerHome>
  readonly enquiries: (asked?: OwnerEnquiriesQuery) => Promise<OwnerEnquiriesPage>
  readonly markEnquiry: (id: string, isAnswered: boolean) => Promise<OwnerEnquiry>
  /** Says that a package was paid for; an administrator looks for the money. */
  readonly notePayment: (
    listing: string,
    paid: { readonly tier: PackageTier; readonly years: PaymentYears },
  ) => Promise<void>
  /** Takes that back. */
  readonly removePaymentNote: (listing: string) => Promise<void>
}

/** The home of the owner who is signed in. */
export function connectOwnerHome(options: AdminDataOptions): OwnerHomeData {
  const client = adminClient(options)

  async function enquiries(
    { listing, answered, after }: OwnerEnquiriesQuery,
    size: number,
  ): Promise<OwnerEnquiriesPage> {
    const conditions: readonly Condition[] = [
      ...has('listing_id', listing),
      ...(answered ? [['answered_at', answered === 'no' ? 'is' : 'not.is', 'null'] as const] : []),
    ]
    const [page, counted] = await Promise.all([
      readPage(matching(client.from('owner_enquiries').select(), conditions), { after, size }),
      client.from('owner_enquiry_counts').select().single().throwOnError(),
    ])
    const { count, new: unanswered } = counted.data
    return { enquiries: page.rows.map(shownRow), more: page.more, count: count ?? 0, new: unanswered ?? 0 }
  }

  return {
    home: async () => {
      const [home, latest] = await Promise.all([client.rpc('owner_home').throwOnError(), enquiries({}, 3)])
      return { ...ownerHomeOf(home.data as unknown as StoredHome), enquiries: latest }
    },
    enquiries: async (asked = {}) => enquiries(asked, 20),
    markEnquiry: async (id, isAnswered) =>
      shownRow((await client.rpc('mark_enquiry', { enquiry_id: id, is_answered: isAnswered }).throwOnError()).data),
    notePayment: async (listing, { tier, years }) => {
      await client.rpc('note_payment', { listing, tier, years }).throwOnError()
    },
    removePaymentNote: async (listing) => {
      await client.rpc('remove_payment_note', { listing }).throwOnError()
    },
  }
}

/** Where the site's server says to owners who sells and to which account is paid. */
export const PAYEE_PATH = '/owner/payee.json'

/** The seller and the account for payments, as the site's server has them in its settings. */
export async function readPayee({
  url,
  accessToken,
  fetch = globalThis.fetch,
}: Pick<AdminDataOptions, 'url' | 'accessToken' | 'fetch'>): Promise<Payee> {
  const answer = await fetch(url + PAYEE_PATH, { headers: { authorization: `Bearer ${await accessToken()}` } })
  if (!answer.ok) throw new DataRefusal(answer.status, await answer.text())
  return payeeSchema.parse(await answer.json())
}
