import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { ListState } from '../../../shared/list/useListPages.ts'
import { Outbox } from './Outbox.tsx'
import type { OutboxRow } from './outboxRow.ts'

const row = (more: Partial<OutboxRow> & Pick<OutboxRow, 'id'>): OutboxRow => ({
  state: 'byHand',
  subject: 'Etosha East Gate ends in 7 days',
  to: ['stay@etosha-east-gate.example', '+264 81 555 4410'],
  text: 'Seven days left\n\nPremium for Etosha East Gate ends on Sunday 29 November 2026.\n\nDira, 12 Loop Street, Cape Town.',
  at: '2026-11-22T08:00:00.000Z',
  mailHref: 'mailto:stay@etosha-east-gate.example',
  whatsappHref: 'https://wa.me/264815554410',
  canHandOver: true,
  canRetry: false,
  ...more,
})
const onRetry = fn()
const list = (state: ListState<OutboxRow>) => ({ state, onRetry, onMore: fn() })
const ready = (...rows: OutboxRow[]) => list({ status: 'ready', rows, hasMore: false })

const meta = {
  title: 'Console/Outbox',
  component: Outbox,
  parameters: {
    notes: {
      use: 'The page of the administration with the emails that the directory writes.',
      instead: 'What people write to the directory is Inbox. On the dashboard OutboxFailures says that emails failed.',
      keyboard: 'Tab goes through the emails and what can be done with each.',
      screenReader:
        'A region with a list; each button names its email. That emails failed interrupts; that none waits is announced.',
    },
  },
  args: {
    list: ready(
      row({ id: '1' }),
      row({ id: '2', subject: 'Outjo Oven ends tomorrow', mailHref: undefined, to: ['+264 81 555 4411'] }),
    ),
    view: 'open',
    hrefs: { open: '/admin/outbox', settled: '/admin/outbox?show=settled' },
    from: null,
    failed: 0,
    onHandOver: fn(),
    onSendAgain: fn(),
  },
} satisfies Meta<typeof Outbox>

export default meta
type Story = StoryObj<typeof meta>

/** Without a mail server: copied or opened in a program, then marked. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open e-mail: Etosha East Gate ends in 7 days' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Open e-mail: Outjo Oven ends tomorrow' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sent: Outjo Oven ends tomorrow' }))
    await expect(args.onHandOver).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }))
  },
}

/** With a mail server most go by themselves. */
export const ByMail: Story = {
  args: {
    from: 'hello@dira.example',
    failed: 1,
    list: ready(
      row({ id: '1', state: 'byMail', canHandOver: false, error: '450 4.2.0 Greylisted, see you in five minutes' }),
      row({
        id: '2',
        state: 'failed',
        canRetry: true,
        error: '550 5.1.1 <stay@etosha-east-gate.example>: No such mailbox',
      }),
      row({ id: '3', state: 'uncertain', canRetry: true, error: 'The server stopped while it sent this email.' }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try all again' }))
    await expect(args.onSendAgain).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByRole('button', { name: /^Try again: / })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Sent: / })).toHaveLength(2)
  },
}

export const Settled: Story = {
  args: {
    view: 'settled',
    list: ready(
      row({ id: '1', state: 'sent', canHandOver: false }),
      row({ id: '2', state: 'handedOver', by: 'thandi@dira.example', canHandOver: false }),
      row({ id: '3', state: 'cancelled', canHandOver: false }),
      row({ id: '4', state: 'erased', subject: 'An email', to: [], text: '', canHandOver: false }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('by thandi@dira.example')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Nothing: Story = { args: { list: ready() } }

export const Loading: Story = { args: { list: list({ status: 'loading' }), from: undefined } }

export const Failed: Story = {
  args: { list: list({ status: 'failed' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}

export const Long: Story = {
  args: {
    from: 'the-editors-of-the-guide@a-very-long-domain-of-a-directory.dira.example',
    list: list({
      status: 'ready',
      rows: [
        row({
          id: '1',
          subject: 'نُزُل الواحة الشرقية الكبير للمسافرين والضيوف ends in 7 days',
          state: 'failed',
          canRetry: true,
          error: 'x'.repeat(300),
        }),
      ],
      hasMore: true,
    }),
  },
}
