import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { tableListings, tableProps } from '../../../testing/tableListings.ts'
import { ListingTable, type ListingTableProps } from './ListingTable.tsx'
import type { ListingTableControls } from './useTableControls.ts'
import type { PickedListings } from './listedListing.ts'

const nothing = () => {}
const props: ListingTableProps = {
  ...tableProps,
  state: { status: 'ready', rows: tableListings, count: 10_000, isFirst: true, nextHref: '/next' },
  onSearch: nothing,
  onFilter: nothing,
  onPlace: nothing,
  onClear: nothing,
  onSort: nothing,
  onColumns: nothing,
  onPick: nothing,
  onBulk: nothing,
  onConfirm: nothing,
  onCancel: nothing,
  onKeepView: async () => true,
  onSaveView: nothing,
  onRemoveView: nothing,
  onCsv: nothing,
  onOpen: nothing,
  onRetry: nothing,
}

/** As a page keeps what is picked. */
function Kept({ said, ...rest }: Partial<ListingTableProps> & { readonly said: (picked: PickedListings) => void }) {
  const [picked, setPicked] = useState<PickedListings>(props.picked)
  const keep = (next: PickedListings) => {
    said(next)
    setPicked(next)
  }
  return <ListingTable {...props} {...rest} picked={picked} onPick={keep} />
}

const ids = tableListings.map(({ id }) => id)
const box = (at: number) => screen.getByRole('checkbox', { name: new RegExp(`^Pick ${tableListings[at]!.name}`) })

afterEach(() => page.viewport(1280, 800))

it('picks a range from one box to another with Shift, and keeps what is picked on other pages', async () => {
  const said = vi.fn()
  const { rerender } = render(<Kept said={said} />)
  const user = userEvent.setup()
  await user.click(box(1))
  await user.keyboard('{Shift>}')
  await user.click(box(3))
  await user.keyboard('{/Shift}')
  expect(said).toHaveBeenLastCalledWith({ kind: 'rows', ids: new Set(ids.slice(1, 4)) })
  expect(screen.getByText('3 picked')).toBeVisible()
  const elsewhere = tableListings.slice(0, 1).map((row) => ({ ...row, id: 'other' }))
  rerender(<Kept said={said} state={{ status: 'ready', rows: elsewhere, count: 10_000, isFirst: false }} />)
  await user.click(box(0))
  expect(said).toHaveBeenLastCalledWith({ kind: 'rows', ids: new Set([...ids.slice(1, 4), 'other']) })
})

it('moves, picks and opens by what keys are given, and a letter looks for no row', async () => {
  const said = vi.fn()
  const onOpen = vi.fn()
  const controls = createRef<ListingTableControls>()
  render(<Kept said={said} controls={controls} onOpen={onOpen} />)
  const rows = within(screen.getByRole('grid')).getAllByRole('row').slice(1)
  controls.current?.move(1)
  expect(rows[0]).toHaveFocus()
  await userEvent.keyboard(tableListings[4]!.name.replaceAll(/\W/g, '').slice(0, 1))
  expect(rows[0]).toHaveFocus()
  controls.current?.pick()
  await expect.poll(() => box(0)).toBeChecked()
  controls.current?.move(1, true)
  await expect.poll(() => box(1)).toBeChecked()
  controls.current?.move(1, true)
  expect(rows[2]).toHaveFocus()
  await expect.poll(() => said).toHaveBeenLastCalledWith({ kind: 'rows', ids: new Set(ids.slice(0, 3)) })
  controls.current?.open()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(tableListings[2]!.href)
})

