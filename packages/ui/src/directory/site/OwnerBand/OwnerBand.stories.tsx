import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
  args: { pricingHref: '/pricing', contactHref: '/contact', fromPrice: 'R595' },
} satisfies Meta<typeof OwnerBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const band = within(canvas.getByRole('region', { name: 'Are You a Business Owner?' }))
    await expect(band.getByText(/from R595\.$/)).toBeVisible()
    const pricing = band.getByRole('link', { name: 'See pricing' })
    const contact = band.getByRole('link', { name: 'Contact Us' })
    await userEvent.tab()
    await expect(pricing).toHaveFocus()
    await userEvent.tab()
    await expect(contact).toHaveFocus()
    await expect(pricing).toHaveAttribute('href', '/pricing')
    await expect(contact).toHaveAttribute('href', '/contact')
  },
}
