import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CloseIcon } from '../../art/Icon/index.ts'
import { IconButton } from './IconButton.tsx'

it('is named by its label, for the icon says nothing', () => {
  render(
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Close' }).textContent).toBe('')
})

it('is pressed by pointer, Enter and Space alike, and not while it is disabled', async () => {
  const onPress = vi.fn()
  const { rerender } = render(
    <IconButton label="Close" onPress={onPress}>
      <CloseIcon />
    </IconButton>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
  rerender(
    <IconButton label="Close" onPress={onPress} isDisabled>
      <CloseIcon />
    </IconButton>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).toHaveBeenCalledTimes(3)
})
