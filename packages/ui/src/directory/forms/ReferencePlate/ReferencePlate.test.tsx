import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ReferencePlate } from './ReferencePlate.tsx'
import { RequestLink } from './RequestLink.tsx'

it('copies the reference, and says so', async () => {
  const user = userEvent.setup()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<ReferencePlate reference="DIRA 7K4 M92" />)
  await user.click(screen.getByRole('button', { name: 'Copy the reference' }))
  expect(written).toHaveBeenCalledWith('DIRA 7K4 M92')
  expect(await screen.findByText('Copied')).toBeInTheDocument()
})

it('says when the link could not be copied; it can still be selected', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  render(<RequestLink url="https://dira.example/requests#4f1c" title="Thandeka’s" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByRole('button', { name: 'Not copied' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Link of your application' })).toHaveValue(
    'https://dira.example/requests#4f1c',
  )
})
