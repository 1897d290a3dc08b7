import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { RequestView } from './requestView.ts'
import { RequestStatus, type RequestStatusProps } from './RequestStatus.tsx'

const READ: RequestView = {
  title: 'Outjo Oven',
  reference: 'DIRA 7K4 M92',
  state: 'read',
  sentAt: new Date('2026-11-19T16:04:00Z'),
  readAt: new Date('2026-11-20T07:12:00Z'),
  talk: [],
}

function show(request: RequestStatusProps['request'], more: Partial<RequestStatusProps> = {}) {
  const onWithdraw = vi.fn()
  render(
    <RequestStatus
      request={request}
      url="https://dira.example/requests#4f1c"
      onRetry={vi.fn()}
      withoutScript="Call us"
      answer={{ value: '', onChange: vi.fn(), onSend: vi.fn(), isBusy: false, isKept: true, limit: 1000 }}
      withdraw={{ onWithdraw, isBusy: false, hasFailed: false }}
      {...more}
    />,
  )
  return { onWithdraw }
}

it('takes a request back after one question', async () => {
  const { onWithdraw } = show(READ)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(onWithdraw).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
  expect(onWithdraw).toHaveBeenCalledOnce()
})

it('names the step that was reached last, and those to come', () => {
  show(READ)
  const [sent, read, decided] = screen.getAllByRole('listitem')
  expect(sent).not.toHaveAttribute('aria-current')
  expect(read).toHaveAttribute('aria-current', 'step')
  expect(decided).toHaveTextContent('Decided')
  expect(decided).not.toHaveAttribute('aria-current')
})

it('takes an answer only while one is waited for', () => {
  const talk = [{ from: 'dira', text: 'Which street?', at: new Date('2026-11-21T08:20:00Z') }] as const
  show({ ...READ, talk })
  expect(screen.getByText('Which street?')).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull()
})

it('offers neither an answer nor Withdraw once it is decided, but to apply again', async () => {
  const onAgain = vi.fn()
  show(
    { ...READ, state: 'declined', decidedAt: new Date('2026-11-22T08:20:00Z'), reason: 'It has closed.' },
    { onAgain },
  )
  expect(screen.getByText('It has closed.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply again with the same words' }))
  expect(onAgain).toHaveBeenCalledOnce()
})

it('says of a wrong link only that nothing is behind it', () => {
  show('notFound')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing is behind this link')
  expect(screen.queryByRole('button')).toBeNull()
})
