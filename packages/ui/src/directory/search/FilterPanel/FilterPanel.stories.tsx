import type { FilterGroup } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { filterGroups } from '../../../testing/filterGroups.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'

/** Keeps what is chosen, as a page does. */
function PanelThatKeeps({ groups: first, ...props }: FilterPanelProps<FilterGroup>) {
  const [groups, setGroups] = useState(first)
  const choose = (changed: FilterGroup, isChosen: (value: string, isSelected: boolean) => boolean) =>
    setGroups(
      groups.map((one) => ({
        ...one,
        options:
          one.group === changed
            ? one.options.map((option) => ({ ...option, isSelected: isChosen(option.value, option.isSelected) }))
            : one.options,
      })),
    )
  return (
    <FilterPanel
      {...props}
      groups={groups}
      onToggle={(group, value) => choose(group, (one, isSelected) => (one === value ? !isSelected : isSelected))}
      onClear={(group) => choose(group, () => false)}
    />
  )
}

const meta = {
  title: 'Directory/FilterPanel',
  component: FilterPanel<FilterGroup>,
  parameters: {
    notes: {
      use: 'Beside the search box of a list (SearchBar). From 720 pixels on each group is a menu under its trigger; below that one panel is shown and hidden. A group that the scope of the page fixes is left out.',
      instead:
        'What is in force, and the way to remove it, are ActiveFilters. One choice of a few, such as the order, is a Select.',
      keyboard:
        'Enter and Space open a menu or the panel; Tab goes through the choices, Space ticks one. Escape closes the menu and gives the focus back; leaving it closes it too. Where there are twelve options or more, letters go to a field that narrows them; Enter takes the first.',
      screenReader:
        'A form named Filters. Each trigger tells how many are selected and whether it is expanded; its choices are a group of checkboxes, each with the number of its results. What is left of them while one types is announced politely.',
    },
  },
  args: { groups: filterGroups, action: '/listings', onToggle: fn(), onClear: fn() },
  render: (args) => <PanelThatKeeps {...args} />,
} satisfies Meta<typeof FilterPanel<FilterGroup>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const category = canvas.getByText('Category', { selector: 'summary' })
    await step('Its trigger opens a menu, in which one can choose', async () => {
      await userEvent.click(category)
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wellness & Spas' })).toBeVisible())
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Wellness & Spas' }))
      await expect(category).toHaveTextContent('5 selected')
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Wellness & Spas' })).toBeNull())
      await expect(category).toHaveFocus()
    })
    await userEvent.click(category)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wellness & Spas' })).toBeVisible())
  },
}

export const Closed: Story = {}

export const NothingChosen: Story = {
  args: {
    groups: filterGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, isSelected: false })),
    })),
  },
}

/** A third group: its menu reaches to the start of the line. */
export const WithTiers: Story = {
  args: {
    groups: [
      ...filterGroups,
      {
        group: 'tiers',
        name: 'tier',
        label: 'Package',
        options: [
          { value: 'classified', label: 'Classified', count: 2, isSelected: false },
          { value: 'standard', label: 'Standard', count: 4, isSelected: false },
          { value: 'premium', label: 'Premium', count: 3, isSelected: true },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Package', { selector: 'summary' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Premium' })).toBeVisible())
  },
}

/** As many countries as there are: letters narrow them. */
export const ManyCountries: Story = {
  args: {
    groups: filterGroups.map((group) =>
      group.group === 'countries'
        ? {
            ...group,
            options: group.options.concat(
              Array.from({ length: 46 }, (_, index) => ({
                value: `c${index}`,
                label: `Country ${index + 1}`,
                count: index,
                isSelected: false,
              })),
            ),
          }
        : group,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Country', { selector: 'summary' }))
    await userEvent.keyboard('ken{Enter}')
    await expect(canvas.getByRole('checkbox', { name: 'Kenya' })).toBeChecked()
    await expect(canvas.getByText('Kenya: chosen')).toBeInTheDocument()
  },
}

/** All groups in one panel, the countries at first three; at its end the way to the results. */
export const Narrow: Story = {
  args: { end: { matches: 29, clearHref: '#all', onShow: fn() } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show filters'))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Botswana' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Show 29 results' })).toBeVisible()
  },
}

/** Nothing is left to show: the way out is to clear the choices. */
export const NarrowWithoutResults: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { end: { matches: 0, clearHref: '#all', onShow: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show filters'))
    await expect(await canvas.findByRole('button', { name: 'No results' })).toBeDisabled()
  },
}
