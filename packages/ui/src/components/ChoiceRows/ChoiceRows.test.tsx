import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { ChoiceRows } from './ChoiceRows.tsx'

const ROWS = [
  { value: 'standard', label: 'Standard', end: 'R995', note: 'Six photographs' },
  { value: 'premium', label: 'Premium', end: 'R1995', note: 'Ten photographs' },
] as const

function Packages() {
  const [value, setValue] = useState<'standard' | 'premium'>('standard')
  return <ChoiceRows label="Package" rows={ROWS} value={value} onChange={setValue} />
}

it('is one group of radio buttons, each with its line, that arrow keys go through', async () => {
  render(<Packages />)
  expect(screen.getByRole('radiogroup', { name: 'Package' })).toBeInTheDocument()
  const standard = screen.getByRole('radio', { name: /Standard R995 Six photographs/ })
  expect(standard).toBeChecked()
  standard.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: /Premium/ })).toBeChecked()
  expect(standard).not.toBeChecked()
})

it('says what is wrong of the whole, and has the focus when its form says so', async () => {
  render(
    <Form required={{ plan: 'Choose a package' }}>
      <ChoiceRows label="Package" name="plan" rows={ROWS} value={undefined} onChange={() => {}} />
      <button type="submit">Send</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const group = screen.getByRole('radiogroup', { name: 'Package' })
  expect(group).toBeInvalid()
  expect(group).toHaveAccessibleDescription('Choose a package')
  expect(screen.getByRole('radio', { name: /Standard/ })).toHaveFocus()
})
