import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResultsSummary } from './ResultsSummary.tsx'

it('announces a change in the line that was there before', () => {
  const { rerender } = render(<ResultsSummary matches={12} total={12} />)
  const line = screen.getByRole('status')
  expect(line.textContent).toContain('Showing 12 of 12 businesses')
  rerender(<ResultsSummary matches={0} total={12} />)
  expect(screen.getByRole('status')).toBe(line)
  expect(line.textContent).toContain('Showing 0 of 12 businesses')
})
