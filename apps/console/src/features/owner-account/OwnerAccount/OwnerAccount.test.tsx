import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { write } from '../../../testing/write.ts'
import { OwnerAccount, type OwnerAccountProps } from './OwnerAccount.tsx'

const usual = (props: Partial<OwnerAccountProps> = {}) => (
  <OwnerAccount
    email="ndapewa@etosha.example"
    least={10}
    onSignOut={() => {}}
    onChangePassword={() => {}}
    onChangeEmail={() => {}}
    {...props}
  />
)
const region = (name: string) => within(screen.getByRole('region', { name }))

it('takes the focus to the password that is wrong, keeps what was typed, and can be sent again', async () => {
  const onChangePassword = vi.fn()
  const { rerender } = render(usual({ onChangePassword }))
  const field = (name: string) => region('Change the password').getByLabelText(name)
  await write(field('Present password'), 'not this one')
  await write(field('New password'), 'karoo moon dust')
  await userEvent.keyboard('{Enter}')
  rerender(usual({ onChangePassword, password: { isBusy: true } }))
  rerender(usual({ onChangePassword, password: { outcome: { state: 'wrong' } } }))
  expect(field('Present password')).toHaveFocus()
  expect(field('Present password')).toHaveAccessibleDescription('This is not your present password.')
  expect(field('New password')).toHaveValue('karoo moon dust')
  await userEvent.clear(field('Present password'))
  await write(field('Present password'), 'camel thorn shade')
  await userEvent.keyboard('{Enter}')
  expect(onChangePassword).toHaveBeenLastCalledWith({ present: 'camel thorn shade', chosen: 'karoo moon dust' })
})

it('says what is done where the form was, and has the focus there', () => {
  const { rerender } = render(usual())
  rerender(usual({ address: { outcome: { state: 'done' }, email: 'gate@etosha.example' } }))
  expect(screen.getByText(/^If gate@etosha.example has no account yet/)).toHaveFocus()
  expect(region('Change the e-mail address').queryByRole('button')).toBeNull()
  expect(region('Change the password').getByRole('button', { name: 'Change the password' })).toBeEnabled()
})

it('tells password managers which password is which, and whose', () => {
  const { container } = render(usual())
  const kinds = [...container.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
  expect(kinds).toEqual(['username', 'current-password', 'new-password', 'email', 'current-password'])
})
