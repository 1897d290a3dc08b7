import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SuggestLinks } from './SuggestLinks.tsx'

const meta = {
  title: 'Directory/SuggestLinks',
  component: SuggestLinks,
  parameters: {
    notes: {
      use: 'At the end of every listing’s page. The application loads SuggestChange when one of the two is wanted.',
      instead: 'Whoever writes to the business has ContactPanel.',
      keyboard: 'Tab reaches both, Enter opens.',
      screenReader:
        'A section named by its question, with two links that open a dialog; without script they lead to a page.',
    },
  },
  args: { suggestHref: '#suggest', reportHref: '#report', claimHref: '#claim', onSuggest: fn(), onReport: fn() },
} satisfies Meta<typeof SuggestLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Suggest a change' }))
    await expect(args.onSuggest).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'Report' }))
    await expect(args.onReport).toHaveBeenCalledOnce()
  },
}

/** Two ways to a page where one can write; without a server nothing is claimed. */
export const WithoutScript: Story = { render: () => <SuggestLinks suggestHref="#suggest" reportHref="#report" /> }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
