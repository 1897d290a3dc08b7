import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { write } from '../../../testing/write.ts'
import { PersonData } from './PersonData.tsx'

const nothing = () => {}

it('deletes only after the address was typed once more', async () => {
  const onErase = vi.fn()
  const person = { status: 'ready', email: 'a@dira.example', kept: ['An account'], isAdministrator: false } as const
  render(<PersonData person={person} onLook={nothing} onExport={nothing} onErase={onErase} />)
  await userEvent.click(screen.getByText('What is kept of a person'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete now' }))
  const field = within(screen.getByRole('alertdialog')).getByRole('textbox')
  await write(field, 'a@dira')
  await userEvent.keyboard('{Enter}')
  expect(onErase).not.toHaveBeenCalled()
  await userEvent.type(field, '.example{Enter}')
  expect(onErase).toHaveBeenCalledExactlyOnceWith('a@dira.example')
})

it('says that nothing is kept', () => {
  const person = { status: 'ready', email: 'a@dira.example', kept: [], isAdministrator: false } as const
  render(<PersonData person={person} onLook={nothing} onExport={nothing} onErase={nothing} />)
  expect(screen.getByText('Nothing is kept of a@dira.example.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete now' })).toBeNull()
})
