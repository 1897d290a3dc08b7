import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'accommodation', label: 'Accommodation', count: 3 },
  { value: 'restaurants', label: 'Restaurants', count: 0 },
  { value: 'shopping', label: 'Shopping', count: 1 },
]

it('is a group with a name, whose counts are read after the choices', () => {
  render(<CheckboxGroup label="Category" name="category" options={options} description="Any number." />)
  expect(screen.getByRole('group', { name: 'Category' })).toHaveAccessibleDescription('Any number.')
  const described = (name: string) => screen.getByRole('checkbox', { name })
  expect(described('Accommodation')).toHaveAccessibleDescription('3 results')
  expect(described('Restaurants')).toHaveAccessibleDescription('0 results')
  expect(described('Shopping')).toHaveAccessibleDescription('1 result')
})

it('keeps its name where the eye does not see it', () => {
  render(<CheckboxGroup label="Category" hideLabel name="category" options={options} />)
  expect(screen.getByRole('group', { name: 'Category' })).toBeVisible()
  expect(screen.getByText('Category').offsetWidth).toBe(1)
})

it('keeps a choice whose row is not shown', async () => {
  const onChange = vi.fn()
  render(
    <CheckboxGroup
      label="Country"
      name="country"
      options={options.slice(0, 2)}
      value={['shopping']}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByText('Accommodation'))
  expect(onChange).toHaveBeenLastCalledWith(['shopping', 'accommodation'])
})

it('says its error once, for the group, and marks every box', () => {
  render(
    <Form errors={{ category: 'Choose at least one' }}>
      <CheckboxGroup label="Category" name="category" options={options} />
    </Form>,
  )
  expect(screen.getAllByText('Choose at least one')).toHaveLength(1)
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose at least one')
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid()
})
