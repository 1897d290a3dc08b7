import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HowItWorks } from './HowItWorks.tsx'

const meta = {
  title: 'Directory/HowItWorks',
  component: HowItWorks,
  parameters: {
    notes: {
      use: 'Once on the home page: what the directory is for, in three steps.',
      instead: 'Steps that one is taken through are a Stepper.',
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
    const steps = canvas.getAllByRole('heading', { level: 3 })
    await expect(steps.map(({ textContent }) => textContent)).toEqual(['Search', 'Compare', 'Connect'])
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const LongTexts: Story = { globals: { locale: 'long' } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** A compass is not mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
