import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { page as browser, userEvent as realUser } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { sendWithoutScript } from '../../testing/sendWithoutScript.ts'
import { Select } from './Select.tsx'

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
]

afterEach(() => emulateMedia())

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

it('is described by its error and its hint', () => {
  render(<Select label="Country" options={options} error="Choose a country" description="Where it is." optional />)
  const select = screen.getByRole('combobox', { name: 'Country (optional)' })
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Choose a country Where it is.')
})

it('is a target for a finger: as wide as its words in a list, as its place in a form', () => {
  const { rerender } = render(<Select label="Sort by" options={options} />)
  const select = screen.getByRole('combobox')
  expect(select.offsetHeight).toBe(44)
  expect(select.offsetWidth).toBeLessThan(200)
  rerender(<Select label="Sort by" options={options} labelPlacement="above" />)
  expect(select.offsetHeight).toBe(48)
  expect(select.offsetWidth).toBeGreaterThan(600)
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

it('is sent by a plain form without script', async () => {
  const sent = await sendWithoutScript(
    <form action="/listings">
      <Select label="Sort by" name="sort" options={options} defaultValue="az" />
      <button type="submit">Sort</button>
    </form>,
    (page) => page.querySelector('button')?.click(),
  )
  expect(sent).toEqual([['sort', 'az']])
})
