import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { State, States } from '../../testing/StateSheet.tsx'
import { FilterBadge } from './FilterBadge.tsx'
import { FilterBadgeList } from './FilterBadgeList.tsx'

const meta = {
  title: 'Components/FilterBadge',
  component: FilterBadge,
  parameters: {
    notes: {
      use: 'A filter in force, with the way to remove it. Several stand in a FilterBadgeList, which keeps the place of the focus when one is removed. With an `href` removing is a link, and works without script.',
      instead:
        'To choose filters use a CheckboxGroup. The package of a listing is a TierBadge, its state a Chip; a mark that is not to be removed is a Badge.',
      keyboard: 'Tab goes from badge to badge, Enter removes one; the focus then is on the next.',
      screenReader: 'A list named Active filters; each item is the name and a button or link “Remove Kenya”.',
    },
  },
  args: { name: 'Kenya', onRemove: fn() },
} satisfies Meta<typeof FilterBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kenya' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States>
      <State name="Rest" of={<FilterBadge name="Kenya" />} />
      <State name="Hover" shown="hover" of={<FilterBadge name="Kenya" />} />
      <State name="Focus" shown="focus" of={<FilterBadge name="Kenya" />} />
      <State name="Long name" of={<FilterBadge name="Accommodation, guesthouses and safari lodges" />} />
    </States>
  ),
}

/** For a list whose address holds its filters: removing one leads to the address without it. */
export const AsALink: Story = { args: { href: '/listings?country=namibia' } }

const NAMES = ['Accommodation', 'Shopping', 'Car Hire & Transport', 'Events & Festivals']

/** Remove one by keyboard: the next takes its place, and the focus; after the last one that before it. */
export const InAList: Story = {
  render: function InAListStory() {
    const [names, setNames] = useState(NAMES)
    return (
      <FilterBadgeList
        filters={names.map((name) => ({ name, onRemove: () => setNames(names.filter((one) => one !== name)) }))}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Active filters' }).children).toHaveLength(4)
    canvas.getByRole('button', { name: 'Remove Shopping' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Shopping')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Car Hire & Transport' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove Car Hire & Transport' })).toHaveFocus()
  },
}
