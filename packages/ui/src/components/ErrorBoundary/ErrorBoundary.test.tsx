import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

function Results({ of }: { of: string }) {
  if (of === 'broken') throw new Error('Broken')
  return <p>Results of {of}</p>
}

const page = (of: string, onError?: () => void) => (
  <>
    <input aria-label="Search" />
    <ErrorBoundary resetKey={of} onError={onError}>
      <Results of={of} />
    </ErrorBoundary>
  </>
)

it('keeps what stands around a part that breaks, with what was typed there, and tries again when the part shows something else', async () => {
  const onError = vi.fn()
  // What React itself says of it.
  vi.spyOn(console, 'error').mockReturnValue()
  const { rerender } = render(page('pizza'))
  await userEvent.type(screen.getByRole('textbox'), 'broken')
  rerender(page('broken', onError))
  expect(onError).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown. The rest works. Try again')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('broken')
  rerender(page('bread'))
  expect(screen.getByText('Results of bread')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
