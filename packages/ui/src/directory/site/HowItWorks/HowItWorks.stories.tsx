import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { HowItWorks } from './HowItWorks.tsx'

const meta = {
  title: 'Directory/HowItWorks',
  component: HowItWorks,
  parameters: {
    notes: {
      use: 'Once on the home page: what the directory is for, in three steps.',
      instead: 'Where nothing is to be explained, a FeaturedListings or a CategoryStrip alone.',
      keyboard: 'Nothing: it has no stops.',
      screenReader:
        'A region named by its heading, with a list of three headings and their sentences. The dials are passed over.',
    },
  },
  args: {},
} satisfies Meta<typeof HowItWorks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'How it works' }))
    const steps = region.getAllByRole('heading', { level: 3 })
    await expect(steps.map(({ textContent }) => textContent)).toEqual(['Search', 'Compare', 'Connect'])
  },
}
