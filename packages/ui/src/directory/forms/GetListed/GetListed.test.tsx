import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { write } from '../../../testing/write.ts'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { RestoredNote } from './ApplicationNotes.tsx'
import { GetListed, type GetListedProps } from './GetListed.tsx'

const STEPS = [{ name: 'Package' }, { name: 'Your business' }, { name: 'Check and send' }]

function page(more: Partial<GetListedProps> = {}) {
  return (
    <GetListed
      steps={STEPS}
      current={1}
      savedAt={undefined}
      preview="The card"
      withoutScript="Write to us"
      onBack={vi.fn()}
      onNext={vi.fn()}
      {...more}
    >
      <TextField label="Business name" name="businessName" />
      <TextField label="Town or city" name="city" />
    </GetListed>
  )
}

it('says first what there is to mend, and leads to each field', async () => {
  const toMend = [{ name: 'city', label: 'Town or city', error: 'Write the town.' }]
  const { rerender } = render(page())
  await write(screen.getByRole('textbox', { name: 'Business name' }), 'Outjo Oven')
  await userEvent.keyboard('{Enter}')
  rerender(page({ toMend }))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Business name' })).toHaveValue('Outjo Oven')
  await userEvent.click(screen.getByRole('button', { name: 'Town or city: Write the town.' }))
  const town = screen.getByRole('textbox', { name: 'Town or city' })
  expect(town).toHaveFocus()
  expect(town).toBeInvalid()
  expect(town).toHaveAccessibleDescription('Write the town.')
})

it('leads on, and sends in the last step', () => {
  const { rerender } = render(page({ current: 0 }))
  expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  rerender(page({ current: 2 }))
  expect(screen.getByRole('button', { name: 'Send the application' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
})

it('says when the device keeps nothing', () => {
  render(page({ savedAt: false }))
  expect(screen.getByText('This browser keeps nothing. Send before you close the page.')).toBeInTheDocument()
})

it('begins anew after one question', async () => {
  const onAgain = vi.fn()
  render(<RestoredNote writtenAt={new Date('2026-11-21T18:20:00')} onAgain={onAgain} />)
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew' }))
  expect(onAgain).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew' }))
  expect(onAgain).toHaveBeenCalledOnce()
})
