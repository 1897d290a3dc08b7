import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { filterGroups } from '../../../testing/filterGroups.ts'
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { SearchBar } from './SearchBar.tsx'

const nothing = () => {}

const meta = {
  title: 'Directory/SearchBar',
  component: SearchBar,
  parameters: {
    notes: {
      use: 'Opens every list of businesses: its SearchBox and its FilterPanel, in this order.',
      instead: 'On the home page the SearchBox stands alone in the Hero.',
      keyboard: 'Adds nothing to what stands in it.',
      screenReader: 'Adds nothing to what stands in it.',
    },
  },
  args: {
    children: (
      <>
        <SearchBox action="/listings" />
        <FilterPanel groups={filterGroups} action="/listings" onToggle={nothing} onClear={nothing} />
      </>
    ),
  },
} satisfies Meta<typeof SearchBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Filters' })).toBeVisible()
  },
}
