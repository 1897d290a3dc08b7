import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { premiumDetail } from '../../../testing/listingDetails.ts'
import { SpecialOffers } from './SpecialOffers.tsx'

const offers = premiumDetail.specialOffers

const meta = {
  title: 'Directory/SpecialOffers',
  component: SpecialOffers,
  parameters: {
    notes: {
      use: 'Shows the offers of one business on its page. Give it those that are still valid: directory-core sorts the others out.',
      instead: 'The plans of the directory are a PricingTable. News about the page is a Notice.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'A list; each offer begins with its title as a heading.',
    },
  },
  args: { offers, style: { maxInlineSize: 816 } },
} satisfies Meta<typeof SpecialOffers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid until 30 November 2027')).toBeVisible()
  },
}

export const One: Story = { args: { offers: offers.slice(0, 1) } }

/** The odd one out has a row of its own. */
export const Three: Story = {
  args: {
    offers: [
      ...offers,
      {
        id: 'long',
        title: 'Ten per cent for residents of ǁKaras and Ọ̀ṣun',
        description:
          'On every room, all year round but for the holidays in December, when you show an identity card at the desk and have written to us before you came.',
        validUntil: '2027-03-31',
      },
    ],
  },
}
