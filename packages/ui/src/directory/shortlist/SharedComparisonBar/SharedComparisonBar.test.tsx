import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SharedComparisonBar } from './SharedComparisonBar.tsx'

it('leads back to the own comparison, or keeps the shared one', async () => {
  const onTake = vi.fn()
  render(<SharedComparisonBar ownHref="/compare?listing=a" onTake={onTake} />)
  expect(screen.getByRole('link', { name: 'Back to mine' })).toHaveAttribute('href', '/compare?listing=a')
  await userEvent.click(screen.getByRole('button', { name: 'Keep this one' }))
  expect(onTake).toHaveBeenCalledOnce()
})
