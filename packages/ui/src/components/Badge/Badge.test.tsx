import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Badge } from './Badge.tsx'

it.each(['sun', 'action', 'outline'] as const)('keeps its words on one line as %s', (look) => {
  render(
    <div style={{ inlineSize: 40 }}>
      <Badge look={look}>Open to visitors</Badge>
    </div>,
  )
  const badge = screen.getByText('Open to visitors')
  expect(badge.offsetHeight).toBe(28)
  expect(badge.offsetWidth).toBeGreaterThan(100)
})
