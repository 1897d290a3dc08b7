import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TextArea } from './TextArea.tsx'

const area = () => screen.getByRole('textbox')

it('is named by its label and described by error, hint and counter', () => {
  render(
    <TextArea
      label="Message"
      optional
      error="Too short"
      description="A sentence will do."
      limit={600}
      defaultValue="Hi"
    />,
  )
  expect(area()).toHaveAccessibleName('Message (optional)')
  expect(area()).toHaveAccessibleDescription('Too short A sentence will do. 2 of 600 characters')
  expect(area()).toBeInvalid()
})

it('counts while one writes, and takes no more than its limit', async () => {
  render(<TextArea label="Message" limit={5} />)
  await userEvent.type(area(), 'Hello there')
  expect(area()).toHaveValue('Hello')
  expect(screen.getByText('5 of 5')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('0 characters left')
})
