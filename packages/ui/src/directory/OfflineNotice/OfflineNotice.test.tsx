import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OfflineNotice } from './OfflineNotice.tsx'

it('says that there is no connection and what still works, and tries again when asked', async () => {
  const onRetry = vi.fn()
  render(<OfflineNotice onRetry={onRetry} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. What is on this page still works, and so do search and filters. Other pages and messages need a connection.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('says what the page knows better, and offers nothing that does nothing', () => {
  render(<OfflineNotice>Your message is still here.</OfflineNotice>)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Your message is still here.')
  expect(screen.queryByRole('button')).toBeNull()
})
