import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { KeysSheet } from './KeysSheet.tsx'

it('says what each key does, group by group', () => {
  const groups = [{ title: 'Listings', keys: [{ keys: 'g l', label: 'Listings' }] }]
  render(<KeysSheet defaultOpen isOn onChange={String} groups={groups} />)
  const sheet = within(screen.getByRole('dialog', { name: 'All keys' }))
  expect(sheet.getByRole('heading', { name: 'Listings' })).toBeVisible()
  expect(sheet.getByRole('term')).toHaveTextContent('Listings')
  expect(sheet.getByRole('definition')).toHaveTextContent('G L')
})
