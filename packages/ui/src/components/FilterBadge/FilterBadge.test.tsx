import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { FilterBadge } from './FilterBadge.tsx'
import { FilterBadgeList } from './FilterBadgeList.tsx'

it('is a link without the filter where there is an address for that, also without script', () => {
  const badge = <FilterBadge name="Kenya" href="/listings?country=namibia" />
  render(badge)
  expect(screen.getByRole('link', { name: 'Remove Kenya' })).toHaveAttribute('href', '/listings?country=namibia')
  expect(renderToString(badge)).toContain('href="/listings?country=namibia"')
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
  await userEvent.click(screen.getByRole('button', { name: 'Remove Kenya' }))
  rerender(list(['Shopping']))
  expect(screen.getByRole('textbox')).toHaveFocus()
})
