import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { reviewedApplication, reviewedClaim, reviewedEdit, wentLive } from '../../../testing/changeRequests.ts'
import { write } from '../../../testing/write.ts'
import { ChangeRequestReview, type ChangeRequestReviewProps } from './ChangeRequestReview.tsx'
import type { ReviewControls } from './useOpenReview.ts'

const nothing = () => {}
const props: ChangeRequestReviewProps = {
  open: { status: 'ready', request: reviewedEdit },
  listHref: '/admin/requests',
  tiers: [{ value: 'premium', label: 'Premium' }],
  onDecide: nothing,
  onAskBack: nothing,
  onReopen: nothing,
  onRetry: nothing,
}
const row = (name: string) => screen.getByRole('group', { name })

it('shows field by field what the page says and what is asked for, and says what is removed and added', () => {
  render(<ChangeRequestReview {...props} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Etosha East Gate' })).toHaveFocus()
  const text = (name: string) => row(name).textContent
  expect(text('Description')).toMatch(
    /^DescriptionOn the page.*removed twenty-two rooms.*Asked for.*added twenty-four rooms/,
  )
  expect(text('Address')).toMatch(
    /When it was sentC38, Von Lindequist Gate *NowC38, added 12 km east.*Asked for.*added Namutoni road/,
  )
  expect(screen.getByText(/version 14, the page is at 15\. One field collides/)).toBeVisible()
  expect(within(row('Website')).queryByRole('button')).toBeNull()
  expect(within(row('Images')).getByText('added').parentElement).toContainElement(screen.getByAltText('The pool'))
})

it('decides by keys on the row that has the focus, and goes on to the next that is open', async () => {
  const controls = createRef<ReviewControls>()
  const onDecide = vi.fn()
  render(<ChangeRequestReview {...props} controls={controls} onDecide={onDecide} />)
  const press = (key: keyof ReviewControls) => act(() => controls.current?.[key]())
  press('accept')
  expect(row('Business name')).toHaveFocus()
  press('keep')
  expect(row('Description')).toHaveFocus()
  press('undo')
  expect(row('Business name')).toHaveFocus()
  press('keep')
  press('accept')
  expect(row('Address')).toHaveFocus()
  press('decide')
  expect(row('Address')).toHaveFocus()
  expect(onDecide).not.toHaveBeenCalled()
  press('accept')
  press('accept')
  expect(screen.getByText('4 accepted, 1 kept')).toBeVisible()
  await write(screen.getByRole('textbox', { name: /Why not all/ }), 'The door says otherwise')
  press('decide')
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({
    accept: ['description', 'address', 'website', 'images'],
    keep: ['businessName'],
    reason: 'The door says otherwise',
    how: 'owner',
  })
})

it('decides anew what changed meanwhile, and leaves the other decisions', async () => {
  const { rerender } = render(<ChangeRequestReview {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Accept all that fit' }))
  expect(screen.getByText('4 accepted, 1 to decide')).toBeVisible()
  const fields = reviewedEdit.fields.map((field) =>
    field.field === 'description' ? { ...field, state: 'collides' as const, now: 'Thirty rooms' } : field,
  )
  rerender(
    <ChangeRequestReview
      {...props}
      open={{ status: 'ready', request: { ...reviewedEdit, fields }, hasChanged: true }}
    />,
  )
  expect(screen.getByText('3 accepted, 2 to decide')).toBeVisible()
  expect(within(row('Description')).getByText('Still to decide')).toBeVisible()
})

it('writes both sides of a collision into one', async () => {
  const onDecide = vi.fn()
  const request = { ...reviewedEdit, fields: reviewedEdit.fields.filter(({ state }) => state === 'collides') }
  render(<ChangeRequestReview {...props} open={{ status: 'ready', request }} onDecide={onDecide} />)
  await userEvent.click(screen.getByRole('button', { name: 'Write both into one' }))
  const both = screen.getByRole('textbox', { name: 'Address, written from both' })
  expect(both).toHaveFocus()
  await userEvent.type(both, ', 12 km east')
  await userEvent.click(screen.getByRole('button', { name: /^Decide/ }))
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({
    accept: ['address'],
    keep: [],
    reason: '',
    how: 'owner',
    instead: { address: 'C38, Namutoni road, Von Lindequist Gate, 12 km east' },
  })
})

it('asks how facts were checked as long as one is accepted, and begins with who sent them', async () => {
  const onDecide = vi.fn()
  const request = { ...reviewedEdit, checkedBy: 'administrator', fields: reviewedEdit.fields.slice(1, 3) } as const
  render(<ChangeRequestReview {...props} open={{ status: 'ready', request }} onDecide={onDecide} />)
  const how = () => screen.queryByRole('combobox', { name: 'How the facts were checked' })
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Description' }))
  expect(how()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Address' }))
  expect(how()).toHaveDisplayValue('By Dira')
  await userEvent.selectOptions(how()!, 'By a call')
  await userEvent.click(screen.getByRole('button', { name: 'Keep: Address' }))
  expect(how()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Address' }))
  expect(how()).toHaveDisplayValue('By a call')
  await userEvent.click(screen.getByRole('button', { name: /^Decide/ }))
  expect(onDecide).toHaveBeenCalledWith({ accept: ['description', 'address'], keep: [], reason: '', how: 'call' })
})

it('shows what went live at once, also of a request that is decided, and undoes one field at a time', async () => {
  const onUndoLive = vi.fn()
  const request = { ...reviewedEdit, status: 'declined', wentLive } as const
  const { rerender } = render(
    <ChangeRequestReview {...props} open={{ status: 'ready', request }} onUndoLive={onUndoLive} />,
  )
  const live = within(screen.getByRole('region', { name: 'Went live at once' }))
  expect(live.getByText('+264 81 555 3958')).toBeVisible()
  expect(live.getByText('+264 81 555 4410')).toBeVisible()
  await userEvent.click(live.getByRole('button', { name: 'Undo: Phone' }))
  expect(onUndoLive).toHaveBeenCalledExactlyOnceWith(wentLive[0], 'phone')
  rerender(
    <ChangeRequestReview {...props} open={{ status: 'ready', request, isWriting: true }} onUndoLive={onUndoLive} />,
  )
  expect(live.getByRole('button', { name: 'Undo: Hours' })).toBeDisabled()

  // The focus goes on from what has gone.
  const left = [{ ...wentLive[0]!, fields: wentLive[0]!.fields.slice(1) }]
  rerender(<ChangeRequestReview {...props} open={{ status: 'ready', request: { ...request, wentLive: left } }} />)
  expect(live.getByRole('button', { name: 'Undo: Hours' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  rerender(<ChangeRequestReview {...props} open={{ status: 'ready', request: { ...request, wentLive: [] } }} />)
  expect(screen.queryByRole('region', { name: 'Went live at once' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('asks why where everything is kept', async () => {
  const onDecide = vi.fn()
  const request = { ...reviewedEdit, fields: reviewedEdit.fields.slice(0, 1) }
  render(<ChangeRequestReview {...props} open={{ status: 'ready', request }} onDecide={onDecide} />)
  await userEvent.click(screen.getByRole('button', { name: /^Keep/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Decide/ }))
  expect(screen.getByRole('textbox', { name: /Why not all/ })).toHaveAccessibleDescription(/Say why/)
  expect(screen.getByRole('textbox', { name: /Why not all/ })).toHaveFocus()
  expect(onDecide).not.toHaveBeenCalled()
})

it('says of an application how its listing begins', async () => {
  const onDecide = vi.fn()
  render(
    <ChangeRequestReview {...props} open={{ status: 'ready', request: reviewedApplication }} onDecide={onDecide} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Accept all that fit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: Hours' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Published' }))
  await userEvent.click(screen.getByRole('button', { name: /^Decide/ }))
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({
    accept: ['businessName', 'category', 'country', 'city', 'phone'],
    keep: ['businessHours'],
    reason: '',
    newListing: { slug: 'kapenta-moon-houseboats', status: 'published', tier: 'premium' },
  })
})

it('asks back, and declines with a reason of one’s own', async () => {
  const [onAskBack, onDecide] = [vi.fn(), vi.fn()]
  render(
    <ChangeRequestReview
      {...props}
      open={{ status: 'ready', request: reviewedClaim }}
      onAskBack={onAskBack}
      onDecide={onDecide}
    />,
  )
  await write(screen.getByRole('textbox', { name: 'Your question' }), 'Which harbour?')
  await userEvent.click(screen.getByRole('button', { name: 'Ask and wait' }))
  expect(onAskBack).toHaveBeenCalledExactlyOnceWith('Which harbour?')
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }))
  await userEvent.click(screen.getByRole('button', { name: 'Decline, with this reason' }))
  expect(screen.getByRole('textbox', { name: 'The reason' })).toHaveFocus()
  expect(onDecide).not.toHaveBeenCalled()
  await write(screen.getByRole('textbox', { name: 'The reason' }), 'The lease has ended.')
  await userEvent.click(screen.getByRole('button', { name: 'Decline, with this reason' }))
  expect(onDecide).toHaveBeenCalledExactlyOnceWith({
    accept: [],
    keep: [],
    reason: 'The lease has ended.',
    isAccepted: false,
  })
})
