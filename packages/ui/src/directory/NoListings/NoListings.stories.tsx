import type { ActiveFilter } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { NoListings } from './NoListings.tsx'

const filters: readonly ActiveFilter[] = [
  { group: 'categories', value: 'accommodation', label: 'Accommodation' },
  { group: 'countries', value: 'botswana', label: 'Botswana' },
]

const meta = {
  title: 'Directory/NoListings',
  component: NoListings,
  parameters: {
    notes: {
      use: 'Stands where the list would be when nothing matches. The line with the numbers stays above it, and Suggestions between the two.',
      instead:
        'A page that does not exist is NotFound, a business that does not is ListingNotFound; anything else that is empty is an EmptyState.',
      keyboard:
        'Tab goes through the ways on. It goes when one is taken: the page gives the focus to the list that comes.',
      screenReader: 'A heading and a text. That nothing matches is announced by ResultsSummary.',
    },
  },
  args: { filters, onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof NoListings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ‘Botswana’' }))
    await expect(args.onRemove).toHaveBeenCalledWith(filters[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const AsLinks: Story = { args: { hrefOf: ({ value }) => `?without=${value}`, clearHref: '?clear' } }

export const WithoutFilters: Story = { args: { filters: [] } }

/** Something matches, farther away. */
export const NothingWithin: Story = {
  args: { nearest: { km: 14.2, within: 10, wider: 25, href: '/listings?near=kenya/nairobi&within=25' } },
}

export const WithAWayOut: Story = {
  args: {
    filters: [],
    actions: (
      <LinkButton variant="secondary" href="/listings">
        Clear search
      </LinkButton>
    ),
  },
}
