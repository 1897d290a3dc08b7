import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

const box = () => screen.getByRole<HTMLInputElement>('checkbox')

it('is ticked anywhere on its row, and by Space', async () => {
  const onChange = vi.fn()
  render(
    <Checkbox end="2" onChange={onChange}>
      Shopping
    </Checkbox>,
  )
  await userEvent.click(screen.getByText('2'))
  await userEvent.click(screen.getByText('Shopping'))
  box().focus()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [false], [true]])
  expect(box()).toBeChecked()
})

it('is named by its text alone, and described by error, hint and what stands at its end', () => {
  render(
    <Checkbox end="2 results" description="Markets too." error="Choose it">
      Shopping
    </Checkbox>,
  )
  expect(box()).toHaveAccessibleName('Shopping')
  expect(box()).toHaveAccessibleDescription('Choose it Markets too. 2 results')
  expect(box()).toBeInvalid()
})

it('stays some, not all, until its parent says otherwise', async () => {
  const { rerender } = render(
    <Checkbox indeterminate checked={false}>
      All
    </Checkbox>,
  )
  expect(box()).toBePartiallyChecked()
  rerender(
    <Checkbox indeterminate checked={false} description="3 of 4">
      All
    </Checkbox>,
  )
  expect(box()).toBePartiallyChecked()
  rerender(<Checkbox checked>All</Checkbox>)
  expect(box()).not.toBePartiallyChecked()
  expect(box()).toBeChecked()
})

it('is drawn by the style sheet, so that a tick is seen without script', () => {
  render(<Checkbox>Shopping</Checkbox>)
  const drawn = () => getComputedStyle(box(), '::before').display
  expect(drawn()).toBe('none')
  box().checked = true
  expect(drawn()).toBe('block')
})

it('cannot be ticked while it is disabled', async () => {
  render(<Checkbox disabled>Shopping</Checkbox>)
  await userEvent.click(screen.getByText('Shopping'))
  expect(box()).not.toBeChecked()
})
