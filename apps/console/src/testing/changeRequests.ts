import type { ListedRequest } from '../features/requests/ChangeRequests/listedRequest.ts'
import type { LiveChange, ReviewedChangeRequest } from '../features/requests/ChangeRequestReview/reviewedRequest.ts'
import { coverSvg } from '@dira/ui/cover'

const nobody = { name: '', email: '', phone: '' }

/** What waits and what was decided, for stories and tests. */
export const changeRequests: readonly ListedRequest[] = [
  {
    id: '1',
    businessName: 'Outjo Oven',
    reference: 'DIRA 3HN 27V',
    kind: 'suggestion',
    status: 'new',
    contact: nobody,
    createdAt: '2026-11-19T09:12:00.000Z',
    readAt: '2026-11-22T08:00:00.000Z',
  },
  {
    id: '2',
    businessName: 'Kapenta Moon Houseboats',
    reference: 'DIRA 7K4 M92',
    kind: 'application',
    status: 'new',
    contact: { ...nobody, name: 'Chipo Banda' },
    createdAt: '2026-11-20T15:02:00.000Z',
    readAt: undefined,
  },
  {
    id: '3',
    businessName: 'Etosha East Gate',
    reference: 'DIRA 9TB 41C',
    kind: 'edit',
    status: 'new',
    contact: { ...nobody, name: 'Ndapewa Shikongo' },
    createdAt: '2026-11-21T14:40:00.000Z',
    readAt: undefined,
  },
  {
    id: '4',
    businessName: 'Old Pier Rooms',
    reference: 'DIRA 5QF 8RX',
    kind: 'claim',
    status: 'asked-back',
    contact: { ...nobody, name: 'Inês Macuácua' },
    createdAt: '2026-11-21T18:20:00.000Z',
    readAt: '2026-11-22T08:00:00.000Z',
  },
  {
    id: '5',
    businessName: 'Tal Street Outfitters',
    reference: 'DIRA 2WD 6JP',
    kind: 'report',
    status: 'new',
    contact: nobody,
    createdAt: '2026-11-22T07:30:00.000Z',
    readAt: undefined,
  },
]

