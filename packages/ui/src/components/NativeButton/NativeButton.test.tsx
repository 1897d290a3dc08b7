import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NativeButton } from './NativeButton.tsx'

it('has the focus once it is pressed, in a browser too that gives it none', () => {
  render(<NativeButton>Contact Business</NativeButton>)
  screen.getByRole('button').click()
  expect(screen.getByRole('button')).toHaveFocus()
})

it.each([{ isDisabled: true }, { isPending: true }])('does nothing while it is %o', async (state) => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())]
  render(
    <form onSubmit={onSubmit}>
      <NativeButton type="submit" onClick={onClick} {...state}>
        Send
      </NativeButton>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps its focus and its words as its name while it is busy, and tells that it is', async () => {
  const { rerender } = render(<NativeButton isPending={false}>Send</NativeButton>)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await userEvent.tab()
  rerender(<NativeButton isPending>Sending...</NativeButton>)
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveFocus()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  expect(status).toHaveTextContent('Sending...')
})

it('submits nothing unless it is asked to', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <NativeButton>More</NativeButton>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})
