import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TierBadge } from './TierBadge.tsx'

it.each([
  ['classified', 'Classified', 1],
  ['standard', 'Standard', 1],
  ['premium', 'Premium', 2],
] as const)('tells %s by its word and its needles, not by colour alone', (tier, label, needles) => {
  const { container } = render(<TierBadge tier={tier} label={label} />)
  expect(container.textContent).toContain(label)
  expect(container.querySelectorAll('svg')).toHaveLength(needles)
})
