import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it } from 'vitest'
import { TextField } from './TextField.tsx'

const field = () => screen.getByRole('textbox')

it('reads its error first, then its hint, its counter and what else describes it', () => {
  render(
    <>
      <TextField
        label="Business name"
        error="Please enter a name"
        description="As it is written above your door."
        limit={60}
        defaultValue="Soko"
        aria-describedby="more"
      />
      <p id="more">Travellers see it.</p>
    </>,
  )
  expect(field()).toHaveAccessibleName('Business name')
  expect(field()).toHaveAccessibleDescription(
    'Please enter a name As it is written above your door. 4 of 60 characters Travellers see it.',
  )
  expect(field()).toBeInvalid()
})

it('describes nothing where there is nothing to describe', () => {
  render(<TextField label="Name" />)
  expect(field()).not.toHaveAttribute('aria-describedby')
  expect(field()).not.toHaveAttribute('aria-invalid')
})

it('says optional in words, and leaves required to the browser', () => {
  render(<TextField label="Website" optional />)
  expect(field()).toHaveAccessibleName('Website (optional)')
  expect(field()).not.toBeRequired()
})

it('marks no required field with a star', () => {
  render(<TextField label="Name" required />)
  expect(field()).toHaveAccessibleName('Name')
  expect(field()).toBeRequired()
})

it('takes no more than its limit, and counts aloud only near the end of it', async () => {
  render(<TextField label="Name" limit={12} />)
  const status = screen.getByRole('status')
  await userEvent.type(field(), 'S')
  expect(screen.getByText('1 of 12')).toBeVisible()
  expect(status).toBeEmptyDOMElement()
  await userEvent.type(field(), 'o')
  expect(status).toHaveTextContent('10 characters left')
  await userEvent.type(field(), 'ko la Kita')
  expect(status).toHaveTextContent('0 characters left')
  await userEvent.type(field(), 'mbaa')
  expect(field()).toHaveValue('Soko la Kita')
})

it('counts what the parent keeps, and starts again when the form does', async () => {
  const { rerender } = render(<TextField label="Name" limit={60} value="Soko" onChange={() => {}} />)
  expect(screen.getByText('4 of 60')).toBeVisible()
  rerender(<TextField label="Name" limit={60} value="Soko la" onChange={() => {}} />)
  expect(screen.getByText('7 of 60')).toBeVisible()

  rerender(
    <form aria-label="Own">
      <TextField label="Name" limit={60} defaultValue="Nara" />
    </form>,
  )
  await userEvent.type(field(), ' Dunes')
  expect(screen.getByText('10 of 60')).toBeVisible()
  screen.getByRole<HTMLFormElement>('form').reset()
  await waitFor(() => expect(screen.getByText('4 of 60')).toBeVisible())
})

it('shows a password and hides it again, at the latest when the form is sent', async () => {
  render(
    <form aria-label="Login" onSubmit={(event) => event.preventDefault()}>
      <TextField label="Password" type="password" />
      <button type="submit">Login</button>
    </form>,
  )
  const password = screen.getByLabelText('Password')
  await userEvent.type(password, 'springbok')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(password).toHaveValue('springbok')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(password).toHaveAttribute('type', 'password')
  expect(password).toHaveValue('springbok')
})

it('has no dead button in a password field without script', () => {
  expect(renderToString(<TextField label="Password" type="password" />)).not.toContain('<button')
})

it.each(['email', 'tel', 'url'] as const)(
  'keeps what is typed as %s from left to right on a page that is not',
  (type) => {
    render(
      <div dir="rtl">
        <TextField label="العنوان" type={type} />
      </div>,
    )
    const { direction, textAlign } = getComputedStyle(field())
    expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' })
  },
)
