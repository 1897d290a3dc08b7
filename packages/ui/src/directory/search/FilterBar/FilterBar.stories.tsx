import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { featureGroup, filterGroups } from '../../../testing/filterGroups.ts'
import { nearTowns } from '../../../testing/positions.ts'
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx'
import { NearFilter } from '../NearFilter/NearFilter.tsx'
import { OpenNowToggle } from '../OpenNowToggle/OpenNowToggle.tsx'
import { FilterBar } from './FilterBar.tsx'

const nothing = () => {}
const list = { action: '/listings', onChange: fn() }
const panel = <FilterPanel groups={filterGroups} action="/listings" onToggle={nothing} onClear={nothing} />

const meta = {
  title: 'Directory/FilterBar',
  component: FilterBar,
  parameters: {
    notes: {
      use: 'In the MapLayout, below its search: FilterPanel, OpenNowToggle and NearFilter in one row, and on a phone in two.',
      instead: 'A list has the FilterPanel in its SearchBar, and the others as its chips.',
      keyboard: 'Adds nothing to what stands in it.',
      screenReader: 'Adds nothing to what stands in it.',
    },
  },
  args: {
    children: (
      <>
        {panel}
        <OpenNowToggle {...list} />
        <NearFilter {...list} towns={nearTowns} />
      </>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: 620 }}>
      <FilterBar {...args} />
    </div>
  ),
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

const openNear: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Near', { selector: 'summary' }))
  await expect(await canvas.findByRole('combobox', { name: 'Near which town?' })).toBeVisible()
}

export const Default: Story = {}

export const NearOpen: Story = { play: openNear }

/** All that can be chosen is chosen. */
export const Chosen: Story = {
  args: {
    children: (
      <>
        {panel}
        <OpenNowToggle {...list} isSelected most={145} count={12} />
        <NearFilter {...list} towns={nearTowns} near="kenya/nairobi" within={10} matches={8} clearHref="#anywhere" />
      </>
    ),
  },
}

/** A third group needs the whole line: what businesses have. */
export const WithFeatures: Story = {
  args: {
    children: (
      <>
        <FilterPanel groups={[...filterGroups, featureGroup]} action="/listings" onToggle={nothing} onClear={nothing} />
        <OpenNowToggle {...list} most={145} />
        <NearFilter {...list} towns={nearTowns} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('With', { selector: 'summary' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'WhatsApp' })).toBeVisible())
  },
}

export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } }

export const PhoneNearOpen: Story = { ...Chosen, play: openNear, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Chosen, play: openNear, globals: { direction: 'rtl' } }
