import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import {
  historyOperations,
  importChanged,
  importCount,
  importedListing,
  importOperation,
} from '../../../testing/historyOperations.ts'
import { changedPart } from '../../../shared/Marked/changedPart.ts'
import { ChangeHistory, type ChangeHistoryProps } from './ChangeHistory.tsx'
import type { HistoryOperation } from '../../../shared/history/historyOperation.ts'
import type { OperationControls } from './OperationPane.tsx'

const nothing = () => {}
const opened = {
  status: 'ready',
  operation: importOperation,
  counts: importCount,
  listing: importedListing,
  place: 1,
  changed: importChanged,
} as const
const actions = {
  onStep: nothing,
  onUndo: nothing,
  onUndoTheUndo: nothing,
  onStop: nothing,
  onGoOn: nothing,
}
const listOf = (rows: readonly HistoryOperation[]) => ({
  state: { status: 'ready', rows, hasMore: false } as const,
  onRetry: nothing,
  onMore: nothing,
})
const props: ChangeHistoryProps = {
  list: listOf(historyOperations),
  address: {
    filters: { isUndone: false },
    hrefOf: ({ listing }, operation) => `/admin/history?listing=${listing ?? ''}&operation=${operation ?? ''}`,
    onFiltersChange: nothing,
  },
  people: [],
  actions,
  now: new Date('2026-11-22T09:26:00.000Z'),
}

it('lists day by day what was done, with who, when and how much', () => {
  render(<ChangeHistory {...props} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today, 22 November',
    'Yesterday',
    'Wednesday, 18 November',
    'Tuesday, 3 November',
  ])
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^amina@dira\.example was invited as an administrator \d\d:20 thandi@dira\.example $/)
  expect(rows[1]).toMatch(/^!Nara Dunes Lodge edited \d\d:14 joseph@dira\.example 4 fields$/)
  expect(rows[2]).toMatch(/^32 listings published .* 32 listings$/)
  expect(rows[3]).toMatch(/^Undo of “18 listings changed together” /)
  expect(rows[5]).toMatch(/ Undone$/)
  expect(rows[6]).toMatch(/^Messages deleted on request .* 2 messages$/)
})

it('counts what goes back, with what is ticked of what has changed since', async () => {
  const onUndo = vi.fn()
  render(<ChangeHistory {...props} open={opened} actions={{ ...actions, onUndo }} />)
  expect(screen.getByRole('heading', { name: 'Import namibia-phones-hours.csv' })).toHaveFocus()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(screen.getByRole('checkbox', { name: 'Kosi Sand Tow' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tal Street Outfitters' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo 215 changes' }))
  expect(onUndo).toHaveBeenCalledExactlyOnceWith([importChanged[1]])
})

it('has for keys what the button does, and nothing where nothing goes back', () => {
  const controls = createRef<OperationControls>()
  const onUndo = vi.fn()
  const { rerender } = render(
    <ChangeHistory {...props} open={opened} actions={{ ...actions, onUndo }} controls={controls} />,
  )
  controls.current?.undo()
  expect(onUndo).toHaveBeenCalledExactlyOnceWith([])
  const counts = { ...importCount, changed: 0 }
  rerender(
    <ChangeHistory {...props} open={{ ...opened, counts }} actions={{ ...actions, onUndo }} controls={controls} />,
  )
  expect(screen.getByRole('button', { name: 'All of it was changed since' })).toBeDisabled()
  controls.current?.undo()
  expect(onUndo).toHaveBeenCalledOnce()
})

it('says of a large one how far it is, and of how many listings it is undone', async () => {
  const onStop = vi.fn()
  const onGoOn = vi.fn()
  const part = { done: 2000, of: 15_209 }
  const show = (operation: Partial<HistoryOperation>, open: object = {}) => {
    const shown = { ...importOperation, kind: 'bulk' as const, ...operation }
    const shownOpen = { ...opened, operation: shown, ...open }
    return <ChangeHistory {...props} list={listOf([shown])} actions={{ ...actions, onStop, onGoOn }} open={shownOpen} />
  }
  const row = () => screen.getAllByRole('listitem')[0]
  const { rerender } = render(
    show(
      { isFinished: false, progress: { ...part, state: 'working' } },
      { working: { ...part, what: 'itself', canStop: true } },
    ),
  )
  expect(row()).toMatchTextContent(/2,000 of 15,209, under way$/)
  expect(screen.getByRole('progressbar', { name: 'Under way' })).toHaveAttribute('aria-valuenow', '13')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()

  rerender(
    show(
      { isFinished: false, progress: { ...part, state: 'failed' } },
      { canGoOn: true, failure: 'The disk is full.' },
    ),
  )
  expect(row()).toMatchTextContent(/2,000 of 15,209, failed$/)
  expect(screen.getByRole('alert')).toMatchTextContent(/It could not go on. What is done stands. ?The disk is full./)
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(onGoOn).toHaveBeenCalledOnce()

  rerender(show({ isUndone: true, undoneInPart: part }, { working: { ...part, what: 'undo', canStop: false } }))
  expect(row()).toMatchTextContent(/2,000 of 15,209 undone$/)
  expect(screen.getByRole('progressbar', { name: 'Being undone' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  rerender(show({ isUndone: true, undoneInPart: part }))
  expect(screen.getByRole('button', { name: 'Undo 214 changes' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Undo the undo' })).toBeEnabled()
})

it('says apart what is archived and what comes back', () => {
  const counts = { ...importCount, changed: 128, archived: 809, restored: 1 }
  render(<ChangeHistory {...props} open={{ ...opened, counts }} />)
  expect(
    screen.getByRole('button', { name: 'Undo 128 changes, archive 809 new listings, bring back 1 listing' }),
  ).toBeEnabled()
})

it('offers to undo the undo, and after thirty days nothing', () => {
  const report = { changed: 214, archived: 0, restored: 0, leftAlone: 6 }
  const counts = { ...importCount, changed: 0, already: 214 }
  const show = (operation: HistoryOperation) => (
    <ChangeHistory {...props} open={{ ...opened, operation, counts, report }} />
  )
  const { rerender } = render(show({ ...importOperation, isUndone: true }))
  expect(screen.getByRole('status')).toHaveTextContent('214 changes undone, 6 left alone')
  expect(screen.getByRole('button', { name: 'Undo the undo' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Undo \d/ })).toBeNull()
  rerender(show({ ...importOperation, canUndo: false }))
  expect(screen.getByText(/Could be undone until 18 December\./)).toBeVisible()
  expect(within(screen.getByRole('article')).queryByRole('button', { name: /[Uu]ndo/ })).toBeNull()
})

it.each([
  ['09:00 – 17:00', '09:00 – 13:00', { start: '09:00 – ', before: '17:00', after: '13:00', end: '' }],
  ['Ten stone rooms', 'Twelve stone rooms', { start: '', before: 'Ten', after: 'Twelve', end: ' stone rooms' }],
  ['', 'New', { start: '', before: '', after: 'New', end: '' }],
  ['a a', 'a a a', { start: 'a a', before: '', after: ' a', end: '' }],
])('marks the words that changed: %s, %s', (before, after, part) => {
  expect(changedPart(before, after)).toEqual(part)
})
