import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListingCard } from '@dira/ui'
import {
  reviewedApplication,
  reviewedClaim,
  reviewedEdit,
  reviewedReport,
  wentLive,
} from '../../../testing/changeRequests.ts'
import { premiumCard } from '../../../../../../packages/ui/src/testing/listingCards.ts'
import { ChangeRequestReview } from './ChangeRequestReview.tsx'
import type { ReviewedChangeRequest, ReviewedClaim } from './reviewedRequest.ts'

const ready = (request: ReviewedChangeRequest) => ({ status: 'ready', request }) as const

const decided = (status: 'partly-accepted' | 'declined', request: ReviewedChangeRequest, historyHref?: string) =>
  ready({
    ...request,
    status,
    decision: {
      at: '2026-11-22T08:10:00.000Z',
      by: 'thandi@dira.example',
      reason: 'The door says otherwise.',
      accepted: status === 'declined' ? [] : ['description', 'website', 'images'],
      historyHref,
    },
  })

const meta = {
  title: 'Console/ChangeRequestReview',
  component: ChangeRequestReview,
  parameters: {
    notes: {
      use: 'In the administration: one request, decided field by field, with who sent it, how they know, and the ways to ask back and to decline.',
      instead:
        'All requests are ChangeRequests. Two people who edit a listing at the same time choose by ConflictChoice.',
      keyboard:
        'Tab goes through the decisions; ‘Decide’ leads to the first field that is open. Single keys are the application’s: it gives them what `controls` can do with the row that has the focus.',
      screenReader:
        'An article named by the business; the focus is on its heading. Each field is a group named by it, in which ‘removed’ and ‘added’ are said, with two toggle buttons. How much is decided is announced.',
    },
  },
  args: {
    open: ready(reviewedEdit),
    listHref: '?',
    place: { at: 3, of: 9 },
    beforeHref: '?request=2',
    nextHref: '?request=4',
    tiers: [
      { value: 'classified', label: 'Classified' },
      { value: 'standard', label: 'Standard' },
      { value: 'premium', label: 'Premium' },
    ],
    hints: [
      { keys: 'a', label: 'accept' },
      { keys: 'k', label: 'keep' },
      { keys: 'u', label: 'undo' },
    ],
    onDecide: fn(),
    onAskBack: fn(),
    onReopen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChangeRequestReview>

export default meta
type Story = StoryObj<typeof meta>

/** One field collides. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all that fit' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Decide/ }))
    await expect(canvas.getByRole('group', { name: 'Address' })).toHaveFocus()
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep: Address' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Decide/ }))
    await expect(args.onDecide).toHaveBeenCalledWith({
      accept: ['businessName', 'description', 'website', 'images'],
      keep: ['address'],
      reason: '',
    })
  },
}

/** What the owner changed without a look stands below, each with the way back. */
export const WentLiveAtOnce: Story = {
  args: { open: ready({ ...reviewedEdit, wentLive }), onUndoLive: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Hours' }))
    await expect(args.onUndoLive).toHaveBeenCalledWith(wentLive[0], 'businessHours')
  },
}

/** An accepted fact comes with the way it was checked. */
export const HowFactsWereChecked: Story = {
  args: { open: ready({ ...reviewedEdit, checkedBy: 'owner' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('How the facts were checked')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all that fit' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept: Address' }))
    await userEvent.selectOptions(canvas.getByLabelText('How the facts were checked'), 'By a call')
    await userEvent.click(canvas.getByRole('button', { name: /^Decide/ }))
    await expect(args.onDecide).toHaveBeenCalledWith({
      accept: ['businessName', 'description', 'address', 'website', 'images'],
      keep: [],
      reason: '',
      how: 'call',
    })
  },
}

/** With a card of the listing as it would be, and what was asked back. */
export const Application: Story = {
  args: {
    open: ready(reviewedApplication),
    previewOf: () => <ListingCard card={premiumCard} href="?" headingLevel={3} />,
  },
}

const CLAIM: ReviewedClaim = {
  standing: 'Waits for the code',
  way: 'call',
  contact: '+258 84 555 7720',
  askedAt: '2026-11-22T07:12:00.000Z',
  canReveal: true,
  tries: 0,
  owners: [],
  rivals: [],
}

/** A code is read out to the number of the listing, once it is asked for by pressing. */
export const Claim: Story = {
  args: { open: { ...ready(reviewedClaim), claim: CLAIM }, onRevealCode: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read out the code to +258 84 555 7720' }))
    await expect(args.onRevealCode).toHaveBeenCalledOnce()
  },
}

export const ClaimCodeShown: Story = {
  args: {
    open: {
      ...ready(reviewedClaim),
      claim: {
        ...CLAIM,
        way: 'whatsapp',
        canReveal: false,
        code: { figures: '407 123', whatsappHref: 'https://wa.me/258845557720?text=407123' },
      },
    },
  },
}

export const ClaimCodeSeen: Story = {
  args: {
    open: {
      ...ready(reviewedClaim),
      claim: {
        ...CLAIM,
        canReveal: false,
        revealedAt: '2026-11-22T07:20:00.000Z',
        revealedBy: 'thandi@dira.example',
        tries: 2,
      },
    },
  },
}

/** Two claim the page, and somebody looks after it: a person decides. */
export const ClaimContested: Story = {
  args: {
    open: {
      ...ready(reviewedClaim),
      claim: {
        standing: 'Waits for a person: another claim waits as well',
        canReveal: false,
        tries: 0,
        owners: ['stay@old-pier.example'],
        rivals: [{ reference: 'DIRA 8WX 3TF', name: 'Selma Nangolo', href: '?request=9' }],
      },
    },
  },
}

/** A report by an anonymous traveller. */
export const Report: Story = {
  args: { open: ready(reviewedReport) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'We could not confirm it' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline, with this reason' }))
    await expect(args.onDecide).toHaveBeenCalledWith({
      accept: [],
      keep: [],
      reason: 'We could not confirm it',
      isAccepted: false,
    })
  },
}

export const AskedBack: Story = {
  args: {
    open: ready({
      ...reviewedEdit,
      status: 'asked-back',
      answerUntil: '2026-12-22T08:00:00.000Z',
      messages: [{ by: 'directory', text: 'Which address do taxis find?', writtenAt: '2026-11-22T08:00:00.000Z' }],
    }),
  },
}

/** Somebody changed the page while it was decided. */
export const Changed: Story = { args: { open: { ...ready(reviewedEdit), hasChanged: true } } }

export const Refused: Story = {
  args: { open: { ...ready(reviewedApplication), refusal: 'Another listing has this address.' } },
}

export const Writing: Story = { args: { open: { ...ready(reviewedClaim), isWriting: true } } }

export const PartlyAccepted: Story = {
  args: { open: decided('partly-accepted', reviewedEdit, '/admin/history?operation=9') },
}

export const Declined: Story = {
  args: { open: decided('declined', reviewedReport) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the decision back' }))
    await expect(args.onReopen).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { open: { status: 'loading' } } }

export const Gone: Story = { args: { open: { status: 'gone' }, place: undefined } }

export const Failed: Story = {
  args: { open: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Words without a blank, and very many. */
export const Long: Story = {
  args: {
    open: ready({
      ...reviewedEdit,
      businessName: word,
      contact: { name: word, email: `${word}@dira.example`, phone: '' },
      evidence: { text: 'Two rooms. '.repeat(60), seenOn: undefined },
      fields: [
        {
          field: 'businessName',
          label: 'Business name',
          state: 'collides',
          before: word,
          now: 'Two rooms',
          asked: `${word} የአዲስ`,
        },
        {
          field: 'description',
          label: 'Description',
          state: 'fits',
          before: '',
          now: '',
          asked: 'Two rooms. '.repeat(80),
        },
      ],
    }),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
