import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stale } from './Stale.tsx'

it('hides what answers another question, also from assistive technology, and keeps its room', () => {
  const part = (isStale: boolean) => (
    <Stale isStale={isStale}>
      Understood as <a href="/listings">Restaurants in Kampala</a>
    </Stale>
  )
  const { container, rerender } = render(part(false))
  const room = container.clientHeight
  rerender(part(true))
  expect(screen.getByText('Restaurants in Kampala')).not.toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(room).toBeGreaterThan(0)
  expect(container.clientHeight).toBe(room)
})

it('leaves what is muted where it can be read and pressed', () => {
  render(
    <Stale isStale look="muted">
      <a href="/listings/nara-dunes-lodge">!Nara Dunes Lodge</a>
    </Stale>,
  )
  expect(screen.getByRole('link')).toBeVisible()
})
