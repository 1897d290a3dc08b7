import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { Spinner } from './Spinner.tsx'

afterEach(() => emulateMedia())

const turning = () => screen.getByRole('status').querySelector('g')?.getAnimations().length

it('is a status that says what is waited for', () => {
  const { rerender } = render(<Spinner />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  rerender(<Spinner label="Looking for changes" />)
  expect(screen.getByRole('status')).toHaveTextContent('Looking for changes')
})

it('turns', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' })
  render(<Spinner hideLabel />)
  expect(turning()).toBe(1)
  expect(screen.getByText('Loading...').offsetWidth).toBe(1)
})

it('stands still for those who asked for less movement, and is seen to say what it waits for', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  render(<Spinner hideLabel />)
  expect(turning()).toBe(0)
  expect(screen.getByText('Loading...').offsetWidth).toBeGreaterThan(20)
})
