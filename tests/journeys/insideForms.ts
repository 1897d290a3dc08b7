import type { Page } from '@playwright/test'
import { publishableKey, signedIn } from './dataService.ts'
import type { FormRow } from './everySubset.ts'
import type { JourneyOwner } from './owners.ts'
import { expect, type RunningSite } from './runningSite.ts'

/** An owner of a listing, who meets the forms for owners. */
export const OWNER: JourneyOwner = {
  email: 'ndapewa@dira.example',
  password: 'ndapewa-1',
  listings: { 'nara-dunes-lodge': [] },
}

const OWNED = '/owner/listings/nara-dunes-lodge'

/** The forms that owners meet. */
export const OWNER_FORMS: readonly FormRow[] = [
  {
    title: 'another password',
    source: 'apps/console/src/features/owner-account/OwnerAccount/OwnerAccount.tsx',
    path: '/owner/account',
    fields: { present: OWNER.password, chosen: 'karoo moon dust' },
    send: 'Change the password',
    sent: /\/owner\/account\/password$/,
  },
  {
    title: 'another e-mail address',
    source: 'apps/console/src/features/owner-account/OwnerAccount/OwnerAccount.tsx',
    path: '/owner/account',
    fields: { email: 'camp@dira.example', present: OWNER.password },
    send: 'Send a link to it',
    sent: /\/owner\/account\/email$/,
  },
  {
    title: 'what is still right',
    source: 'apps/console/src/features/owner-home/OwnerListing/StillRight.tsx',
    path: '/owner',
    open: async (page) => page.getByRole('button', { name: /^Still right: / }).click(),
    fields: { facts: 'existence' },
    form: '[role="dialog"] form',
    send: 'Still right',
    sent: /\/rpc\/confirm_facts$/,
  },
  {
    title: 'what an owner changes',
    source: 'apps/console/src/features/owner-listing/OwnerEdit/OwnerEdit.tsx',
    path: OWNED,
    fields: {
      businessName: 'Nara Dunes Camp',
      phone: '+264 81 555 0100',
      email: 'camp@nara.example',
      city: 'Solitaire',
      position: '-24.5, 15.8',
    },
    send: 'Save',
    sent: /\/rpc\/propose_edit$/,
  },
]

/** What the forms for administrators are about: the id of a listing, which is also its name and the subject of an email, and a payment for it. */
export interface Administered {
  readonly listing: string
  readonly payment: string
}

const SENDER = 'Amahle Dube'

