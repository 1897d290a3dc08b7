import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { FilterBadge } from './FilterBadge.tsx'
import { FilterBadgeList } from './FilterBadgeList.tsx'

it('names its button by what it removes, and tells when it is pressed', async () => {
  const onRemove = vi.fn()
  render(<FilterBadge name="Kenya" onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Kenya' }))
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledTimes(2)
})

it('is a link without the filter where there is an address for that, also without script', () => {
  const badge = <FilterBadge name="Kenya" href="/listings?country=namibia" />
  render(badge)
  expect(screen.getByRole('link', { name: 'Remove Kenya' })).toHaveAttribute('href', '/listings?country=namibia')
  expect(renderToString(badge)).toContain('href="/listings?country=namibia"')
})

it('is removed by a target of 44 pixels', () => {
  render(<FilterBadge name="Kenya" />)
  const { offsetWidth, offsetHeight } = screen.getByRole('button')
  expect([offsetWidth, offsetHeight]).toEqual([44, 44])
})

function Filters({ names: first }: { names: readonly string[] }) {
  const [names, setNames] = useState(first)
  return (
    <FilterBadgeList
      filters={names.map((name) => ({ name, onRemove: () => setNames(names.filter((kept) => kept !== name)) }))}
    />
  )
}

const remove = async (name: string) => {
  screen.getByRole('button', { name: `Remove ${name}` }).focus()
  await userEvent.keyboard('{Enter}')
}

it('goes on to the next badge when one is removed, and back to the last where none follows', async () => {
  render(<Filters names={['Kenya', 'Shopping', 'Namibia']} />)
  expect(screen.getByRole('list', { name: 'Active filters' }).children).toHaveLength(3)
  await remove('Shopping')
  expect(screen.getByRole('button', { name: 'Remove Namibia' })).toHaveFocus()
  await remove('Namibia')
  expect(screen.getByRole('button', { name: 'Remove Kenya' })).toHaveFocus()
})

it('takes the focus from nobody who has it elsewhere', async () => {
  const onRemove = vi.fn(() => screen.getByRole('textbox').focus())
  const list = (names: readonly string[]) => (
    <>
      <input />
      <FilterBadgeList filters={names.map((name) => ({ name, onRemove }))} />
    </>
  )
  const { rerender } = render(list(['Kenya', 'Shopping']))
  await remove('Kenya')
  rerender(list(['Shopping']))
  expect(screen.getByRole('textbox')).toHaveFocus()
})
