import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Wordmark } from './Wordmark.tsx'

it('reads Dira', () => {
  render(<Wordmark />)
  expect(screen.getByRole('img', { name: 'Dira' })).toBeVisible()
})
