import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OwnerBand } from './OwnerBand.tsx'

const meta = {
  title: 'Directory/OwnerBand',
  component: OwnerBand,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Once on the home page, between two sections and across the whole width: it speaks to owners where all else speaks to travellers.',
      instead: 'The packages themselves are a PricingTable. Another band with art is a PointedBand.',
      keyboard: 'Two stops: See pricing, then Contact Us.',
      screenReader: 'A region named by its heading. The cloth is passed over.',
    },
  },
  args: { fromPrice: 'R595' },
} satisfies Meta<typeof OwnerBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See pricing' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveFocus()
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const LongTexts: Story = { globals: { locale: 'long' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
