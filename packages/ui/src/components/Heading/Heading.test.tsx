import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Heading } from './Heading.tsx'

it('keeps its rank whatever its size', () => {
  render(
    <Heading level={2} size="h3">
      Details
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible()
})

it('does not track or stroke Arabic letters, which join', () => {
  render(
    <Heading level={1} lang="ar">
      دليل
    </Heading>,
  )
  const style = getComputedStyle(screen.getByRole('heading'))
  expect(style.webkitTextStrokeWidth).toBe('0px')
  expect(style.letterSpacing).toMatch(/^(0px|normal)$/)
})
