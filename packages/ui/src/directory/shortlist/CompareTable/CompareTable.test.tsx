import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { comparisonOf, fourCompared } from '../../../testing/comparisons.ts'
import { CompareTable } from './CompareTable.tsx'

const [nara, okavango, sabi, pier] = fourCompared

const show = (...slugs: readonly string[]) =>
  render(
    <CompareTable
      listingsHref="/listings"
      view={comparisonOf(...slugs)}
      hrefOf={(slug) => `/listings/${slug}`}
      removeHrefOf={(slug) => `/compare?without=${slug}`}
    />,
  )

/** The visible columns, from the start of the line to its end. */
const seen = () =>
  screen
    .getAllByRole('columnheader')
    .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    .map((head) => within(head).getByRole('heading').textContent)

afterEach(() => page.viewport(1280, 800))

it('names each column by its listing, each row by its field, and tells a screen reader what a dash means', () => {
  show(nara, pier)
  expect(screen.getByRole('columnheader', { name: '!Nara Dunes Lodge' })).toBeVisible()
  const row = screen.getByRole('row', { name: /^Email/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('Email')
  expect(within(row).getByRole('link')).toHaveAttribute('href', 'mailto:stay@nara-dunes-lodge.example')
  expect(within(row).getAllByRole('cell')[1]?.textContent).toBe('–Not shown')
})

it('says of today whether the business is open, with its hours', () => {
  show(nara, pier)
  const [today] = within(screen.getByRole('row', { name: /^Today/ })).getAllByRole('cell')
  expect(today?.textContent).toMatch(/^Open now\d\d:\d\d/)
})

it('says so when nothing differs', async () => {
  const { columns, groups } = comparisonOf(nara, pier)
  const same = groups.map(({ title, rows }) => ({ title, rows: rows.map((row) => ({ ...row, differs: false })) }))
  render(
    <CompareTable listingsHref="/listings" view={{ columns, groups: same }} hrefOf={String} removeHrefOf={String} />,
  )
  const words = screen.getByText(/^Nothing differs/)
  expect(words).not.toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show only what differs' }))
  expect(words).toBeVisible()
  expect(screen.queryByRole('rowheader')).toBeNull()
})

it('sends the focus on to the next listing when one is removed', async () => {
  function Comparison() {
    const [slugs, setSlugs] = useState<readonly string[]>([nara, okavango, sabi])
    return (
      <CompareTable
        listingsHref="/listings"
        view={comparisonOf(...slugs)}
        hrefOf={String}
        removeHrefOf={(slug) => `#${slug}`}
        onClick={(event) => {
          const slug = (event.target as Element).closest('a')?.hash.slice(1)
          event.preventDefault()
          setSlugs(slugs.filter((one) => one !== slug))
        }}
      />
    )
  }
  render(<Comparison />)
  await userEvent.click(screen.getByRole('link', { name: 'Remove Okavango Reed Camp' }))
  expect(screen.getByRole('link', { name: 'Remove Sabi Leadwood House' })).toHaveFocus()
  expect(screen.getByRole('status').textContent).toBe('2 of 4 places used')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('link', { name: 'Remove !Nara Dunes Lodge' })).toHaveFocus()
})

it('shows a phone the two listings that are picked, in their places, and swaps them rather than showing one twice', async () => {
  await page.viewport(390, 844)
  show(...fourCompared)
  expect(seen()).toEqual(['!Nara Dunes Lodge', 'Okavango Reed Camp'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Left listing' }), pier)
  expect(seen()).toEqual(['Old Pier Rooms', 'Okavango Reed Camp'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Left listing' }), okavango)
  expect(seen()).toEqual(['Okavango Reed Camp', 'Old Pier Rooms'])
  expect(within(screen.getByRole('row', { name: /^Location/ })).getAllByRole('cell')).toHaveLength(2)
})

it('has the focus when all are removed, and the button that did it is gone', async () => {
  function Comparison() {
    const [slugs, setSlugs] = useState<readonly string[]>([nara, sabi])
    const removeAll = <button onClick={() => setSlugs([])}>Remove all</button>
    return (
      <CompareTable
        listingsHref="/listings"
        view={comparisonOf(...slugs)}
        hrefOf={String}
        removeHrefOf={String}
        actions={removeAll}
      />
    )
  }
  render(<Comparison />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
  expect(document.activeElement?.textContent).toContain('Nothing to compare yet')
  expect(document.body).not.toHaveFocus()
})

it('says what to do when there is nothing to compare', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore Listings' })).toHaveAttribute('href', '/listings')
})
