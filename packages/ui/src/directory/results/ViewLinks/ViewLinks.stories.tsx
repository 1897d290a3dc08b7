import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ViewLinks } from './ViewLinks.tsx'

const meta = {
  title: 'Directory/ViewLinks',
  component: ViewLinks,
  parameters: {
    notes: {
      use: 'At the end of the line of a ResultsSummary: the same results as cards, as rows, or on a map.',
      instead: 'What narrows the results is a filter.',
      keyboard: 'A link for each view.',
      screenReader: 'A navigation ‘View’ with a link for each, of which one is the current page.',
    },
  },
  args: { view: 'cards', hrefs: { cards: '#cards', rows: '#rows', map: '#map' } },
} satisfies Meta<typeof ViewLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '#map')
  },
}

export const AsRows: Story = { args: { view: 'rows' } }

export const OnTheMap: Story = { args: { view: 'map' } }

/** Where nobody knows where the results are. */
export const WithoutAMap: Story = { args: { hrefs: { cards: '#cards', rows: '#rows' } } }

export const Narrow: Story = { args: { view: 'rows' }, globals: { viewport: { value: 'narrow' }, textSize: 'double' } }
