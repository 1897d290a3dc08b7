import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Select } from './Select.tsx'

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
]

it('is a combobox with its label, whose choice the form carries and the parent hears', async () => {
  const onChange = vi.fn()
  render(
    <form aria-label="Order">
      <Select label="Sort by" name="sort" options={options} onChange={onChange} />
    </form>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A-Z')
  expect(onChange).toHaveBeenCalledWith('az')
  expect(new FormData(screen.getByRole('form')).get('sort')).toBe('az')
})

it('shows the choice that the parent keeps', () => {
  render(<Select label="Sort by" name="sort" options={options} value="az" />)
  expect(screen.getByRole('combobox')).toHaveValue('az')
})
