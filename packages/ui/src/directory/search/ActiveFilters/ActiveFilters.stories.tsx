import type { ActiveFilter } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ActiveFilters } from './ActiveFilters.tsx'

const filters: readonly ActiveFilter[] = [
  { group: 'categories', value: 'accommodation', label: 'Accommodation' },
  { group: 'categories', value: 'shopping', label: 'Shopping' },
  { group: 'categories', value: 'car-hire-transport', label: 'Car Hire & Transport' },
  { group: 'countries', value: 'kenya', label: 'Kenya' },
]

const meta = {
  title: 'Directory/ActiveFilters',
  component: ActiveFilters,
  parameters: {
    notes: {
      use: 'Under the search box of every list that can be filtered. Keep it mounted: without filters it takes no room, and holds the focus that the last badge had.',
      instead: 'To choose filters use a FilterPanel. How many businesses match is told by ResultsSummary.',
      keyboard:
        'Tab goes from badge to badge, then to Clear all. When a badge is removed the focus is on the next one; with the last it stays here.',
      screenReader:
        'A group named “4 active filters” with a list of filters, each with a button or link “Remove Kenya”.',
    },
  },
  args: { filters, onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof ActiveFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function FiltersThatGo(args) {
    const [left, setLeft] = useState(args.filters)
    return (
      <ActiveFilters
        filters={left}
        onRemove={(removed) => setLeft(left.filter((filter) => filter !== removed))}
        onClear={() => setLeft([])}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Shopping' }))
    await expect(canvas.getByRole('button', { name: 'Remove Car Hire & Transport' })).toHaveFocus()
    await expect(canvas.getByText('3 active filters')).toBeVisible()
  },
}

export const None: Story = { args: { filters: [] } }

/** With addresses every way out is a link, which works before and without script. */
export const AsLinks: Story = {
  args: { hrefOf: ({ value }) => `?without=${value}`, clearHref: '?clear' },
}

export const Long: Story = {
  args: {
    filters: [
      ...filters,
      { group: 'countries', value: 'long', label: 'The Democratic Republic of the Congo and its neighbours' },
    ],
  },
}
