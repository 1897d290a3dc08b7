import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { footerColumns, sampleNote, tagline } from '../../../testing/siteChrome.ts'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Directory/SiteFooter',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The foot of every page, once. It holds the links that are looked for there, whose site it is, and what a visitor ought to know about it.',
      instead: 'What belongs to one page stands in that page. The main navigation is SiteHeader.',
      keyboard: 'Tab goes through the columns, one after the other.',
      screenReader: 'The contentinfo landmark with one navigation for each column, named by its heading.',
    },
  },
  args: { columns: footerColumns, note: sampleNote, tagline },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(footerColumns.length)
    const explore = within(canvas.getByRole('navigation', { name: 'Explore' }))
    await expect(explore.getByRole('link', { name: 'Namibia' })).toBeVisible()
  },
}

export const OneColumn: Story = { args: { columns: footerColumns.slice(0, 1) } }

export const NothingButTheName: Story = { args: { columns: [], note: '', tagline: '' } }
