import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { classifiedCard, standardCard } from '../../../testing/listingCards.ts'
import { IsThisYou } from './IsThisYou.tsx'

const KAMER = {
  card: classifiedCard,
  name: 'Biltong Kamer',
  place: 'Windhoek, Namibia',
  tierLabel: 'Classified',
  href: '/listings/biltong-kamer',
  claimHref: '/claim/biltong-kamer',
  phone: '+264 81 555 7946',
  reason: 'phone',
  metres: 170,
} as const

const meta = {
  title: 'Directory/IsThisYou',
  component: IsThisYou,
  parameters: {
    notes: {
      use: 'In the place of the last step of GetListed, when a business with the same phone, website or a similar name near by is in the guide. It names only what is public.',
      instead: 'Administrators are told by ListedAlready.',
      keyboard: 'Tab reaches the page, the claim and the line; Enter in the button for another business sends.',
      screenReader:
        'The heading has the focus. Each business is an article, its claim named after it where there are several.',
    },
  },
  args: {
    twins: [KAMER],
    steps: [{ name: 'Package' }, { name: 'Your business' }, { name: 'Your page' }, { name: 'Check and send' }],
    current: 3,
    why: '',
    onWhyChange: fn(),
    onNo: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof IsThisYou>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, another business' }))
    await expect(canvas.getByRole('textbox', { name: 'Why is it the same?' })).toHaveFocus()
    await expect(args.onNo).not.toHaveBeenCalled()
  },
}

export const Another: Story = {
  args: { why: 'Same family, two shops' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, another business' }))
    await expect(args.onNo).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = { args: { why: 'Same family, two shops', isBusy: true } }

export const SameWebsite: Story = { args: { twins: [{ ...KAMER, reason: 'website', metres: undefined }] } }

export const SimilarNameNearBy: Story = { args: { twins: [{ ...KAMER, reason: 'name', metres: 40 }] } }

export const Several: Story = {
  args: {
    twins: [
      KAMER,
      {
        ...KAMER,
        card: standardCard,
        name: 'Kamer on the Corner of Independence Avenue',
        tierLabel: 'Standard',
        href: '/listings/kamer-on-the-corner',
        reason: 'town',
        metres: undefined,
      },
    ],
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
