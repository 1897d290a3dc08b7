import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { tableListings, tableProps } from '../../../testing/tableListings.ts'
import { ListingTable } from './ListingTable.tsx'

const ready = {
  status: 'ready',
  rows: tableListings,
  count: null,
  isFirst: true,
  nextHref: '/admin/listings?after=x',
} as const

const meta = {
  title: 'Console/ListingTable',
  component: ListingTable,
  parameters: {
    notes: {
      use: 'The table of all listings of the administration, a page at a time: search, filters, order, columns, and changes of all that is picked.',
      instead: 'Visitors see listings as cards: ListingGrid.',
      keyboard:
        'Tab goes to the filters, the heads and the rows; arrows go from row to row, Space picks, Shift with an arrow picks a range, Enter opens. Single keys are the application’s: it gives them what `controls` can do.',
      screenReader:
        'A section named ‘Listings’ with a grid of rows named by their businesses. How many match and how many are picked is announced.',
    },
  },
  args: {
    ...tableProps,
    state: ready,
    hints: [
      { keys: 'j k', label: 'move' },
      { keys: 'x', label: 'pick' },
    ],
    onSearch: fn(),
    onFilter: fn(),
    onPlace: fn(),
    onClear: fn(),
    onSort: fn(),
    onColumns: fn(),
    onPick: fn(),
    onBulk: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onKeepView: fn(async () => true),
    onSaveView: fn(),
    onRemoveView: fn(),
    onCsv: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListingTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pick !Nara Dunes Lodge/ }))
    await expect(args.onPick).toHaveBeenCalledWith({ kind: 'rows', ids: new Set(['nara-dunes-lodge']) })
  },
}

export const Picked: Story = {
  args: { picked: { kind: 'rows', ids: new Set(tableListings.slice(0, 3).map(({ id }) => id)) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(args.onBulk).toHaveBeenCalledWith({ field: 'status', value: 'published' })
  },
}

/** All that match: what is about to happen says to how many. */
export const AskingForAll: Story = {
  args: {
    picked: { kind: 'all', without: new Set(), count: null, isShown: true },
    bulk: { step: 'asking', change: { field: 'status', value: 'archived' }, count: 12_408 },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive 12,408 listings' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** It goes on without the page, which can stop it. */
export const Working: Story = {
  args: { bulk: { step: 'working', done: 4_200, count: 12_408, canStop: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const NothingFound: Story = {
  args: { search: 'rods', state: { ...ready, rows: [], count: 0, nextHref: undefined } },
}

export const Empty: Story = {
  args: { filters: [], views: [], state: { ...ready, rows: [], count: 0, nextHref: undefined } },
}

export const Loading: Story = { args: { state: { status: 'loading', isSlow: true } } }

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Words without a blank, and every column. */
export const Long: Story = {
  args: {
    columns: ['source', 'phone', 'enquiries', 'changed', 'images', 'status', 'place', 'package'],
    state: {
      ...ready,
      count: 1,
      rows: tableListings.slice(0, 2).map((row) => ({ ...row, name: word, place: word, source: word, phone: word })),
    },
  },
}
