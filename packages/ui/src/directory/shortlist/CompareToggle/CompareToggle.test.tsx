import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CompareToggle } from './CompareToggle.tsx'

const REASON = 'Four are chosen already. Remove one from the comparison to add another.'

it('does nothing when four others are chosen, stays in reach and tells why', async () => {
  const [onChange, onBarred] = [vi.fn(), vi.fn()]
  render(<CompareToggle look="part" businessName="Soko" isFull onChange={onChange} onBarred={onBarred} />)
  const toggle = screen.getByRole('button', { name: /^Four chosen/ })
  expect(toggle).toHaveAccessibleDescription(REASON)
  await userEvent.tab()
  expect(toggle).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(toggle)
  expect(onChange).not.toHaveBeenCalled()
  expect(onBarred).toHaveBeenLastCalledWith(REASON)
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
})

it('can always be taken out again', async () => {
  const onChange = vi.fn()
  render(<CompareToggle businessName="Soko" isFull isSelected onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Compare Soko' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
})
