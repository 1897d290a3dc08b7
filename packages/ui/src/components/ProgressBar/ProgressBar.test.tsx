import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

it.each([
  [0, 50, 0, ''],
  [4, 50, 8, ''],
  [19, 50, 38, '30 so far'],
  [60, 50, 100, '100 so far'],
  [0, 0, 100, '100 so far'],
])('of %d of %d it shows %d percent, and announces tenths', (done, of, percent, said) => {
  render(<ProgressBar label="Import" done={done} of={of} words={(tenth) => `${tenth} so far`} />)
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', String(percent))
  expect(screen.getByRole('status').textContent).toBe(said)
})

it('announces nothing without words', () => {
  render(<ProgressBar label="Import" done={1} of={2} />)
  expect(screen.queryByRole('status')).toBeNull()
})
