import type { Page } from '@playwright/test'
import type { FormRow } from './everySubset.ts'

const UI = 'packages/ui/src/directory'

const MESSAGE = { name: 'Amahle Dube', email: 'amahle@dube.example', message: 'Two nights in May?' }
const EVIDENCE = { name: 'Selma Nangolo', evidence: 'Licence 42 of the town council', email: 'selma@pier.example' }

const TOKEN = 'a'.repeat(64)
const CLAIMED = '/claim/old-pier-rooms'

/** What the server is to answer when a function of the database is asked. */
const answers = (name: string, json: unknown) => async (page: Page) =>
  page.route(`**/rpc/${name}`, (route) => route.fulfill({ json }))

/** What this device is to have kept. */
const keeps = (key: string, value: unknown) => async (page: Page) =>
  page.addInitScript(([name, text]) => localStorage.getItem(name) ?? localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const)

/** A claim that was sent from here. */
const claimIn = (state: string) => async (page: Page) => {
  await keeps('dira:claim:old-pier-rooms', { key: TOKEN, token: TOKEN, name: EVIDENCE.name })(page)
  const claim = { state, reference: 'DIRA 7K4 M92', has_evidence: false, channel: 'call', tries_left: 3 }
  await answers('claim_status', claim)(page)
}

/** An application that was filled in up to a step. */
const applicationAt = (step: number, written: Readonly<Record<string, string>>) =>
  keeps('dira:application', {
    key: TOKEN,
    token: '',
    at: 1,
    step,
    sending: 'not-yet',
    written: { ...NEW_APPLICATION, ...written },
  })

const NEW_APPLICATION = {
  plan: 'standard',
  businessName: '',
  category: '',
  subcategory: '',
  kind: '',
  country: '',
  province: '',
  city: '',
  phone: '',
  email: '',
  website: '',
  description: '',
  address: '',
  position: '',
  businessHours: [],
  images: [],
  contactName: '',
  contactEmail: '',
  contactPhone: '',
}

const BUSINESS = {
  businessName: 'Thandeka’s Braai Yard',
  category: 'restaurants-dining',
  country: 'SZ',
  city: 'Mbabane',
  phone: '+268 2404 0172',
}
const CONTACT = { contactName: 'Thandeka', contactEmail: 'eat@thandekas.example' }

const TWIN = {
  slug: 'old-pier-rooms',
  name: 'Old Pier Rooms',
  category: 'accommodation',
  city: 'swakopmund',
  country: 'NA',
  tier: 'standard',
  phone: '',
  reason: 'name',
  metres: null,
}

const suggestion = (title: string, row: string, fields: Readonly<Record<string, string>>): FormRow => ({
  title,
  source: `${UI}/forms/SuggestChange/SuggestForm.tsx`,
  path: '/listings/nara-dunes-lodge',
  open: async (page) => {
    // Once its script is there, the link opens a dialog.
    await page.getByRole('link', { name: 'Suggest a change' }).and(page.locator('[aria-haspopup="dialog"]')).click()
    await page.getByRole('dialog').getByRole('button', { name: row }).click()
  },
  // A choice between some, which cannot be taken back, comes last.
  fields: { email: 'amahle@dube.example', ...fields },
  send: 'Send',
  sent: /\/change_requests$/,
})

