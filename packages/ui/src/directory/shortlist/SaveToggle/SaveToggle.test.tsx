import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SaveToggle } from './SaveToggle.tsx'

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
