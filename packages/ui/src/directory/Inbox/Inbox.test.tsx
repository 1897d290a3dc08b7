import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { inboxLetters } from '../../testing/inboxLetters.ts'
import { Inbox, type InboxProps } from './index.ts'

const props: InboxProps = {
  state: { status: 'ready', letters: inboxLetters },
  which: 'open',
  onWhichChange: () => {},
  onMark: () => {},
  onRetry: () => {},
}

it('shows who wrote what about which business, in the given order', () => {
  render(<Inbox {...props} />)
  const inbox = within(screen.getByRole('region', { name: 'Inbox' }))
  expect(inbox.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    inboxLetters.map(({ name }) => name),
  )
  const [first, , last] = inbox.getAllByRole('listitem')
  expect(first?.textContent).toContain('Enquiry to a business')
  expect(first?.textContent).toContain('Kapenta Moon Houseboats')
  expect(first?.textContent).toContain('We would come from Harare')
  expect(last?.textContent).toContain('No subject')
})

it('leads to an e-mail with its subject, and to WhatsApp where there is a number', () => {
  render(<Inbox {...props} />)
  expect(screen.getByRole('link', { name: 'Answer Amahle Dube by e-mail' })).toHaveAttribute(
    'href',
    'mailto:amahle@dube.example?subject=Re%3A%20Kapenta%20Moon%20Houseboats',
  )
  expect(screen.getByRole('link', { name: 'Answer Amahle Dube by WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/27825550166',
  )
  expect(screen.queryByRole('link', { name: 'Answer Joseph Ilunga by WhatsApp' })).toBeNull()
})

function Emptying() {
  const [letters, setLetters] = useState(inboxLetters)
  const onMark: InboxProps['onMark'] = ({ id }) => setLetters(letters.filter((letter) => letter.id !== id))
  return <Inbox {...props} state={{ status: 'ready', letters }} onMark={onMark} />
}

it('is emptied by keyboard: the focus goes on to the next letter, and at the end to the heading', async () => {
  render(<Emptying />)
  const mark = (name: string) => screen.queryByRole('button', { name: `Mark as answered: ${name}` })
  mark('Joseph Ilunga')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(mark('Joseph Ilunga')).toBeNull()
  expect(mark('سمير الإدريسي')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(mark('Amahle Dube')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Everything is answered.')
})

it('opens an answered letter again', async () => {
  const onMark = vi.fn()
  render(<Inbox {...props} which="answered" onMark={onMark} />)
  expect(screen.getByRole('button', { name: 'Answered' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Open again: Amahle Dube' }))
  expect(onMark).toHaveBeenCalledExactlyOnceWith(inboxLetters[0], false)
})

it('says that it is being read, and can be read again after a failure', async () => {
  const onRetry = vi.fn()
  const { rerender } = render(<Inbox {...props} state={{ status: 'loading' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('Reading the inbox')
  rerender(<Inbox {...props} state={{ status: 'failed' }} onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('The inbox could not be read.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
