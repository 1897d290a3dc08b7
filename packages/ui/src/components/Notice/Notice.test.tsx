import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Notice } from './Notice.tsx'

it('waits its turn as a status, but interrupts as an error', () => {
  render(
    <>
      <Notice>Checking admin privileges...</Notice>
      <Notice tone="error">Please fill out all required fields</Notice>
    </>,
  )
  expect(screen.getByRole('status').textContent).toContain('Checking admin privileges...')
  expect(screen.getByRole('alert').textContent).toContain('Please fill out all required fields')
})
