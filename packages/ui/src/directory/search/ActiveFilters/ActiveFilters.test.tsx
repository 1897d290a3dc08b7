import type { ActiveFilter } from '@dira/directory-core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { ActiveFilters } from './ActiveFilters.tsx'

const all: readonly ActiveFilter[] = [
  { group: 'categories', value: 'shopping', label: 'Shopping' },
  { group: 'countries', value: 'kenya', label: 'Kenya' },
]

function Filters() {
  const [filters, setFilters] = useState(all)
  return (
    <ActiveFilters
      filters={filters}
      onRemove={(removed) => setFilters(filters.filter((filter) => filter !== removed))}
      onClear={() => setFilters([])}
    />
  )
}

const whole = () => screen.getByRole('group')

it('counts the filters', () => {
  const { rerender } = render(<ActiveFilters filters={all} />)
  expect(screen.getByText('2 active filters')).toBeVisible()
  rerender(<ActiveFilters filters={all.slice(0, 1)} />)
  expect(screen.getByText('1 active filter')).toBeVisible()
})

it('tells which filter was removed, and when all were', async () => {
  const onRemove = vi.fn()
  const onClear = vi.fn()
  render(<ActiveFilters filters={all} onRemove={onRemove} onClear={onClear} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Kenya' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(all[1])
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it('goes on to the badge that is left, and with the last one stays here, where nothing is seen any more', async () => {
  render(<Filters />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Shopping' }))
  expect(screen.getByRole('button', { name: 'Remove Kenya' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(whole()).toHaveFocus()
  expect(whole()).toHaveAccessibleName('0 active filters')
  expect(whole()).toBeEmptyDOMElement()
})

it('keeps the focus when all filters are cleared', async () => {
  render(<Filters />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(whole()).toHaveFocus()
})

it('takes no room without filters', () => {
  render(
    <div style={{ display: 'grid', gap: 24 }} data-testid="page">
      <p>Search</p>
      <ActiveFilters filters={[]} />
    </div>,
  )
  expect(screen.getByTestId('page').offsetHeight).toBe(screen.getByText('Search').offsetHeight)
})

it('is made of links where there are addresses, also without script', () => {
  const html = renderToString(
    <ActiveFilters filters={all} hrefOf={({ value }) => `/listings?without=${value}`} clearHref="/listings" />,
  )
  expect(html).toContain('href="/listings?without=kenya"')
  expect(html).toMatch(/<a [^>]*href="\/listings"[^>]*>Clear all/)
  expect(html).not.toContain('<button')
})

it('has the filters that a text was understood as, as links to the rest', () => {
  const understood = [{ name: 'Nairobi', href: '/listings?category=accommodation' }]
  render(<ActiveFilters understood={understood} filters={all} />)
  expect(whole()).toHaveAccessibleName('3 active filters')
  expect(screen.getByRole('link', { name: 'Remove Nairobi' })).toHaveAttribute('href', understood[0]?.href)
})
