import type { Message } from '@dira/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inboxAdministrators, inboxMessages } from '../../../testing/inboxMessages.ts'
import { Inbox, type InboxProps } from './Inbox.tsx'
import type { OpenMessage } from '../../../shared/inbox/inboxMessage.ts'
import type { ListState } from '../../../shared/list/useListPages.ts'

const [enquiry, message, arabic] = inboxMessages as readonly [Message, Message, Message]
const opened = (item: Message): OpenMessage => ({ status: 'ready', item })
const list = (state: ListState<Message>) => ({ state, onRetry, onMore: fn() })
const ready = { status: 'ready', rows: inboxMessages, hasMore: false } as const
const onRetry = fn()
const address: InboxProps['address'] = {
  filters: { status: 'open', search: '' },
  onFiltersChange: fn(),
  hrefOf: ({ status }, item) => `?status=${status}${item === undefined ? '' : `&item=${item}`}`,
}
const picking = { picked: new Set<string>(), onPick: fn(), onFile: fn(), onAssign: fn() }
const reply = {
  draft: 'Dear Amahle, the Kariba Queen has six bunks and a cook, and is free on those nights.',
  onDraftChange: fn(),
}

const meta = {
  title: 'Console/Inbox',
  component: Inbox,
  parameters: {
    notes: {
      use: 'The inbox of the administration: what visitors sent, one message beside the list, and the ways to answer and to file it. Whatever is done is stored by its handler, which offers to undo it in a toast.',
      instead: 'News about what was just done is a toast; how much waits is a WaitingList.',
      keyboard:
        'Tab goes through filters, messages and the open message. Each message has a checkbox; Shift with a click ticks all between. Escape leaves the reply for the head of the message. Single keys are the application’s: it gives them what `controls` can do.',
      screenReader:
        'A section named ‘Inbox’ with a list of links, the open message as an article named by its subject; the focus is on its heading when it opens. How many messages are picked is announced. That the list is read, empty or failed is announced.',
    },
  },
  args: {
    list: list(ready),
    counts: { messages: 2, enquiries: 1 },
    address,
    open: opened(enquiry),
    administrators: inboxAdministrators,
    picking,
    reply,
    hints: [
      { keys: 'j k', label: 'move' },
      { keys: 'r', label: 'reply' },
      { keys: 'e', label: 'archive' },
    ],
    actions: { onFile: fn(), onAssign: fn(), onAddNote: fn(async () => true), onExport: fn(), onErase: fn() },
    now: new Date('2026-11-22T09:26:00.000Z'),
  },
} satisfies Meta<typeof Inbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Opening WhatsApp or the e-mail program marks nothing, the button does', async () => {
      const link = canvas.getByRole('link', { name: /Open WhatsApp/ })
      await expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/27825550166\?text=Dear%20Amahle/)
      await userEvent.click(canvas.getByRole('button', { name: 'E-mail' }))
      await expect(canvas.getByRole('link', { name: /Open e-mail/ }).getAttribute('href')).toMatch(/^mailto:amahle@/)
      await expect(args.actions.onFile).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered' }))
      await expect(args.actions.onFile).toHaveBeenCalledWith(enquiry, 'answered')
    })
    await step('A note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }))
      await userEvent.keyboard('Rods are fine.')
      await userEvent.click(canvas.getByRole('button', { name: 'Keep the note' }))
      await expect(args.actions.onAddNote).toHaveBeenCalledWith(enquiry, 'Rods are fine.')
    })
  },
}

export const Picked: Story = {
  args: { picking: { ...picking, picked: new Set(['1', '3']) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Pick the message from Amahle Dube' })).toBeChecked()
    const bar = within(canvas.getByRole('region', { name: 'Picked messages' }))
    await userEvent.click(bar.getByRole('button', { name: /^Spam/ }))
    await expect(args.picking.onFile).toHaveBeenCalledWith('spam')
    await userEvent.click(bar.getByRole('button', { name: 'Give up the selection' }))
    await expect(args.picking.onPick).toHaveBeenCalledWith(new Set())
  },
}

export const NothingOpen: Story = { args: { open: undefined } }

export const Answered: Story = {
  args: {
    address: { ...address, filters: { status: 'answered', search: '' } },
    open: opened({ ...message, status: 'answered', isAnswered: true }),
  },
}

export const Spam: Story = {
  args: {
    address: { ...address, filters: { status: 'spam', search: '' } },
    open: opened({ ...message, status: 'spam' }),
  },
}

/** What somebody wrote in another script stands in its own direction. */
export const OtherScripts: Story = { args: { open: opened(arabic), reply: { ...reply, draft: 'نعم، من التاسعة.' } } }

export const Empty: Story = {
  args: { list: list({ ...ready, rows: [] }), counts: { messages: 0, enquiries: 0 }, open: undefined },
}

export const NothingFound: Story = {
  args: {
    list: list({ ...ready, rows: [] }),
    counts: { messages: 0, enquiries: 0 },
    address: { ...address, filters: { status: 'open', kind: 'message', whose: 'mine', search: 'rods' } },
    open: { status: 'gone' },
  },
}

export const Loading: Story = {
  args: { list: list({ status: 'loading' }), counts: undefined, open: { status: 'loading' } },
}

/** What was there stays. */
export const FailedAgain: Story = {
  args: {
    list: list({ ...ready, isFailed: true }),
    open: undefined,
  },
}

export const Failed: Story = {
  args: { list: list({ status: 'failed' }), counts: undefined, open: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}

const long: Message = {
  ...enquiry,
  about: 'The Grand Heritage Guesthouse, Conference Centre and Botanical Gardens of the Southern Highlands',
  name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
  email: `${'reservations-and-general-enquiries.'.repeat(5)}office@dira.example`,
  text: 'Two rooms facing the dunes, please. '.repeat(138),
  assignee: 'b',
}

/** More than were read, the longest that can be sent, and words without a blank. */
export const Long: Story = {
  args: {
    list: list({ ...ready, rows: [long, message], hasMore: true }),
    counts: { messages: 12_408, enquiries: 3_120 },
    open: opened(long),
  },
}
