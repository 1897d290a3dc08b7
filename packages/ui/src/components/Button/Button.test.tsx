import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

it('does nothing while it is disabled or busy', async () => {
  const onPress = vi.fn()
  const { rerender } = render(
    <Button isDisabled onPress={onPress}>
      Login
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  rerender(
    <Button isPending onPress={onPress}>
      Logging in...
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
})

it('keeps its focus and its words as its name while it is busy', async () => {
  const { rerender } = render(<Button>Login</Button>)
  await userEvent.tab()
  rerender(<Button isPending>Logging in...</Button>)
  expect(screen.getByRole('button', { name: 'Logging in...' })).toHaveFocus()
})

it('takes its announcement along when it goes, which would refer to nothing', async () => {
  const announced = () => document.querySelectorAll('[data-live-announcer] [aria-labelledby]')
  const { rerender, unmount } = render(<Button>Login</Button>)
  await userEvent.tab()
  rerender(<Button isPending>Logging in...</Button>)
  await waitFor(() => expect(announced()).toHaveLength(1))
  expect(announced()[0]).toHaveAttribute('aria-labelledby', screen.getByRole('button').id)
  unmount()
  expect(announced()).toHaveLength(0)
})

it('begins each line of a link that wraps where its first one does', () => {
  render(
    <div style={{ inlineSize: 220 }}>
      <Button variant="link">Business name: write the name of the business as it stands above your door.</Button>
    </div>,
  )
  const words = document.createRange()
  words.selectNodeContents(screen.getByRole('button'))
  const starts = Array.from(words.getClientRects(), ({ left }) => left)
  expect(starts.length).toBeGreaterThan(1)
  expect(new Set(starts).size).toBe(1)
})
