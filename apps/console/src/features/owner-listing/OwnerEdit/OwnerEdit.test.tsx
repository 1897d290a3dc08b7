import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OwnerEdit, type OwnerEditProps } from './OwnerEdit.tsx'
import { OwnerEditField } from './OwnerEditField.tsx'

const props: Omit<OwnerEditProps, 'children'> = {
  state: 'ready',
  name: 'Outjo Oven',
  backHref: '/owner',
  live: ['Phone'],
  waits: ['Business name', 'Description', 'Address', 'Photographs'],
  savedAt: undefined,
  onSave: () => undefined,
  onDiscard: () => undefined,
  onRetry: () => undefined,
}

it('says before a save what goes live and what waits', () => {
  render(<OwnerEdit {...props}>fields</OwnerEdit>)
  const bar = screen.getByRole('group', { name: 'Save' })
  expect(bar.textContent).toContain('1 goes live, 4 wait')
  expect(bar.textContent).toContain('Phone now. Business name, description, address and photographs after a look.')
})

it('has nothing to save where nothing is changed', () => {
  render(
    <OwnerEdit {...props} live={[]} waits={[]}>
      fields
    </OwnerEdit>,
  )
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('says of a field what the page says until then, with the way back', () => {
  const onBack = vi.fn()
  render(
    <>
      <OwnerEditField name="address" when="waits" page="C38" onBack={onBack}>
        a field
      </OwnerEditField>
      <OwnerEditField name="phone" when="live" page="" onBack={onBack}>
        a field
      </OwnerEditField>
    </>,
  )
  expect(screen.getByText('On the page now').parentElement?.textContent).toContain('C38')
  expect(screen.getByText('Was').parentElement?.textContent).toContain('Nothing')
  within(document.body).getByRole('button', { name: 'Put back phone' }).click()
  expect(onBack).toHaveBeenCalledOnce()
})