/** The forms that visitors and applicants meet, and the doors of the others. */
export const PUBLIC_FORMS: readonly FormRow[] = [
  {
    title: 'a message to the directory',
    source: `${UI}/forms/ContactForm/ContactForm.tsx`,
    path: '/contact',
    fields: { ...MESSAGE, subject: 'Vineyards' },
    send: 'Send Message',
    sent: /\/contact_messages$/,
  },
  {
    title: 'an enquiry to a business',
    source: `${UI}/listing/EnquiryDialog/EnquiryForm.tsx`,
    path: '/listings/nara-dunes-lodge',
    open: async (page) => page.getByRole('button', { name: 'Contact Business' }).click(),
    fields: MESSAGE,
    send: 'Send Message',
    sent: /\/enquiries$/,
  },
  suggestion('another phone', 'Phone', { phone: '+264 81 555 0100' }),
  suggestion('another place', 'Place on the map', { address: '12 Pier Road' }),
  suggestion('other words', 'Name, words or pictures', { words: 'It is Nara, not !Nara' }),
  suggestion('a business that has closed', 'It has closed for good', { seenOn: '2026-01-02' }),
  suggestion('a report', 'Something is not right here', { line: 'From another guide', ground: 'copied' }),
  {
    title: 'an application, its business',
    source: `${UI}/forms/GetListed/GetListed.tsx`,
    path: '/get-listed',
    prepare: applicationAt(1, {}),
    fields: BUSINESS,
    send: 'Continue',
    sent: 'Your page',
    back: async (page) => page.getByRole('button', { name: 'Back' }).click(),
  },
  {
    title: 'an application, whom we answer',
    source: `${UI}/forms/GetListed/GetListed.tsx`,
    path: '/get-listed',
    prepare: async (page) => {
      await applicationAt(3, BUSINESS)(page)
      await answers('listed_twins', [])(page)
    },
    fields: { ...CONTACT, contactPhone: '+268 2404 0172' },
    send: 'Send the application',
    sent: /\/change_requests$/,
  },
  {
    title: 'an application of another business than one of the guide',
    source: `${UI}/forms/IsThisYou/IsThisYou.tsx`,
    path: '/get-listed',
    prepare: async (page) => {
      await applicationAt(3, { ...BUSINESS, ...CONTACT })(page)
      await answers('listed_twins', [TWIN])(page)
    },
    open: async (page) => page.getByRole('button', { name: 'Send the application' }).click(),
    fields: { why: 'It is in another town' },
    send: 'No, another business',
    sent: /\/change_requests$/,
  },
  {
    title: 'an answer to what an applicant was asked',
    source: `${UI}/forms/RequestStatus/RequestTalk.tsx`,
    path: `/request#${TOKEN}`,
    prepare: answers('change_request_status', {
      reference: 'DIRA 7K4 M92',
      kind: 'application',
      status: 'asked-back',
      business_name: BUSINESS.businessName,
      asked_tier: 'classified',
      changes: {},
      accepted: [],
      messages: [{ by: 'directory', text: 'In which street?', written_at: '2026-11-20T08:00:00Z' }],
      created_at: '2026-11-19T08:00:00Z',
      read_at: '2026-11-20T08:00:00Z',
      answer_until: '2026-12-20T08:00:00Z',
      decided_at: null,
      decision_reason: '',
      slug: null,
    }),
    fields: { answer: 'Gwamile Street' },
    send: 'Send my answer',
    sent: /\/answer_change_request$/,
  },
  {
    title: 'a claim by a listed contact',
    source: `${UI}/forms/ClaimProof/ClaimAsk.tsx`,
    path: CLAIMED,
    fields: { name: EVIDENCE.name },
    send: /^(Ask for the code|Write to the business)$/,
    sent: /\/change_requests$/,
  },
  {
    title: 'proof of a claim where no contact is listed',
    source: `${UI}/forms/ClaimProof/ClaimEvidence.tsx`,
    path: CLAIMED,
    prepare: answers('claim_channels', { id: 'a' }),
    fields: EVIDENCE,
    send: 'Send the proof',
    sent: /\/change_requests$/,
  },
  {
    title: 'proof of a claim instead of the listed contacts',
    source: `${UI}/forms/ClaimProof/ClaimEvidence.tsx`,
    path: CLAIMED,
    open: async (page) => page.getByRole('button', { name: 'Send proof instead' }).click(),
    fields: EVIDENCE,
    send: 'Send the proof',
    sent: /\/change_requests$/,
  },
  {
    title: 'proof of a claim that was sent',
    source: `${UI}/forms/ClaimProof/ClaimEvidence.tsx`,
    path: CLAIMED,
    prepare: claimIn('rival'),
    open: async (page) => page.getByRole('button', { name: 'Send proof instead' }).click(),
    fields: { evidence: EVIDENCE.evidence, email: EVIDENCE.email },
    send: 'Send the proof',
    sent: /\/send_claim_evidence$/,
  },
  {
    title: 'the code of a claim',
    source: `${UI}/forms/ClaimProof/ClaimStandingPart.tsx`,
    path: CLAIMED,
    prepare: claimIn('code'),
    fields: { code: '407123' },
    send: 'Confirm',
    sent: /\/try_claim_code$/,
  },
  {
    title: 'the account of a claim that is proved',
    source: `${UI}/forms/ClaimProof/ClaimStandingPart.tsx`,
    path: CLAIMED,
    prepare: claimIn('proved'),
    fields: { account: EVIDENCE.email },
    send: 'Choose a password',
    sent: /\/name_claim_account$/,
  },
  {
    title: 'signing in as an administrator',
    source: 'apps/console/src/shared/account/LoginForm/LoginForm.tsx',
    path: '/admin',
    fields: { email: 'thandi@dira.example', password: 'karoo moon dust' },
    send: 'Login',
    sent: /\/auth\/v1\/token$/,
  },
  {
    title: 'signing in as an owner',
    source: 'apps/console/src/shared/account/LoginForm/LoginForm.tsx',
    path: '/owner/sign-in',
    fields: { email: 'selma@pier.example', password: 'karoo moon dust' },
    send: 'Sign in',
    sent: /\/auth\/v1\/token$/,
  },
  {
    title: 'a forgotten password',
    source: 'apps/console/src/features/sign-in/ForgottenPassword/ForgottenPassword.tsx',
    path: '/owner/sign-in',
    sendsEmails: true,
    open: async (page) => page.getByText('Forgot the password?').click(),
    fields: { email: 'selma@pier.example' },
    send: 'Send me a link',
    sent: /\/password-links$/,
  },
  {
    title: 'the password of who was invited',
    source: 'apps/console/src/shared/account/InvitationForm/InvitationForm.tsx',
    path: `/owner/invitation#${TOKEN}`,
    prepare: async (page) =>
      page.route('**/admin/invitations/look', (route) =>
        route.fulfill({
          json: {
            state: 'open',
            email: 'selma@pier.example',
            purpose: 'owner',
            expiresAt: '2036-11-20T08:00:00Z',
            businessName: 'Old Pier Rooms',
            keepsPassword: false,
          },
        }),
      ),
    fields: { password: 'karoo moon dust' },
    send: 'Look after this page',
    sent: /\/admin\/invitations\/accept$/,
  },
]
