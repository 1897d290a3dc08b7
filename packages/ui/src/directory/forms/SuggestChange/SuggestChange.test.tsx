import { readBusinessHours } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { classifiedDetail, premiumDetail } from '../../../testing/listingDetails.ts'
import { write } from '../../../testing/write.ts'
import { SuggestChange, type SuggestChangeProps } from './SuggestChange.tsx'
import type { SuggestionAnswer } from './suggestion.ts'

const answering = (answer: SuggestionAnswer) => vi.fn<SuggestChangeProps['onSubmit']>(() => Promise.resolve(answer))

function props(changed: Partial<SuggestChangeProps> = {}): SuggestChangeProps {
  return {
    listing: premiumDetail,
    week: readBusinessHours(premiumDetail.businessHours).week,
    dayNames: en.weekdays,
    onHere: () => Promise.resolve(undefined),
    onSubmit: answering({ state: 'sent' }),
    onSendNow: () => Promise.resolve({ state: 'sent' }),
    onTakeBack: () => {},
    privacyHref: '/privacy',
    defaultOpen: true,
    ...changed,
  }
}
const show = (changed?: Partial<SuggestChangeProps>) => render(<SuggestChange {...props(changed)} />)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.getByRole('heading', { name })
const field = (name: string) => screen.getByRole('textbox', { name })

it('takes a row and Send to say that a business has closed', async () => {
  const onSubmit = answering({ state: 'sent' })
  show({ onSubmit })
  expect(heading('What is wrong?')).toHaveFocus()
  await press('It has closed for good')
  await press('Send')
  await waitFor(() => expect(heading('Thank you')).toHaveFocus())
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ kind: 'closed', seenOn: '' }), expect.anything())
})

it('moves the focus to the heading of each step, and Back keeps what was typed', async () => {
  show()
  await press(/^Phone/)
  await waitFor(() => expect(heading('The phone')).toHaveFocus())
  await write(field('The right number'), '+264 81 555 7320')
  await press('What is wrong?')
  await waitFor(() => expect(heading('What is wrong?')).toHaveFocus())
  await press(/^Place/)
  await write(field('Your e-mail (optional)'), 'amahle@dube.example')
  await press('What is wrong?')
  await press(/^Phone/)
  expect(field('The right number')).toHaveValue('+264 81 555 7320')
  expect(field('Your e-mail (optional)')).toHaveValue('amahle@dube.example')
})

it('shows what stands there now, and asks for no hours where the page shows none', async () => {
  show({ listing: { ...classifiedDetail, address: '102 Schanzen Road' } })
  expect(screen.queryByRole('button', { name: /^Hours/ })).toBeNull()
  await press('Place on the map 102 Schanzen Road')
  expect(screen.getByText('102 Schanzen Road')).toBeInTheDocument()
})

it.each([
  ['phone', 'Write the right number, or choose that it does not ring'],
  ['hours', 'Press a day and set when it is open'],
  ['place', 'Write the address, or send where you stand'],
  ['other', 'Write what is wrong'],
  ['report', 'Choose what is not right'],
] as const)('sends nothing of an empty %s, and says what is missing', async (start, message) => {
  const onSubmit = answering({ state: 'sent' })
  show({ start, onSubmit })
  await press('Send')
  expect(await screen.findByText(message)).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('asks for no e-mail, and for a right one if any', async () => {
  const onSubmit = answering({ state: 'sent' })
  show({ start: 'closed', onSubmit })
  await write(field('Your e-mail (optional)'), 'amahle')
  await press('Send')
  expect(await screen.findByText('This is no e-mail address')).toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps all of it when it could not be sent', async () => {
  show({ start: 'other', onSubmit: answering({ state: 'failed', message: 'Too many.' }) })
  await write(field('What should it say?'), 'A new name')
  await press('Send')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many.')
  expect(field('What should it say?')).toHaveValue('A new name')
})

it('says that it waits for a network; what is taken back is there to be written on', async () => {
  const onTakeBack = vi.fn()
  show({ start: 'other', onSubmit: answering({ state: 'waiting' }), onTakeBack })
  await write(field('What should it say?'), 'A new name')
  await press('Send')
  await waitFor(() => expect(heading('Waits for a network')).toHaveFocus())
  await press('Take back')
  expect(onTakeBack).toHaveBeenCalledOnce()
  expect(field('What should it say?')).toHaveValue('A new name')
})

it('thanks once what waited has gone', async () => {
  show({ start: 'closed', onSubmit: answering({ state: 'waiting' }) })
  await press('Send')
  await waitFor(() => expect(heading('Waits for a network')).toHaveFocus())
  await press('Send now')
  await waitFor(() => expect(heading('Thank you')).toHaveFocus())
})

function Reopened() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <SuggestChange {...props()} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

it('begins at the list when it opens again', async () => {
  render(<Reopened />)
  await press('It has closed for good')
  await press('Send')
  await waitFor(() => expect(heading('Thank you')).toBeInTheDocument())
  await press(/^Back to/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Open')
  expect(heading('What is wrong?')).toBeInTheDocument()
})

it('says that a business is in the guide twice, and asks what it is only where that is known', async () => {
  const onSubmit = answering({ state: 'sent' })
  show({ onSubmit })
  expect(screen.queryByRole('button', { name: /^What it is/ })).toBeNull()
  await press('It is in the guide twice')
  await press('Send')
  expect(onSubmit).not.toHaveBeenCalled()
  await write(field('The other page: its name or its address'), 'Nara Lodge')
  await press('Send')
  await waitFor(() => expect(heading('Thank you')).toHaveFocus())
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'same', sameAs: 'Nara Lodge' }),
    expect.anything(),
  )
  expect(screen.getByText('Nara Lodge')).toBeVisible()
})
