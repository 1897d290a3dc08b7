import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Chip } from './Chip.tsx'

it('says its state in words, with a needle that is filled or hollow beside them', () => {
  const { container, rerender } = render(<Chip tone="success">Open now</Chip>)
  const filled = container.querySelector('path')?.getAttribute('fill')
  expect(container.textContent).toBe('Open now')
  rerender(<Chip hollow>Closed</Chip>)
  expect(container.textContent).toBe('Closed')
  expect([filled, container.querySelector('path')?.getAttribute('fill')]).toEqual(['currentColor', 'none'])
  expect(screen.queryByRole('img')).toBeNull()
})
