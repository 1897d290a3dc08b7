import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Table, type TableColumn, type TableProps } from './Table.tsx'

interface Town {
  readonly name: string
  readonly country: string
  readonly listings: number
}

const towns: readonly Town[] = [
  { name: 'Goma', country: 'DR Congo', listings: 3 },
  { name: 'Lamu', country: 'Kenya', listings: 12 },
  { name: 'Maun', country: 'Botswana', listings: 7 },
]

const columns: readonly TableColumn<Town>[] = [
  { id: 'name', name: 'Town', cell: ({ name }) => name, note: () => 'By the water', isSortable: true },
  { id: 'country', name: 'Country', cell: ({ country }) => country },
  { id: 'listings', name: 'Listings', cell: ({ listings }) => listings, isSortable: true },
  {
    id: 'menu',
    name: 'Actions',
    isNameHidden: true,
    cell: ({ name }) => (
      <button style={{ inlineSize: 44, blockSize: 44 }} aria-label={`Actions for ${name}`}>
        …
      </button>
    ),
    inCard: 'corner',
  },
]

afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  await page.viewport(1280, 800)
})

const element = (props: Partial<TableProps<Town>> = {}) => (
  <Table caption="Towns" columns={columns} rows={towns} rowKey={({ name }) => name} {...props} />
)
const show = (props?: Partial<TableProps<Town>>) => render(element(props))
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!
const box = (name: string) => screen.getByRole('checkbox', { name })

it('is a table with a caption, heads of columns, and heads of rows', () => {
  show()
  const table = screen.getByRole('table', { name: 'Towns' })
  expect(screen.getByText('Towns')).toBeVisible()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Town', 'Country', 'Listings', 'Actions'])
  expect(within(row('Lamu By the water')).getAllByRole('cell')[0]).toHaveTextContent('Kenya')
})

it('may leave its caption to a heading above it', () => {
  show({ isCaptionHidden: true })
  expect(screen.getByRole('table', { name: 'Towns' })).toBeVisible()
  expect(screen.getByText('Towns').offsetWidth).toBe(1)
})

describe('sorting', () => {
  it('is told by the head of the column, and by no other', () => {
    show({ sort: { column: 'listings', direction: 'descending' } })
    expect(screen.getByRole('columnheader', { name: 'Listings' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('columnheader', { name: 'Town' })).not.toHaveAttribute('aria-sort')
  })

  it('is asked for by the name: upwards first, then the other way', async () => {
    const onSortChange = vi.fn()
    const { rerender } = show({ sort: { column: 'name', direction: 'ascending' }, onSortChange })
    await userEvent.click(screen.getByRole('button', { name: 'Listings' }))
    rerender(element({ sort: { column: 'listings', direction: 'ascending' }, onSortChange }))
    await userEvent.keyboard('{Enter}')
    rerender(element({ sort: { column: 'listings', direction: 'descending' }, onSortChange }))
    await userEvent.keyboard('{Enter}')
    expect(onSortChange.mock.calls.map(([{ column, direction }]) => `${column} ${direction}`)).toEqual([
      'listings ascending',
      'listings descending',
      'listings ascending',
    ])
    expect(screen.getByRole('button', { name: 'Listings' })).toHaveFocus()
  })

  it('is not offered where the column does not sort, nor to those without script', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Country' })).toBeNull()
    expect(renderToString(element({ columns: columns.slice(0, 3) }))).not.toContain('<button')
  })
})

describe('choosing', () => {
  it('is not offered by itself', () => {
    show()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is a checkbox with the name of its row, and tells all that are chosen', async () => {
    const onSelectionChange = vi.fn()
    show({ isSelectable: true, defaultSelectedKeys: new Set(['Goma']), onSelectionChange })
    await userEvent.click(box('Lamu'))
    await userEvent.click(box('Goma'))
    expect(onSelectionChange.mock.calls.map(([keys]) => [...keys])).toEqual([['Goma', 'Lamu'], ['Lamu']])
    expect(box('Lamu')).toBeChecked()
    expect(box('Goma')).not.toBeChecked()
    expect(getComputedStyle(row('Lamu By the water')).backgroundColor).not.toBe(
      getComputedStyle(row('Maun By the water')).backgroundColor,
    )
  })

  it('of all takes and drops the rows on show, and leaves the others as they are', async () => {
    const onSelectionChange = vi.fn()
    show({ isSelectable: true, defaultSelectedKeys: new Set(['Windhoek']), onSelectionChange })
    const all = box('Select all')
    expect(all).not.toBePartiallyChecked()
    await userEvent.click(box('Maun'))
    expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    expect(all).toBeChecked()
    expect(all).not.toBePartiallyChecked()
    await userEvent.click(all)
    expect([...onSelectionChange.mock.lastCall![0]]).toEqual(['Windhoek'])
  })

  it('is what the parent keeps', async () => {
    function Kept() {
      const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['Goma']))
      return element({ isSelectable: true, selectedKeys: keys, onSelectionChange: setKeys })
    }
    const { unmount } = render(<Kept />)
    await userEvent.click(box('Lamu'))
    expect(box('Lamu')).toBeChecked()
    unmount()
    show({ isSelectable: true, selectedKeys: new Set() })
    await userEvent.click(box('Lamu'))
    expect(box('Lamu')).not.toBeChecked()
  })
})

