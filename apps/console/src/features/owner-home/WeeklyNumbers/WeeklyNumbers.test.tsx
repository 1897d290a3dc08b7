import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleWeeks } from '../../../testing/sampleOwner.ts'
import { WeeklyNumbers } from './WeeklyNumbers.tsx'

it('draws a lozenge for each contact up to nine, and the number beyond', () => {
  const { container, rerender } = render(<WeeklyNumbers weeks={[{ week: '2026-11-16', views: 4, contacts: 9 }]} />)
  expect(container.querySelectorAll('[role=img] svg')).toHaveLength(9)
  rerender(<WeeklyNumbers weeks={[{ week: '2026-11-16', views: 4, contacts: 10 }]} />)
  expect(container.querySelectorAll('[role=img] svg')).toHaveLength(0)
})

it.each([
  [0, 'Counting began today.'],
  [1, 'Counting began yesterday.'],
  [2, 'Counting began on Friday.'],
])('says when counting began, %i days ago', (daysAgo, said) => {
  render(<WeeklyNumbers weeks={sampleWeeks} began={{ on: '2026-11-20', daysAgo }} />)
  expect(screen.getByText(said)).toBeInTheDocument()
})
