import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ViewLinks } from './ViewLinks.tsx'

const meta = {
  title: 'Directory/ViewLinks',
  component: ViewLinks,
  parameters: {
    notes: {
      use: 'At the end of the line of a ResultsSummary: the same results as a list, or on a map.',
      instead: 'What narrows the results is a filter.',
      keyboard: 'Two links.',
      screenReader: 'A navigation ‘View’ with two links, of which one is the current page.',
    },
  },
  args: { view: 'list', listHref: '#list', mapHref: '#map' },
} satisfies Meta<typeof ViewLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '#map')
  },
}

export const OnTheMap: Story = { args: { view: 'map' } }
