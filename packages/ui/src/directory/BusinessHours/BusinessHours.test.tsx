import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BusinessHours } from './BusinessHours.tsx'

const rows = [
  { day: 'Monday – Friday', hours: '07:00 – 17:00' },
  { day: 'Saturday', hours: '08:00 – 13:00' },
  { day: 'Sunday', hours: 'Closed' },
]
const weights = () => screen.getAllByRole('definition').map((time) => getComputedStyle(time).fontWeight)

it('lists every row as it was written', () => {
  render(<BusinessHours rows={rows} />)
  expect(screen.getAllByRole('term').map((day) => day.textContent)).toEqual(['Monday – Friday', 'Saturday', 'Sunday'])
  expect(screen.getByText('08:00 – 13:00')).toBeVisible()
  expect(screen.queryByText(/today/)).toBeNull()
})

it('marks the rows that count today, to the eye and in words', () => {
  render(<BusinessHours rows={rows} today={[{ day: 'Saturday', hours: '08:00 – 13:00' }]} />)
  expect(screen.getAllByRole('term').map((day) => day.textContent)).toEqual([
    'Monday – Friday',
    'Saturday, today',
    'Sunday',
  ])
  expect(weights()).toEqual(['400', '700', '400'])
})