it('has the keys of a grid, and one stop for Tab among its rows', async () => {
  const said = vi.fn()
  const onOpen = vi.fn()
  render(<Kept said={said} onOpen={onOpen} />)
  const rows = within(screen.getByRole('grid')).getAllByRole('row').slice(1)
  screen.getByRole('button', { name: 'Changed' }).focus()
  await userEvent.tab()
  expect(rows[0]).toHaveFocus()
  await userEvent.keyboard('{ArrowDown} ')
  expect(rows[1]).toHaveFocus()
  expect(rows[1]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(said).toHaveBeenLastCalledWith({ kind: 'rows', ids: new Set(ids.slice(1, 4)) })
  await userEvent.tab()
  expect(box(3)).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(said).toHaveBeenLastCalledWith({ kind: 'rows', ids: new Set(ids.slice(1, 3)) })
  await userEvent.tab()
  expect(screen.getByRole('link', { name: tableListings[3]!.name })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(rows.at(-1)).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(tableListings[0]!.href)
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(said).toHaveBeenLastCalledWith({ kind: 'rows', ids: new Set(ids) })
})

it('picks by a finger that rests on a row, and with one picked by each that touches', async () => {
  const said = vi.fn()
  const onOpen = vi.fn()
  render(<Kept said={said} onOpen={onOpen} />)
  const cell = (at: number) => document.querySelector(`[data-row="${ids[at]}"] [data-column]`)!
  fireEvent.pointerDown(cell(0), { pointerType: 'touch' })
  await expect.poll(() => box(0)).toBeChecked()
  fireEvent.pointerUp(cell(0), { pointerType: 'touch' })
  fireEvent.click(cell(0))
  expect(box(0)).toBeChecked()
  fireEvent.pointerDown(cell(1), { pointerType: 'touch' })
  fireEvent.pointerUp(cell(1), { pointerType: 'touch' })
  fireEvent.click(cell(1))
  expect(said).toHaveBeenLastCalledWith({ kind: 'rows', ids: new Set(ids.slice(0, 2)) })
  expect(onOpen).not.toHaveBeenCalled()
})

it('leaves text of a row to be marked, and its box to pick nonetheless', async () => {
  const onOpen = vi.fn()
  render(<Kept said={nothing} onOpen={onOpen} />)
  const cell = document.querySelector(`[data-row="${ids[1]}"] [data-column="place"]`)!
  document.getSelection()?.selectAllChildren(cell)
  fireEvent.click(cell)
  expect(onOpen).not.toHaveBeenCalled()
  box(1).focus()
  await userEvent.keyboard(' ')
  expect(box(1)).toBeChecked()
})

it('opens a listing by its row, once, and leaves its name to be a link', async () => {
  const onOpen = vi.fn()
  render(<Kept said={vi.fn()} onOpen={onOpen} />)
  const name = screen.getByRole('link', { name: tableListings[1]!.name })
  expect(name).toHaveAttribute('href', tableListings[1]!.href)
  name.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(name)
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText(tableListings[1]!.category, { selector: `[data-row="${ids[1]}"] *` }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(tableListings[1]!.href)
})

it('picks all that match but for what is picked off, and asks before so many are changed', async () => {
  const said = vi.fn()
  const { rerender } = render(<Kept said={said} />)
  await userEvent.click(box(0))
  await userEvent.click(screen.getByRole('button', { name: 'Pick all that match' }))
  expect(screen.getByText('10,000 picked')).toBeVisible()
  await userEvent.click(box(2))
  expect(said).toHaveBeenLastCalledWith({ kind: 'all', without: new Set([ids[2]]), count: 10_000, isShown: true })
  expect(screen.getByText('9,999 picked')).toBeVisible()
  const onConfirm = vi.fn()
  const bulk = { step: 'asking', change: { field: 'package', value: 'premium' }, count: 9_999 } as const
  rerender(<Kept said={said} bulk={bulk} onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change 9,999 listings to Premium' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  const onCancel = vi.fn()
  const working = { step: 'working', done: 4_200, count: 9_999, isUndo: true } as const
  rerender(<Kept said={said} bulk={working} onCancel={onCancel} />)
  expect(screen.getByText('4,200 of 9,999 put back')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  rerender(<Kept said={said} bulk={{ ...working, canStop: true }} onCancel={onCancel} />)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

it('sorts by its heads, says which order it has, and counts no further than it is told', async () => {
  const onSort = vi.fn()
  render(
    <ListingTable {...props} onSort={onSort} state={{ ...props.state, count: null } as ListingTableProps['state']} />,
  )
  expect(screen.getByText('More than 10,000')).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Business' })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Changed' }))
  expect(onSort).toHaveBeenLastCalledWith('changed', false)
  await userEvent.click(screen.getByRole('button', { name: 'Business' }))
  expect(onSort).toHaveBeenLastCalledWith('name', true)
})

it('says until when a package is paid for, its grace, and that it has ended', () => {
  render(<ListingTable {...props} />)
  const cells = screen
    .getAllByRole('row')
    .slice(1, 5)
    .map((row) => row.querySelector('[data-column="paidUntil"]'))
  expect(cells.map((cell) => cell?.textContent)).toEqual([
    '14 Mar 2027',
    'No end',
    '12 Nov 2026grace until 26 Nov',
    '1 Oct 2026shown as classified',
  ])
})

it('lets columns be left out, but not the name', async () => {
  const onColumns = vi.fn()
  render(<ListingTable {...props} onColumns={onColumns} />)
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const choice = within(screen.getByRole('dialog', { name: 'Columns' }))
  expect(choice.queryByRole('checkbox', { name: 'Business' })).toBeNull()
  await userEvent.click(choice.getByRole('checkbox', { name: 'Images' }))
  expect(onColumns).toHaveBeenLastCalledWith(['package', 'place', 'status', 'paidUntil', 'changed'])
  choice.getByRole('checkbox', { name: 'Status' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(onColumns).toHaveBeenLastCalledWith(['package', 'status', 'place', 'paidUntil', 'images', 'changed'])
})

it('says what nothing has together, with a way to take each away', async () => {
  const onFilter = vi.fn()
  const onSearch = vi.fn()
  const state = { status: 'ready', rows: [], count: 0, isFirst: true } as const
  render(<ListingTable {...props} search="rods" state={state} onFilter={onFilter} onSearch={onSearch} />)
  const found = within(screen.getByText('No listing has all of these.').parentElement!)
  await userEvent.click(found.getByRole('button', { name: 'Remove Draft' }))
  expect(onFilter).toHaveBeenCalledExactlyOnceWith('statuses', ['published'])
  await userEvent.click(found.getByRole('button', { name: 'Remove “rods”' }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('')
})

it('has cards on a narrow screen, with what is picked at the lower edge', async () => {
  await page.viewport(390, 844)
  render(<Kept said={nothing} />)
  await userEvent.click(box(0))
  const bar = screen.getByRole('region', { name: 'With what is picked' }).getBoundingClientRect()
  expect(Math.round(bar.bottom)).toBe(844)
  expect(document.documentElement.scrollWidth).toBe(390)
})

it('leads on from no page that another is about to replace, and keeps the focus meanwhile', async () => {
  const { rerender } = render(<ListingTable {...props} />)
  const next = screen.getByRole('link', { name: /^Next/ })
  next.focus()
  rerender(
    <ListingTable
      {...props}
      state={{ status: 'ready', rows: tableListings, count: 10_000, isFirst: true, nextHref: '/next', isReading: true }}
    />,
  )
  expect(fireEvent.click(next)).toBe(false)
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
})

it('keeps the name of a view on the screen until the view is stored, and gives the focus to it', async () => {
  let answer = (_isStored: boolean) => {}
  const onKeepView = vi.fn(async () => new Promise<boolean>((resolve) => (answer = resolve)))
  const view = { id: 'new', name: 'Lodges', href: '/lodges', isHere: true }
  const { rerender } = render(<ListingTable {...props} views={[]} search="lodge" onKeepView={onKeepView} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep this as a view' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Lodges')
  const keep = screen.getByRole('button', { name: 'Keep' })
  for (const isStored of [false, true]) {
    await userEvent.click(keep)
    expect(keep).toHaveFocus()
    if (isStored) rerender(<ListingTable {...props} views={[view]} search="lodge" onKeepView={onKeepView} />)
    answer(isStored)
    if (!isStored) await waitFor(() => expect(keep).not.toHaveAttribute('aria-disabled'))
  }
  expect(onKeepView).toHaveBeenLastCalledWith('Lodges')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Lodges' })).toHaveFocus())
})
