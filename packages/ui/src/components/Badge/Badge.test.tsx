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

it('points the other way where the text runs from right to left', () => {
  render(
    <div dir="rtl">
      <Badge>مميز</Badge>
    </div>,
  )
  expect(getComputedStyle(screen.getByText('مميز'), '::before').transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
})
