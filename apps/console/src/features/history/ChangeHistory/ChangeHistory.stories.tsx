import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  historyOperations,
  importChanged,
  importCount,
  importedListing,
  importOperation,
} from '../../../testing/historyOperations.ts'
import type { ListState } from '../../../shared/list/useListPages.ts'
import { ChangeHistory, type ChangeHistoryProps } from './ChangeHistory.tsx'
import type { HistoryOperation, OpenOperation } from '../../../shared/history/historyOperation.ts'

const opened = {
  status: 'ready',
  operation: importOperation,
  counts: importCount,
  listing: importedListing,
  place: 12,
  changed: importChanged,
} satisfies OpenOperation

const onRetry = fn()
const list = (state: ListState<HistoryOperation>) => ({ state, onRetry, onMore: fn() })
const address: ChangeHistoryProps['address'] = {
  filters: { isUndone: false },
  onFiltersChange: fn(),
  hrefOf: ({ listing }, operation) => `?listing=${listing ?? ''}&operation=${operation ?? ''}`,
}

const meta = {
  title: 'Console/ChangeHistory',
  component: ChangeHistory,
  parameters: {
    notes: {
      use: 'The history of the administration: what was done in one go, what its undo puts back, and what has changed since and is left alone unless it is ticked.',
      instead: 'A short cut to undo what was just done is a toast.',
      keyboard:
        'Tab goes through filters, operations and the open one. Single keys are the application’s: it gives them what `controls` can do.',
      screenReader:
        'A section named ‘History’ with a list of links for each day, the open operation as an article named by what was done; the focus is on its heading when it opens. What an undo has done is announced.',
    },
  },
  args: {
    list: list({ status: 'ready', rows: historyOperations, hasMore: true }),
    address,
    people: [{ id: 'a', email: 'thandi@dira.example' }],
    open: opened,
    hints: [
      { keys: 'j k', label: 'move' },
      { keys: 'z', label: 'undo' },
    ],
    actions: { onStep: fn(), onUndo: fn(), onUndoTheUndo: fn(), onStop: fn(), onGoOn: fn() },
    now: new Date('2026-11-22T09:26:00.000Z'),
  },
} satisfies Meta<typeof ChangeHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Old Pier Rooms' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 215 changes' }))
    await expect(args.actions.onUndo).toHaveBeenCalledWith([importChanged[0]])
  },
}

/** What was just undone, with the way back. */
export const Undone: Story = {
  args: {
    open: {
      ...opened,
      operation: { ...importOperation, isUndone: true },
      counts: { ...importCount, changed: 0, already: 214 },
      report: { changed: 214, archived: 0, restored: 0, leftAlone: 6 },
    },
  },
}

const part = { done: 2000, of: 15_209 }
const bulkOperation = { ...importOperation, kind: 'bulk', status: 'archived', rows: 2000, isFinished: false } as const

/** Many listings are changed, and it goes on without the page. */
export const UnderWay: Story = {
  args: {
    open: {
      ...opened,
      operation: { ...bulkOperation, progress: { ...part, state: 'working' } },
      working: { ...part, what: 'itself', canStop: true },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.actions.onStop).toHaveBeenCalledOnce()
  },
}

/** It was stopped, and who began it can go on. */
export const Stopped: Story = {
  args: {
    open: { ...opened, operation: { ...bulkOperation, progress: { ...part, state: 'stopped' } }, canGoOn: true },
  },
}

/** An undo that was stopped. */
export const UndoneInPart: Story = {
  args: { open: { ...opened, operation: { ...importOperation, isUndone: true, undoneInPart: part } } },
}

/** After thirty days; of one listing. */
export const TooLate: Story = {
  args: {
    address: { ...address, filters: { isUndone: false, listing: 'eros' } },
    listingName: 'Eros Sports Massage',
    open: { ...opened, operation: { ...importOperation, canUndo: false }, counts: undefined, changed: [] },
  },
}

export const NothingFound: Story = {
  args: {
    list: list({ status: 'ready', rows: [], hasMore: false }),
    address: { ...address, filters: { isUndone: true } },
    open: undefined,
  },
}

export const Loading: Story = { args: { list: list({ status: 'loading' }), open: { status: 'loading' } } }

export const Failed: Story = {
  args: { list: list({ status: 'failed' }), open: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Words without a blank, and very many. */
export const Long: Story = {
  args: {
    open: {
      ...opened,
      operation: {
        ...importOperation,
        file: `${word}.csv`,
        rows: 25_000,
        changes: 120_408,
        who: `${word}@dira.example`,
      },
      counts: { listings: 25_000, changed: 112_000, archived: 12_408, restored: 12, already: 0, leftAlone: 8_408 },
      listing: {
        id: 'long',
        name: word,
        fields: [{ field: 'Description', before: word, after: 'Two rooms. '.repeat(80) }],
      },
      changed: [{ ...importChanged[0]!, name: word, wrote: word, now: word }],
    },
  },
}
