import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompareBar } from './CompareBar.tsx'

it('asks for another one instead of comparing one with itself', () => {
  render(<CompareBar count={1} href="/compare?listing=a" />)
  expect(screen.getByText('Choose one more to compare')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('stays at the lower edge of the window while the page scrolls', () => {
  render(
    <main>
      <div style={{ blockSize: 3000 }} />
      <CompareBar count={2} href="/compare" />
    </main>,
  )
  expect(screen.getByRole('region', { name: 'Comparison' }).getBoundingClientRect().bottom).toBe(innerHeight)
})
