import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RenewPackage } from './RenewPackage.tsx'
import meta from './RenewPackage.stories.tsx'

it('copies numbers without their spaces and names with them, and says so', async () => {
  const user = userEvent.setup()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<RenewPackage {...meta.args} />)
  const copies = { Reference: '4K729QXB', 'Account number': '00012345678', Bank: 'Sample Bank of the Cape' }
  for (const [label, text] of Object.entries(copies)) {
    await user.click(screen.getByRole('button', { name: `Copy: ${label}` }))
    expect(writeText).toHaveBeenLastCalledWith(text)
  }
  expect(screen.getAllByText('Copied').length).toBeGreaterThan(0)
})
