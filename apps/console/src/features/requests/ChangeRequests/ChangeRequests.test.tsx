import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { changeRequests } from '../../../testing/changeRequests.ts'
import { ChangeRequests, type ChangeRequestsControls, type ChangeRequestsProps } from './ChangeRequests.tsx'

const nothing = () => {}
const ready = { status: 'ready', rows: changeRequests, hasMore: false } as const
const list = { state: ready, onRetry: nothing, onMore: nothing }
const address: ChangeRequestsProps['address'] = {
  filters: { status: 'new', search: '' },
  hrefOf: ({ status }, request) => `/admin/requests?status=${status}&request=${request ?? ''}`,
  onFiltersChange: nothing,
}
const props: ChangeRequestsProps = { list, waiting: 4, address, now: new Date('2026-11-22T09:26:00.000Z') }

it('says of each request its business, kind, reference, sender, time and status, and leads to its review', () => {
  render(<ChangeRequests {...props} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Outjo Oven Suggestion DIRA 3HN 27V Nobody says who 19 Nov Waits for a look$/)
  expect(rows[2]).toMatch(
    /^Etosha East Gate Not opened yet Edit by the owner DIRA 9TB 41C Ndapewa Shikongo 21 Nov Waits for a look$/,
  )
  expect(screen.getByRole('link', { name: /^Etosha East Gate/ })).toHaveAttribute(
    'href',
    '/admin/requests?status=new&request=3',
  )
  expect(screen.getByRole('link', { name: 'Waits for a look 4' })).toHaveAttribute('aria-current', 'true')
})

it('moves the focus from row to row, and stays at the last', () => {
  const controls = createRef<ChangeRequestsControls>()
  render(<ChangeRequests {...props} controls={controls} />)
  const rows = screen.getAllByRole('link', { name: /DIRA/ })
  controls.current?.move(1)
  expect(rows[0]).toHaveFocus()
  controls.current?.move(1)
  expect(rows[1]).toHaveFocus()
  for (const _ of rows) controls.current?.move(1)
  expect(rows.at(-1)).toHaveFocus()
  controls.current?.search()
  expect(screen.getByRole('searchbox', { name: 'Search by reference or name' })).toHaveFocus()
})

it('says that nothing waits, or that nothing has all of the filters', () => {
  const empty = { ...props, list: { ...list, state: { ...ready, rows: [] } } }
  const { rerender } = render(<ChangeRequests {...empty} />)
  expect(screen.getByRole('status')).toHaveTextContent('Nothing waits for you.')
  rerender(<ChangeRequests {...empty} address={{ ...address, filters: { status: 'new', search: 'DIRA 222 222' } }} />)
  expect(screen.getByRole('status')).toHaveTextContent('No request has all of these.')
})
