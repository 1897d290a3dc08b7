import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { premiumCard } from '../../../testing/listingCards.ts'
import { ListingCard } from '../../results/ListingCard/ListingCard.tsx'
import { PhonePreview } from './PhonePreview.tsx'

const meta = {
  title: 'Directory/PhonePreview',
  component: PhonePreview,
  parameters: {
    notes: {
      use: 'Beside a form, to see what it writes as visitors will on a phone.',
      instead: 'What can be pressed is shown in the page itself.',
      keyboard: 'Arrow keys choose the view and the package; in the frame they scroll.',
      screenReader:
        'A section named ‘How travellers will see it’ with two groups of radio buttons. What the frame shows cannot be reached.',
    },
  },
  args: {
    view: 'card',
    onViewChange: fn(),
    tier: 'premium',
    tiers: [
      { value: 'classified', label: 'Classified' },
      { value: 'standard', label: 'Standard' },
      { value: 'premium', label: 'Premium' },
    ],
    onTierChange: fn(),
    children: <ListingCard card={premiumCard} href="#" headingLevel={2} />,
    style: { maxInlineSize: '394px' },
  },
} satisfies Meta<typeof PhonePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const shown = () => canvas.getByTitle<HTMLIFrameElement>('What a phone shows').contentDocument?.body
    await waitFor(() => expect(shown()).toHaveTextContent(premiumCard.businessName))
    await userEvent.click(canvas.getByRole('radio', { name: 'Page' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('page')
    await userEvent.click(canvas.getByRole('radio', { name: 'Classified' }))
    await expect(args.onTierChange).toHaveBeenCalledWith('classified')
  },
}
