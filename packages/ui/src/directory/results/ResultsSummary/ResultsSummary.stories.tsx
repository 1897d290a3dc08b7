import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../../components/Button/Button.tsx'
import { SortSelect } from '../../search/SortSelect/SortSelect.tsx'
import { ResultsSummary } from './ResultsSummary.tsx'

const sortSelect = (
  <SortSelect
    action="/listings"
    options={[
      { value: 'featured', label: 'Featured' },
      { value: 'az', label: 'A-Z' },
      { value: 'za', label: 'Z-A' },
    ]}
  />
)

const meta = {
  title: 'Directory/ResultsSummary',
  component: ResultsSummary,
  parameters: {
    notes: {
      use: 'Over every list of businesses: how many match, and the order at the end of the line. Keep it mounted while the list below it changes, with no match too.',
      instead:
        'Which filters are in force is told by ActiveFilters. News that concern the whole page are a Notice or a toast.',
      keyboard: 'Nothing: only what stands at its end has a stop.',
      screenReader:
        'A change of the numbers is announced politely, once, when it has stood still for a moment. What is there from the start is not.',
    },
  },
  args: { matches: 15, total: 696, children: sortSelect },
} satisfies Meta<typeof ResultsSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function ResultsThatChange(args) {
    const [matches, setMatches] = useState(args.matches)
    return (
      <ResultsSummary {...args} {...(matches !== undefined && { matches })}>
        <Button variant="secondary" onPress={() => setMatches(4)}>
          Find fewer
        </Button>
      </ResultsSummary>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find fewer' }))
    await expect(canvas.getByText('Showing 4 of 696 businesses')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 of 696 businesses'))
  },
}

export const NothingMatches: Story = { args: { matches: 0 } }

/** A page of a category: what nobody has claimed is counted apart, under its own head below. */
export const MoreKnown: Story = {
  args: { matches: 85, total: 85, known: { matches: 13_288, total: 13_288, haveOthersFullPages: true } },
}

/** A page of a place counts all together, and says how many of them are only known. */
export const KnownAmongThem: Story = {
  args: { matches: 13_373, total: 13_373, known: { matches: 13_288, total: 13_288, isAmong: true } },
}

/** A page of which nobody has claimed or paid for anything. */
export const OnlyKnown: Story = { args: { matches: 0, total: 0, known: { matches: 13_288, total: 13_288 } } }

/** Others that match stand on another page. */
export const MoreElsewhere: Story = { args: { elsewhere: { text: '58 more in Classifieds', href: '/classifieds' } } }

/** The numbers are loading. */
export const Loading: Story = {
  render: () => <ResultsSummary>{sortSelect}</ResultsSummary>,
}

/** The numbers could not be fetched: what stands below says so. */
export const Failed: Story = {
  render: () => <ResultsSummary isFailed>{sortSelect}</ResultsSummary>,
}

export const Alone: Story = { args: { children: undefined } }