it('keeps the order of a text in a page that runs the other way', () => {
  document.documentElement.dir = 'rtl'
  show({ rows: [{ name: '!Nara', country: 'Namibia', listings: 1 }] })
  const text = screen.getByText('!Nara').firstChild!
  const mark = document.createRange()
  mark.setStart(text, 0)
  mark.setEnd(text, 1)
  expect(mark.getBoundingClientRect().left).toBeCloseTo(screen.getByText('!Nara').getBoundingClientRect().left, 0)
})

it('says so when there is nothing', () => {
  const { rerender } = show({ rows: [] })
  expect(screen.getByRole('cell', { name: 'Nothing to show' })).toBeVisible()
  rerender(element({ rows: [], empty: 'No towns yet' }))
  expect(screen.getByRole('cell', { name: 'No towns yet' })).toBeVisible()
})

it('has rows of 64 pixels, and a head between two lines of ink', () => {
  show()
  expect(row('Goma By the water').offsetHeight).toBe(64)
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(screen.getByRole('columnheader', { name: 'Country' }))
  expect([borderTopWidth, borderBottomWidth]).toEqual(['2px', '2px'])
})

describe('on a phone', () => {
  interface AxNode {
    ignored: boolean
    role?: { value: string }
    name?: { value: string }
  }

  interface FrameTree {
    frame: { id: string; url: string }
    childFrames?: FrameTree[]
  }

  /** The tests run in a frame of the page. */
  function frameOf({ frame, childFrames = [] }: FrameTree, url: string): string | undefined {
    return frame.url === url ? frame.id : childFrames.map((child) => frameOf(child, url)).find(Boolean)
  }

  /** What Chromium tells assistive technology: role and name of each part of the table, without what lies between. */
  async function tableTree(): Promise<string[]> {
    const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: FrameTree }
    const frameId = frameOf(frameTree, window.location.href)!
    const { nodes } = (await cdp().send('Accessibility.getFullAXTree', { frameId })) as { nodes: AxNode[] }
    const parts = ['table', 'caption', 'row', 'columnheader', 'rowheader', 'cell']
    return nodes
      .filter(({ ignored, role }) => !ignored && role && parts.includes(role.value.toLowerCase()))
      .map(({ role, name }) => `${role!.value.toLowerCase()} ${name?.value ?? ''}`.trim())
  }

  it.each([
    ['with something to do in its head', { isSelectable: true }],
    ['with a head of names alone', { columns: columns.map((column) => ({ ...column, isSortable: false })) }],
  ])('%s it is the same table to assistive technology, with the same words', async (_kind, props) => {
    show(props)
    await cdp().send('Accessibility.enable')
    const wide = await tableTree()
    await page.viewport(390, 800)
    expect(getComputedStyle(screen.getAllByRole('row').at(-1)!).display).toBe('flex')
    expect(await tableTree()).toEqual(wide)
    expect(wide).toContain('columnheader Country')
    expect(wide).toContain('cell DR Congo')
    expect(wide.filter((part) => part === 'row')).toHaveLength(4)
    await cdp().send('Accessibility.disable')
  })

  it('names each value by its column, for the eye', async () => {
    await page.viewport(390, 800)
    show()
    const cell = screen.getByRole('cell', { name: 'Kenya' })
    expect(getComputedStyle(cell, '::before').content).toContain('"Country"')
  })

  it.each(['ltr', 'rtl'])('stays inside the page, at 320 pixels too, %s', async (dir) => {
    document.documentElement.dir = dir
    await page.viewport(320, 640)
    const long = {
      name: 'Ngorongorohighlandssafarivehicles',
      country: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
      listings: 1,
    }
    show({ rows: [long], isSelectable: true, media: () => <svg viewBox="0 0 4 3" /> })
    expect(document.documentElement.scrollWidth).toBe(320)
    const frame = screen.getByRole('table').parentElement!
    expect(frame.scrollWidth).toBe(frame.clientWidth)
  })

  it('still sorts and chooses', async () => {
    await page.viewport(390, 800)
    const onSortChange = vi.fn()
    show({ isSelectable: true, onSortChange })
    await userEvent.click(screen.getByRole('button', { name: 'Listings' }))
    expect(onSortChange).toHaveBeenCalledOnce()
    await userEvent.click(box('Select all'))
    expect(box('Goma')).toBeChecked()
    for (const target of [
      ...screen.getAllByRole('checkbox').map((input) => input.closest('label')!),
      ...screen.getAllByRole('button'),
    ]) {
      expect(Math.min(target.offsetWidth, target.offsetHeight)).toBeGreaterThanOrEqual(44)
    }
  })
})

it('scrolls sideways inside itself where it is too wide, and is then reachable by keyboard', async () => {
  await page.viewport(800, 600)
  const wide = [...columns, { id: 'wide', name: 'Wide', cell: () => <div style={{ inlineSize: 900 }}>wide</div> }]
  const { rerender } = show({ columns: wide })
  expect(document.documentElement.scrollWidth).toBe(800)
  const frame = await screen.findByRole('region', { name: 'Towns' })
  expect(frame.tabIndex).toBe(0)
  rerender(element())
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

it('keeps a sticky head in sight while the page scrolls', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ name: `Town ${index}`, country: 'Kenya', listings: index }))
  show({ rows: many, isHeadSticky: true })
  window.scrollTo(0, 1500)
  expect(window.scrollY).toBe(1500)
  const head = screen.getByRole('columnheader', { name: 'Country' }).getBoundingClientRect()
  expect(head.top).toBeCloseTo(0, 0)
  const { left, top } = head
  expect(document.elementFromPoint(left + 20, top + 20)?.closest('th')).toHaveTextContent('Country')
  window.scrollTo(0, 0)
})
