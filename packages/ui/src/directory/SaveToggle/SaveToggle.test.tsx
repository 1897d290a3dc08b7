import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SaveToggle } from './SaveToggle.tsx'

it('keeps its name on a card, and says by its state that the listing is kept', async () => {
  const onChange = vi.fn()
  render(<SaveToggle businessName="Soko la Kitambaa" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save Soko la Kitambaa', pressed: false }))
  expect(screen.getByRole('button', { name: 'Save Soko la Kitambaa', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button'))
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

it('fills its bookmark once the listing is kept, so that colour is not all that changes', () => {
  const { container, rerender } = render(<SaveToggle businessName="Soko" isSelected={false} />)
  expect(container.querySelector('svg')).toHaveAttribute('fill', 'none')
  rerender(<SaveToggle businessName="Soko" isSelected />)
  expect(container.querySelector('svg')).toHaveAttribute('fill', 'currentColor')
})

it('changes its word as a part of a toolbar, and its name holds what is seen', () => {
  const { rerender } = render(<SaveToggle look="part" businessName="Soko" isSelected={false} />)
  expect(screen.getByRole('button', { name: 'Save Soko' }).textContent).toBe('Save')
  rerender(<SaveToggle look="part" businessName="Soko" isSelected />)
  expect(screen.getByRole('button', { name: 'Saved: Soko' }).textContent).toBe('Saved')
})
