import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleEnquiries } from '../../../testing/sampleOwner.ts'
import { OwnerEnquiries } from './OwnerEnquiries.tsx'

it('takes an answer back by hand, and replies by the ways that the writer has', async () => {
  const onMark = vi.fn()
  render(<OwnerEnquiries rows={sampleEnquiries} onMark={onMark} />)
  await userEvent.click(screen.getByRole('button', { name: 'Not answered: the enquiry of Inês Macuácua' }))
  expect(onMark).toHaveBeenCalledWith(sampleEnquiries[2], false)
  expect(screen.getAllByRole('link', { name: /on WhatsApp/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Reply to Joseph Mwangi by e-mail' })).toHaveAttribute(
    'href',
    'mailto:joseph@dira.example',
  )
})
