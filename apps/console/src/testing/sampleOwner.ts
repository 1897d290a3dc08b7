import type { OwnerEnquiryRow } from '../shared/owner/OwnerEnquiries/OwnerEnquiries.tsx'
import type { OwnedListing, OwnerListingFact } from '../features/owner-home/OwnerListing/OwnerListing.tsx'
import type { OwnerPackageRow } from '../features/owner-home/OwnerPackages/OwnerPackages.tsx'
import type { WeekOfNumbers } from '../features/owner-home/WeeklyNumbers/WeeklyNumbers.tsx'

/** For stories and tests: the weeks of a lodge that is seen more and more. */
export const sampleWeeks: readonly WeekOfNumbers[] = [
  { week: '2026-09-28', views: 96, contacts: 3 },
  { week: '2026-10-05', views: 112, contacts: 4 },
  { week: '2026-10-12', views: 104, contacts: 3 },
  { week: '2026-10-19', views: 131, contacts: 6 },
  { week: '2026-10-26', views: 127, contacts: 5 },
  { week: '2026-11-02', views: 152, contacts: 7 },
  { week: '2026-11-09', views: 171, contacts: 6 },
  { week: '2026-11-16', views: 184, contacts: 9 },
]

export const sampleOwned: OwnedListing = {
  name: 'Etosha East Gate',
  place: 'Namutoni, Oshikoto, Namibia',
  card: { slug: 'etosha-east-gate', tier: 'premium', categoryIcon: 'accommodation' },
  tier: 'premium',
  tierLabel: 'Premium',
  editHref: '/owner/listings/etosha-east-gate',
  viewHref: '/listings/etosha-east-gate',
}

export const sampleFacts: readonly OwnerListingFact[] = [
  { state: 'live', text: 'The page, with the phone you changed on Friday.' },
  {
    state: 'waits',
    text: 'The name, the address and the photographs. Sent yesterday 16:40.',
    link: { label: 'See what waits', href: '/owner/listings/etosha-east-gate' },
  },
  { state: 'checked', text: 'Phone in November, hours in March 2026, by you.' },
]

export const samplePackages: readonly OwnerPackageRow[] = [
  {
    id: 'gate',
    name: 'Etosha East Gate',
    tier: 'premium',
    tierLabel: 'Premium',
    text: 'R1995 a year. Ends 29 November 2026.',
    state: 'renew',
    renewHref: '/owner/renew/etosha-east-gate',
  },
  {
    id: 'oven',
    name: 'Outjo Oven',
    tier: 'standard',
    tierLabel: 'Standard',
    text: 'R995 a year. Ends 14 March 2027.',
    state: 'paid',
    renewHref: '/owner/renew/outjo-oven',
  },
]

export const sampleEnquiries: readonly OwnerEnquiryRow[] = [
  {
    id: 'a',
    name: 'Amahle Dube',
    about: 'Etosha East Gate',
    text: 'Two of us, 12 to 15 May. Do you have a room that looks at the pan?',
    sentAt: '2026-11-22T06:12:00Z',
    sent: 'Today 08:12',
    mailHref: 'mailto:amahle@dira.example',
    whatsappHref: 'https://wa.me/27821234567',
    isAnswered: false,
  },
  {
    id: 'b',
    name: 'Joseph Mwangi',
    about: 'Etosha East Gate',
    text: 'We are five with a roof tent. Is there shade and a tap?',
    sentAt: '2026-11-21T10:00:00Z',
    sent: 'Yesterday',
    mailHref: 'mailto:joseph@dira.example',
    isAnswered: false,
  },
  {
    id: 'c',
    name: 'Inês Macuácua',
    about: 'Outjo Oven',
    text: 'Thank you, we arrive on Friday before the gate closes.',
    sentAt: '2026-11-18T10:00:00Z',
    sent: 'Wed 18 Nov',
    mailHref: 'mailto:ines@dira.example',
    isAnswered: true,
  },
]
