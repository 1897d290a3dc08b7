import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerPosition } from '../../../testing/positions.ts'
import { NearMe } from './NearMe.tsx'

let restore: ReturnType<typeof answerPosition> | undefined
const answer = (...args: Parameters<typeof answerPosition>) => {
  restore?.()
  restore = answerPosition(...args)
}
afterEach(() => restore?.())

it('asks for the position when it is pressed, never before', async () => {
  answer({ lat: -1.28643, lng: 36.81723 })
  const onFound = vi.fn()
  render(<NearMe onFound={onFound} />)
  expect(restore?.asked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() =>
    expect(onFound).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lat: -1.28643, lng: 36.81723 })),
  )
})

it.each([
  ['refused', 'denied', 'browser’s settings'],
  ['refused', 'prompt', 'Press again and allow it'],
  ['timedOut', 'granted', 'took too long'],
  ['unavailable', 'granted', 'cannot tell where it is'],
] as const)('says what to do where it is %s and the permission is %s', async (trouble, permission, words) => {
  answer(trouble, permission)
  const onFound = vi.fn()
  render(<NearMe onFound={onFound} />)
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words))
  expect(onFound).not.toHaveBeenCalled()
})

it('says that it is finding the reader', async () => {
  answer('none')
  render(<NearMe onFound={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByRole('button', { name: 'Finding you…' })).toHaveAttribute('aria-disabled', 'true')
})
