import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { ListingNeeds } from './needs.ts'
import { NeedsBoard } from './NeedsBoard.tsx'

const needs: ListingNeeds = {
  mend: {
    coordinates: { count: 14, href: '/admin/listings?needs=coordinates' },
    hours: { count: 6, href: '/admin/listings?needs=hours', text: 'daily till late' },
    phone: { count: 2, href: '/admin/listings?needs=phone', text: '71 23 45' },
    duplicates: { count: 4, href: '/admin/listings?needs=duplicates' },
    closed: { count: 2, href: '/admin/listings?needs=closed' },
  },
  ending: {
    tomorrow: {
      count: 1,
      href: '/admin/listings?needs=ends-tomorrow',
      first: { name: 'Kiondo House', tierLabel: 'Premium', lastDay: '2026-11-23' },
    },
    week: {
      count: 2,
      href: '/admin/listings?needs=ends-in-7-days',
      first: { name: 'Zoo Lake Picnic Concerts', tierLabel: 'Standard', lastDay: '2026-11-26' },
    },
    month: {
      count: 6,
      href: '/admin/listings?needs=ends-in-30-days',
      first: { name: 'Rift Valley Overland', tierLabel: 'Premium', lastDay: '2026-12-02' },
    },
    past: { count: 3, href: '/admin/listings?needs=past' },
  },
  inGrace: { count: 2, href: '/admin/listings?needs=in-grace' },
  lapsed: { count: 1, href: '/admin/listings?needs=lapsed' },
  isJudged: true,
}

const none = (href: string) => ({ count: 0, href })
const nothing: ListingNeeds = {
  mend: { coordinates: none('a'), hours: none('b'), phone: none('c'), duplicates: none('d'), closed: none('e') },
  ending: { tomorrow: none('e'), week: none('f'), month: none('g'), past: none('h') },
  inGrace: none('i'),
  lapsed: none('j'),
  isJudged: true,
}

const meta = {
  title: 'Console/NeedsBoard',
  component: NeedsBoard,
  parameters: {
    notes: {
      use: 'On the dashboard, below the Welcome card: all that needs somebody. Each number leads to a list of exactly that many.',
      instead: 'Of messages alone it is WaitingList.',
      keyboard: 'Tab goes through the numbers.',
      screenReader:
        'Three regions with lists; each link is read as ‘14 without coordinates’. That it counts, failed or found nothing is announced.',
    },
  },
  args: {
    waiting: {
      rows: [
        { kind: 'message', count: 3, oldest: '2026-11-17T08:20:00.000Z', href: '/admin/inbox?kind=message' },
        { kind: 'enquiry', count: 5, oldest: '2026-11-22T06:40:00.000Z', href: '/admin/inbox?kind=enquiry' },
      ],
      onRetry: fn(),
      now: new Date('2026-11-22T09:26:00.000Z'),
    },
    needs,
    prices: ['R1995', 'R995', 'R595'],
    onRetry: fn(),
  },
} satisfies Meta<typeof NeedsBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^14 without coordinates/ })).toHaveAttribute(
      'href',
      '/admin/listings?needs=coordinates',
    )
    await expect(canvas.getByText('28 in all')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1 ends today or tomorrow Kiondo House, Premium' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2 in the 14 days of grace' })).toBeVisible()
  },
}

/** A count of zero is left out. Where nothing waits the half of the page says so, and where nothing ends it goes. */
export const OnlyWhatIsNeeded: Story = {
  args: {
    waiting: { rows: [{ kind: 'message', count: 0 }], onRetry: fn() },
    needs: { ...nothing, mend: { ...nothing.mend, hours: needs.mend.hours }, isJudged: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getAllByRole('heading')).toHaveLength(2)
    await expect(canvas.getByText('Nothing waits for you.')).toBeVisible()
    await expect(canvas.getByText(/^Some listings are still being read/)).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { waiting: { rows: [{ kind: 'message', count: 0 }], onRetry: fn() }, needs: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for you.')).toBeVisible()
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
  },
}

/** A number that is not known is never 0. */
export const Loading: Story = {
  args: { waiting: { rows: undefined, onRetry: fn() }, needs: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/, { ignore: 'script, style, span' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { needs: undefined, isFailed: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('8 in all')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Many: Story = {
  args: {
    needs: {
      ...needs,
      mend: {
        ...needs.mend,
        coordinates: { count: null, href: '/a' },
        hours: { count: 9_999, href: '/b', text: 'كل يوم حتى وقت متأخر من الليل إلا في أيام العطل الرسمية والأعياد' },
      },
      ending: {
        ...needs.ending,
        tomorrow: {
          count: 1204,
          href: '/c',
          first: {
            name: "The Very Long Name of O'Brien’s <b>Lodge</b> & Tented Camp",
            tierLabel: 'Premium',
            lastDay: '2026-11-23',
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^10,000\+ without coordinates/ })).toBeVisible()
    await expect(canvas.queryByText(/in all$/, { selector: 'section:nth-of-type(2) *' })).toBeNull()
  },
}