/** Stores what the forms for administrators are about. */
export async function administered(page: Page, site: RunningSite): Promise<Administered> {
  const { headers } = await signedIn(page.request, site)
  const visitor = { apikey: await publishableKey(page.request, site), prefer: 'return=minimal' }
  const [id, payment] = [`form-${crypto.randomUUID().slice(0, 8)}`, crypto.randomUUID()]
  const store = async (path: string, data: object, as: Record<string, string> = headers) => {
    const answer = await page.request.post(`${site.url}/rest/v1/${path}`, { headers: as, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  const listing = { id, slug: id, business_name: id, category: 'shopping', country: 'KE', status: 'published' }
  await store('listings', { ...listing, email: 'paid@dira.example' })
  const sender = { idempotency_key: crypto.randomUUID(), name: SENDER, email: `${id}@dira.example` }
  await store('contact_messages', { ...sender, subject: id, message: 'Do you list guesthouses?' }, visitor)
  const report = { ...sender, link_token: crypto.randomUUID().replaceAll('-', '').repeat(2), listing_id: id }
  await store('change_requests', { ...report, kind: 'report', reason: 'other', evidence: { text: 'A stair' } }, visitor)
  await store('rpc/record_payment', {
    payment: {
      id: payment,
      listing_id: id,
      tier: 'premium',
      years: 1,
      amount_cents: 199_500,
      received_on: '2026-11-20',
      method: 'transfer',
      reference: '',
      note: '',
      seller: { lines: [] },
    },
  })
  return { listing: id, payment }
}

/** The forms that administrators meet. */
export function administratorForms({ listing, payment }: Administered): readonly FormRow[] {
  const entry = async (at: Page) => at.getByRole('list', { name: 'Messages' }).getByText(listing).first().click()
  const request = async (at: Page) =>
    at
      .getByRole('link', { name: new RegExp(listing) })
      .first()
      .click()
  return [
    {
      title: 'inviting an administrator',
      source: 'apps/console/src/shared/account/links/InviteForm.tsx',
      path: '/admin/administrators',
      fields: { email: 'zola@dira.example' },
      send: 'Make a link',
      sent: /\/admin\/invitations$/,
    },
    {
      title: 'inviting an owner',
      source: 'apps/console/src/shared/account/links/InviteForm.tsx',
      path: `/admin/listings/${listing}`,
      fields: { email: 'zola@dira.example' },
      send: 'Invite the owner',
      sent: /\/admin\/invitations$/,
    },
    {
      title: 'a question before what cannot be undone',
      source: 'apps/console/src/shared/TypedQuestion.tsx',
      path: '/admin/inbox',
      open: async (at) => {
        await entry(at)
        await at.getByRole('article').getByRole('button', { name: 'Delete now' }).click()
      },
      fields: { name: SENDER },
      send: 'Delete now',
      sent: /\/rpc\/erase_person$/,
    },
    {
      title: 'a note about an email',
      source: 'apps/console/src/features/inbox/Inbox/InboxNotes.tsx',
      path: '/admin/inbox',
      open: async (at) => {
        await entry(at)
        await at.getByRole('button', { name: 'Add a note' }).click()
      },
      fields: { note: 'Rang, nobody there' },
      send: 'Keep the note',
      sent: /\/(?:inbox_notes|rpc\/note_email)$/,
    },
    {
      title: 'a view of the listings',
      source: 'apps/console/src/features/listings/ListingTable/ListingViews.tsx',
      path: '/admin/listings?status=draft',
      open: async (at) => at.getByRole('button', { name: 'Keep this as a view' }).click(),
      fields: { view: 'Drafts' },
      send: 'Keep',
      sent: /\/listing_views$/,
    },
    {
      title: 'a new listing',
      source: 'apps/console/src/shared/editor/ListingEditor/ListingEditor.tsx',
      path: '/admin/listings/new',
      fields: {
        businessName: 'Zuri’s Rooms',
        slug: 'zuris-rooms',
        category: 'accommodation',
        country: 'NA',
        phone: '+264 81 555 0100',
        email: 'rooms@zuri.example',
      },
      send: /^Save as a draft/,
      sent: /\/rest\/v1\/listings$/,
    },
    {
      title: 'a payment',
      source: 'apps/console/src/features/payments/Payments/RecordForm.tsx',
      path: `/admin/payments?listing=${listing}`,
      fields: { amount: '1000', receivedOn: '2026-11-20', reference: 'RIFT 0177', note: 'Half now' },
      send: /^Record( R|$)/,
      sent: /\/rpc\/record_payment$/,
    },
    {
      title: 'a payment taken back',
      source: 'apps/console/src/features/payments/Payments/ReversalForm.tsx',
      path: `/admin/payments/${payment}?reverse`,
      fields: { reason: 'Wrong listing' },
      send: 'Reverse',
      sent: /\/rpc\/reverse_payment$/,
    },
    {
      title: 'what is kept of a person',
      source: 'apps/console/src/features/inbox/PersonData/PersonData.tsx',
      path: '/admin/inbox',
      open: async (page) => page.getByText('What is kept of a person').click(),
      fields: { email: 'selma@pier.example' },
      send: 'Look it up',
      sent: /\/rpc\/export_person$/,
    },
    {
      title: 'a question to who asked for a change',
      source: 'apps/console/src/features/requests/ChangeRequestReview/AskAndDecline.tsx',
      path: '/admin/requests',
      open: request,
      fields: { question: 'Which stair?' },
      send: 'Ask and wait',
      sent: /\/rpc\/ask_back$/,
    },
    {
      title: 'declining what was asked for',
      source: 'apps/console/src/features/requests/ChangeRequestReview/AskAndDecline.tsx',
      path: '/admin/requests',
      open: request,
      fields: { reason: 'We could not confirm it' },
      send: 'Decline, with this reason',
      sent: /\/rpc\/decide_change_request$/,
    },
  ]
}
