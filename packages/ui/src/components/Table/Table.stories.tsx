import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CoverArt } from '../../art/CoverArt/index.ts'
import { MoreIcon } from '../../art/Icon/index.ts'
import type { PictogramName } from '../../art/Pictogram/index.ts'
import { Badge } from '../Badge/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Text } from '../Text/index.ts'
import { Table, type TableColumn, type TableSort } from './Table.tsx'

interface Business {
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly icon: PictogramName
  readonly look: 'sun' | 'action' | 'outline'
  readonly place: string
  readonly status: string
  readonly expires: string
  readonly enquiries: number
}

const NO_BREAK = '\u00A0'
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const PACKAGE = { sun: 'Premium', action: 'Standard', outline: 'Classified' } as const

const columns: readonly TableColumn<Business>[] = [
  { id: 'name', name: 'Business', cell: ({ name }) => name, note: ({ category }) => category, isSortable: true },
  { id: 'package', name: 'Package', cell: ({ look }) => <Badge look={look}>{PACKAGE[look]}</Badge>, inCard: 'plain' },
  { id: 'place', name: 'Place', cell: ({ place }) => place },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => (
      <Text as="span" size="label" tone={status === 'Expired' ? 'error' : 'success'}>
        {status}
      </Text>
    ),
    inCard: 'plain',
  },
  {
    id: 'expires',
    name: 'Expires',
    cell: ({ expires }) => DAY.format(new Date(expires)).replaceAll(' ', NO_BREAK),
    isSortable: true,
  },
  { id: 'enquiries', name: 'Enquiries', cell: ({ enquiries }) => enquiries },
  {
    id: 'menu',
    name: 'Actions',
    isNameHidden: true,
    cell: ({ name }) => (
      <IconButton label={`Actions for ${name}`}>
        <MoreIcon />
      </IconButton>
    ),
    inCard: 'corner',
  },
]

const businesses: readonly Business[] = [
  business(
    '!Nara Dunes Lodge',
    'Accommodation',
    'accommodation',
    'sun',
    'Sesriem, Namibia',
    'Published',
    '2027-03-14',
    2,
  ),
  business(
    'Okavango Reed Camp',
    'Accommodation',
    'accommodation',
    'sun',
    'Maun, Botswana',
    'Published',
    '2027-06-30',
    1,
  ),
  business(
    'Kivu Road Car Hire',
    'Car Hire & Transport',
    'transport',
    'outline',
    'Goma, DR Congo',
    'Expired',
    '2026-11-18',
    3,
  ),
  business(
    'Rift Valley Overland',
    'Car Hire & Transport',
    'transport',
    'sun',
    'Nairobi, Kenya',
    'Published',
    '2026-12-02',
    1,
  ),
  business('Lamu Rope & Sail Yard', 'Shopping', 'shopping', 'action', 'Lamu, Kenya', 'Published', '2027-05-09', 0),
  business(
    'Ngorongoro Highlands Safari Vehicles, Drivers & Camping Gear',
    'Car Hire & Transport',
    'transport',
    'action',
    'Ngorongoro, Tanzania',
    'Published',
    '2027-01-27',
    12,
  ),
]

const meta = {
  title: 'Components/Table',
  component: Table<Business>,
  parameters: {
    notes: {
      use: 'Shows many things of one kind with the same said of each, to be compared down a column, sorted and chosen. The first column names the row. Below 720 pixels each row is a card: `inCard` says how each cell stands there.',
      instead:
        'Grid of cards where a picture counts more than a comparison. A list where there is one thing to say of each. For comparing listings side by side the Compare page has a table of its own.',
      keyboard:
        'The stops are what is in it: the buttons of the head that sort, the checkboxes, whatever stands in the cells. A table that is wider than its place is a stop itself, and the arrow keys scroll it.',
      screenReader:
        'A native table with its caption, in a card layout too: the reader’s own keys for tables work. The sorted column says which way; each checkbox has the name of its row.',
    },
  },
  args: {
    caption: 'Listings',
    columns,
    rows: businesses,
    rowKey: ({ slug }: Business) => slug,
    media: ({ slug, icon }: Business) => <CoverArt slug={slug} category={icon} />,
    sort: { column: 'name', direction: 'ascending' },
    onSortChange: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: (args) => <Sorted {...args} />,
} satisfies Meta<typeof Table<Business>>

export default meta
type Story = StoryObj<typeof meta>

/** Its parent sorts the rows, as an application does. */
function Sorted({ sort: first, rows, onSortChange, ...props }: Parameters<typeof Table<Business>>[0]) {
  const [sort, setSort] = useState<TableSort | undefined>(first)
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = sort?.column === 'expires' ? [a.expires, b.expires] : [a.name, b.name]
    return one.localeCompare(other, 'en') * (sort?.direction === 'descending' ? -1 : 1)
  })
  return (
    <Table
      {...props}
      rows={sorted}
      {...(sort && { sort })}
      onSortChange={(next) => {
        setSort(next)
        onSortChange?.(next)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('A name in the head sorts by it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Expires' }))
      await expect(canvas.getByRole('columnheader', { name: 'Expires' })).toHaveAttribute('aria-sort', 'ascending')
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Kivu Road Car Hire')
    })
    await step('And once more the other way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Expires' }))
      await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Kivu Road Car Hire')
    })
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

/** Rows can be chosen: for something to be done with all of them. */
export const Selectable: Story = {
  args: { isSelectable: true, defaultSelectedKeys: new Set(['nara-dunes-lodge', 'okavango-reed-camp']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kivu Road Car Hire' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
}

/** Each row a card; what sorts and chooses stays above them. */
export const Phone: Story = { args: Selectable.args!, globals: { viewport: { value: 'phone' } } }

/** The head stays while the page scrolls. */
export const StickyHead: Story = {
  args: {
    isHeadSticky: true,
    rows: Array.from({ length: 5 }, (_, page) =>
      businesses.map((row) => ({ ...row, slug: `${row.slug}-${page}` })),
    ).flat(),
  },
}

/** Nothing to sort, to choose or to see beside the words. */
export const Plain: Story = {
  render: () => (
    <Table
      caption="Prices for a year"
      columns={[
        { id: 'name', name: 'Package', cell: ([name]) => name },
        { id: 'price', name: 'Price', cell: ([, price]) => price },
      ]}
      rows={[
        ['Classified', 'R495'],
        ['Standard', 'R995'],
        ['Premium', 'R1995'],
      ]}
      rowKey={([name]) => name ?? ''}
    />
  ),
}

export const Empty: Story = { args: { rows: [] } }

/** Nothing yet, and what to do about it. */
export const EmptyWithAWayOn: Story = {
  args: { rows: [], empty: <EmptyState heading="No listings yet">Add the first one and it waits here.</EmptyState> },
}

export const RightToLeft: Story = { args: Selectable.args!, globals: { direction: 'rtl' } }

export const Dark: Story = { args: Selectable.args!, globals: { theme: 'dark' } }

function business(
  name: string,
  category: string,
  icon: PictogramName,
  look: Business['look'],
  place: string,
  status: string,
  expires: string,
  enquiries: number,
): Business {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return { slug, name, category, icon, look, place, status, expires, enquiries }
}
