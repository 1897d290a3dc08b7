import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { write } from '../../../testing/write.ts'
import { Administrators, type AdministratorsProps } from './Administrators.tsx'

const nothing = () => {}
const row = (id: string) => ({
  id,
  email: `${id}@dira.example`,
  createdAt: '2026-11-03T08:00:00.000Z',
  lastChangeAt: undefined,
})
const props: AdministratorsProps = {
  state: { status: 'ready', administrators: [row('joseph'), row('thandi')], invitations: [] },
  me: 'thandi',
  making: {},
  onInvite: nothing,
  onNewPassword: nothing,
  onWithdraw: nothing,
  onRemove: nothing,
  onRetry: nothing,
  onChangesOf: nothing,
}

it('removes an administrator only after the name was typed', async () => {
  const onRemove = vi.fn()
  render(<Administrators {...props} onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove joseph@dira.example' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await write(dialog.getByRole('textbox'), 'thandi@dira.example')
  await userEvent.keyboard('{Enter}')
  expect(dialog.getByRole('textbox')).toBeInvalid()
  expect(onRemove).not.toHaveBeenCalled()
  await userEvent.clear(dialog.getByRole('textbox'))
  await write(dialog.getByRole('textbox'), 'joseph@dira.example')
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(row('joseph'))
})

it('does not offer to remove the last one, nor to invite where no server makes accounts', () => {
  const state = { status: 'ready', administrators: [row('thandi')], invitations: [] } as const
  render(<Administrators {...props} state={state} making={{ hasServer: false }} />)
  expect(screen.getByText(/The last administrator stays/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove|New password|Make/ })).toBeNull()
  expect(screen.getByText(/pnpm make:admin/)).toBeVisible()
})

it('shows a link that was made, selected, to be handed on', async () => {
  const { rerender } = render(<Administrators {...props} />)
  const link = `https://dira.example/admin/invitation#${'0a'.repeat(32)}`
  rerender(
    <Administrators
      {...props}
      making={{ made: { link, email: 'zola@dira.example', expiresAt: '2026-11-29T09:26:00.000Z' } }}
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'The link for zola@dira.example' })
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
})
