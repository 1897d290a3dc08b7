import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading' })

it('says how far it is in per cent, where nobody has better words', () => {
  const { rerender } = render(<ProgressBar label="Uploading" value={1} max={3} />)
  expect(bar()).toHaveAttribute('aria-valuetext', '33%')
  expect(screen.getByText('33%')).toBeVisible()
  expect(bar().position).toBeCloseTo(1 / 3)
  rerender(<ProgressBar label="Uploading" value={1} max={3} valueText="1 of 3 pictures" />)
  expect(bar()).toHaveAttribute('aria-valuetext', '1 of 3 pictures')
  expect(screen.queryByText('33%')).toBeNull()
})

it('claims no value where none is known', () => {
  render(<ProgressBar label="Uploading" />)
  expect(bar().position).toBe(-1)
  expect(bar()).not.toHaveAttribute('aria-valuetext')
})

it('takes a start for a value', () => {
  render(<ProgressBar label="Uploading" value={0} />)
  expect(bar().position).toBe(0)
  expect(screen.getByText('0%')).toBeVisible()
})
