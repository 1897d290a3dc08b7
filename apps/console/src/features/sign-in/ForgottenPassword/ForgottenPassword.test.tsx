import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { write } from '../../../testing/write.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'

it('says after the question no more than that an email may be on its way, and has the focus there', async () => {
  const { rerender } = render(<ForgottenPassword onAsk={() => {}} />)
  await userEvent.click(screen.getByText('Forgot the password?'))
  rerender(<ForgottenPassword onAsk={() => {}} outcome="asked" />)
  expect(screen.getByText(/^If this address has an account/)).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull()
})

it('keeps what was typed where nothing was answered, and can be asked again', async () => {
  const onAsk = vi.fn()
  const { rerender } = render(<ForgottenPassword onAsk={onAsk} />)
  await userEvent.click(screen.getByText('Forgot the password?'))
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(onAsk).not.toHaveBeenCalled()
  await write(screen.getByRole('textbox'), 'a@dira.example')
  await userEvent.keyboard('{Enter}')
  rerender(<ForgottenPassword onAsk={onAsk} outcome="unreachable" />)
  expect(screen.getByText('The server did not answer. Try again in a minute.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(onAsk.mock.calls).toEqual([['a@dira.example'], ['a@dira.example']])
})
