import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createToastQueue } from '../../../components/Toast/createToastQueue.ts'
import { ToastProvider } from '../../../components/Toast/ToastProvider.tsx'
import { CompareBar } from './CompareBar.tsx'

it('asks for another one instead of comparing one with itself', () => {
  render(<CompareBar count={1} href="/compare?listing=a" onClear={() => {}} />)
  expect(screen.getByText('Choose one more to compare')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('stays at the lower edge of the window while the page scrolls', () => {
  render(
    <main>
      <div style={{ blockSize: 3000 }} />
      <CompareBar count={2} href="/compare" onClear={() => {}} />
    </main>,
  )
  expect(screen.getByRole('region', { name: 'Comparison' }).getBoundingClientRect().bottom).toBe(innerHeight)
})

it('can be cleared', async () => {
  const onClear = vi.fn()
  render(<CompareBar count={2} href="/compare" onClear={onClear} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear the comparison' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it('is not covered by toasts', async () => {
  await page.viewport(390, 844)
  const queue = createToastQueue()
  render(
    <ToastProvider queue={queue}>
      <div style={{ blockSize: 3000 }} />
      <CompareBar count={2} href="/compare" onClear={() => {}} />
    </ToastProvider>,
  )
  act(() => void queue.add('Saved'))
  const { bottom } = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(screen.getByRole('region', { name: 'Comparison' }).getBoundingClientRect().top)
  await page.viewport(1280, 800)
})
