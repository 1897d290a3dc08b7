import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Outbox } from './Outbox.tsx'
import { OutboxFailures } from '../../../shared/outbox/OutboxFailures.tsx'
import type { OutboxRow } from './outboxRow.ts'

const row: OutboxRow = {
  id: '1',
  state: 'byHand',
  subject: 'Gate ends today',
  to: ['stay@gate.example'],
  text: 'The last day',
  at: '2026-11-22T08:00:00.000Z',
  canHandOver: true,
  canRetry: false,
}

it('copies all of an email', async () => {
  const user = userEvent.setup()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const nothing = () => undefined
  render(
    <Outbox
      list={{ state: { status: 'ready', rows: [row], hasMore: false }, onRetry: nothing, onMore: nothing }}
      view="open"
      hrefs={{ open: '/a', settled: '/b' }}
      failed={0}
      onHandOver={nothing}
      onSendAgain={nothing}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Copy: Gate ends today' }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('The last day')
  expect(await screen.findByRole('button', { name: 'Copied: Gate ends today' })).toBeVisible()
})

it('says nothing of failures where none failed, and else leads to them', () => {
  const { rerender } = render(<OutboxFailures count={0} onRetry={() => undefined} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<OutboxFailures count={2} error="550 No such mailbox" href="/admin/outbox" onRetry={() => undefined} />)
  const said = within(screen.getByRole('alert'))
  expect(said.getByText('2 emails could not be sent.')).toBeVisible()
  expect(said.getByText('550 No such mailbox')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at them' })).toHaveAttribute('href', '/admin/outbox')
})
