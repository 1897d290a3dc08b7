import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { bareUnclaimedDetail, unclaimedDetail } from '../../../testing/listingDetails.ts'
import { KnownSoFar } from './KnownSoFar.tsx'

const meta = {
  title: 'Directory/KnownSoFar',
  component: KnownSoFar,
  parameters: {
    notes: {
      use: 'On the page of a listing that an import brought and nobody has claimed, before its contacts. It asks for what such a page can show; hours and photographs come with a claim.',
      instead: 'At the end of every listing’s page stands SuggestLinks.',
      keyboard: 'Tab goes from Directions to the claim and the links that add.',
      screenReader: 'A region named by its heading. Each link that adds names what it adds.',
    },
  },
  args: {
    listing: unclaimedDetail,
    month: '2026-03',
    suggestHref: '#suggest',
    claimHref: '#claim',
    onAdd: fn(),
  },
} satisfies Meta<typeof KnownSoFar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Add one: Address' }))
    await expect(args.onAdd).toHaveBeenCalledWith('place')
  },
}

/** A name and a town. */
export const NextToNothing: Story = { args: { listing: bareUnclaimedDetail, month: undefined } }

/** Without a server nothing is claimed. */
export const WithoutClaims: Story = { args: { claimHref: undefined } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
