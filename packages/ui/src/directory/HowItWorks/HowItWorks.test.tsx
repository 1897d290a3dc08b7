import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HowItWorks } from './HowItWorks.tsx'

it('tells its three steps in their order, each with a dial of its own bearing', () => {
  render(<HowItWorks />)
  const section = within(screen.getByRole('region', { name: 'How it works' }))
  const steps = section.getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Search',
    'Compare',
    'Connect',
  ])
  expect(steps.map((step) => step.querySelector('g')?.getAttribute('transform'))).toEqual([
    'rotate(-58)',
    'rotate(12)',
    'rotate(64)',
  ])
})
