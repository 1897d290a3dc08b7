import type { ActiveFilter } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
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

/** A search finds nothing: where to go instead. */
export const InsteadOfASearch: Story = {
  args: {
    filters: [],
    addHref: '/get-listed',
    nothing: {
      kind: 'Spa',
      place: 'Stone Town',
      ways: [
        { kind: 'Spa', place: 'Nungwi', count: 2, km: 45.2, href: '/locations/nungwi?kind=spa' },
        { kind: 'Spa', place: 'Tanzania', count: 31, href: '/locations/tanzania?kind=spa' },
        { kind: 'Massage', place: 'Stone Town', count: 4, href: '/locations/stone-town?kind=massage' },
        { place: 'Stone Town', count: 1204, href: '/locations/stone-town' },
        { words: 'spa stone town', count: 1, href: '/listings?search=spa+stone+town&exact=1' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No ‘Spa’ in Stone Town yet' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Spa in Nungwi2, 45 km',
      'Spa in Tanzania31',
      'Massage in Stone Town4',
      'All in Stone Town1,204',
      '“spa stone town”1',
    ])
  },
}

/** What is near is asked for, and nobody knows where that is. */
export const NearWhere: Story = {
  args: {
    filters: [],
    nothing: {
      kind: 'Restaurants & Dining',
      isWhereAsked: true,
      ways: [
        { kind: 'Restaurants & Dining', place: 'Abidjan', count: 241, href: '/locations/abidjan' },
        { kind: 'Restaurants & Dining', place: 'Nairobi', count: 218, href: '/locations/nairobi' },
      ],
    },
    actions: <LinkButton href="?here">Use my position</LinkButton>,
  },
}

/** Another continent, and nothing else is known. */
export const NotCovered: Story = {
  args: { filters: [], addHref: '/get-listed', nothing: { elsewhere: 'Portugal', ways: [] } },
}

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
