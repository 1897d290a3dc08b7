import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')

it('says at each field what is wrong, and takes whoever sent it to the first', async () => {
  const form = (props: Partial<LoginFormProps>) => <LoginForm onSubmit={() => {}} {...props} />
  const { rerender } = render(form({}))
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  rerender(
    form({
      errors: { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' },
    }),
  )
  expect(email()).toHaveAccessibleDescription('Please enter a valid email address')
  expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters')
  await waitFor(() => expect(email()).toHaveFocus())
})

it('says that it is on its way, and is not sent twice', async () => {
  const onSubmit = vi.fn()
  render(<LoginForm onSubmit={onSubmit} isBusy />)
  const button = screen.getByRole('button', { name: /Logging in\.\.\./ })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await userEvent.type(password(), 'karoo-moon{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('cannot be sent before its script is there: a password never gets into an address', () => {
  const html = renderToString(<LoginForm onSubmit={() => {}} />)
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toMatch(/<button [^>]*disabled=""[^>]*>Login/)
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/)
})
