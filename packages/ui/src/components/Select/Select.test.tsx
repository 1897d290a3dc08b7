import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page as browser, userEvent as realUser } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { Select } from './Select.tsx'

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
]

afterEach(() => emulateMedia())

it('is described by its error and its hint', () => {
  render(<Select label="Country" options={options} error="Choose a country" description="Where it is." optional />)
  const select = screen.getByRole('combobox', { name: 'Country (optional)' })
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Choose a country Where it is.')
})

it('opens a menu in which the chosen row is bold and has the needle, and every row has room for a finger', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  render(<Select label="Sort by" options={options} defaultValue="az" />)
  await browser.getByRole('combobox').click()
  const rows = screen.getAllByRole<HTMLOptionElement>('option')
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(rows.map((row) => getComputedStyle(row).fontWeight)).toEqual(['400', '700'])
  expect(rows.map((row) => getComputedStyle(row, '::checkmark').visibility)).toEqual(['hidden', 'visible'])
  await realUser.keyboard('{ArrowUp}{Enter}')
  expect(screen.getByRole('combobox')).toHaveValue('featured')
})