const picture = (slug: string) =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg({ slug, category: 'accommodation' }))}`

const sent = { evidence: { text: '', seenOn: undefined }, messages: [], answerUntil: undefined } as const

/** What the owner of a listing changed at once: two fields in one go, and photographs. */
export const wentLive: readonly LiveChange[] = [
  {
    operation: 42,
    at: '2026-11-20T16:12:00.000Z',
    fields: [
      { field: 'phone', label: 'Phone', before: '+264 81 555 3958', now: '+264 81 555 4410' },
      { field: 'businessHours', label: 'Hours', before: '', now: 'Mon-Sat 06:30-21:00' },
    ],
  },
  {
    operation: 41,
    at: '2026-11-18T09:05:00.000Z',
    fields: [
      {
        field: 'images',
        label: 'Images',
        before: '',
        now: '',
        images: {
          before: [{ src: picture('gate'), alt: 'The gate' }],
          now: [
            { src: picture('gate'), alt: 'The gate' },
            { src: picture('pan'), alt: 'The pan' },
          ],
        },
      },
    ],
  },
]

/** An owner's edit of which one field collides. */
export const reviewedEdit: ReviewedChangeRequest = {
  ...sent,
  ...changeRequests[2]!,
  readAt: '2026-11-22T08:00:00.000Z',
  versions: { sent: 14, now: 15 },
  pageHref: '/listing/etosha-east-gate',
  contact: {
    name: 'Ndapewa Shikongo',
    email: 'stay@etosha-east-gate.example',
    phone: '+264 81 555 3958',
  },
  fields: [
    {
      field: 'businessName',
      label: 'Business name',
      state: 'fits',
      before: 'Etosha East Gate',
      now: 'Etosha East Gate',
      asked: 'Etosha East Gate Lodge',
    },
    {
      field: 'description',
      label: 'Description',
      state: 'fits',
      before: 'A lodge with twenty-two rooms and a workshop that can fix a tyre at night.',
      now: 'A lodge with twenty-two rooms and a workshop that can fix a tyre at night.',
      asked: 'A lodge with twenty-four rooms and a workshop that can fix a tyre at night.',
    },
    {
      field: 'address',
      label: 'Address',
      state: 'collides',
      isText: true,
      isFact: true,
      before: 'C38, Von Lindequist Gate',
      now: 'C38, 12 km east of Von Lindequist Gate',
      asked: 'C38, Namutoni road, Von Lindequist Gate',
    },
    {
      field: 'website',
      label: 'Website',
      state: 'already',
      before: '',
      now: 'etosha-east.example',
      asked: 'etosha-east.example',
    },
    {
      field: 'images',
      label: 'Images',
      state: 'fits',
      before: 'The gate',
      now: 'The gate',
      asked: 'The gate\nThe pool',
      images: {
        now: [{ src: picture('etosha'), alt: 'The gate' }],
        asked: [
          { src: picture('etosha'), alt: 'The gate' },
          { src: picture('pool'), alt: 'The pool' },
        ],
      },
    },
  ],
}

/** An application for a new listing, asked back once. */
export const reviewedApplication: ReviewedChangeRequest = {
  ...sent,
  ...changeRequests[1]!,
  newListing: { slug: 'kapenta-moon-houseboats', status: 'draft', tier: 'premium' },
  contact: { name: 'Chipo Banda', email: 'chipo@kapenta-moon.example', phone: '0977 555 210' },
  evidence: {
    text: 'We have run the boats since 2011; the licence hangs in the office.',
    source: 'works-there',
    seenOn: undefined,
  },
  messages: [
    { by: 'directory', text: 'Which harbour do you leave from?', writtenAt: '2026-11-21T08:00:00.000Z' },
    { by: 'sender', text: 'Siavonga, the old harbour.', writtenAt: '2026-11-21T10:30:00.000Z' },
  ],
  fields: [
    {
      field: 'businessName',
      label: 'Business name',
      state: 'fits',
      before: '',
      now: '',
      asked: 'Kapenta Moon Houseboats',
    },
    { field: 'category', label: 'Category', state: 'fits', before: '', now: '', asked: 'Accommodation' },
    { field: 'country', label: 'Country', state: 'fits', before: '', now: '', asked: 'Zambia' },
    { field: 'city', label: 'City', state: 'fits', before: '', now: '', asked: 'Siavonga' },
    { field: 'phone', label: 'Phone', state: 'fits', before: '', now: '', asked: '+260 977 555 210' },
    {
      field: 'businessHours',
      label: 'Hours',
      state: 'fits',
      before: '',
      now: '',
      asked: 'Mon–Fri, 07:00–18:00\nSat, 07:00–12:00',
    },
  ],
}

/** A claim, which asks for no field. */
export const reviewedClaim: ReviewedChangeRequest = {
  ...sent,
  ...changeRequests[3]!,
  status: 'new',
  pageHref: '/listing/old-pier-rooms',
  contact: { name: 'Inês Macuácua', email: 'ines@oldpier.example', phone: '' },
  evidence: {
    text: 'I signed the lease in March. A photograph of it can be sent.',
    source: 'works-there',
    seenOn: undefined,
  },
  fields: [],
}

/** What an anonymous traveller reports. */
export const reviewedReport: ReviewedChangeRequest = {
  ...sent,
  ...changeRequests[4]!,
  pageHref: '/listing/tal-street-outfitters',
  contact: { name: '', email: '', phone: '' },
  reason: 'The business has closed',
  archives: true,
  evidence: { text: 'Shutters down, a sign says for rent.', source: 'visited', seenOn: '2026-11-21' },
  fields: [],
}
