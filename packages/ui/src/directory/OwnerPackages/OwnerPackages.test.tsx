import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../messages/index.ts'
import { samplePackages } from '../../testing/sampleOwner.ts'
import { OwnerPackages } from './OwnerPackages.tsx'

it('leads from each package to where it is renewed, in the words of a translation', () => {
  render(
    <MessagesProvider messages={{ ownerPackages: { renewOf: (name: string) => `Lipia ${name}` } }}>
      <OwnerPackages rows={samplePackages} />
    </MessagesProvider>,
  )
  expect(screen.getByRole('link', { name: 'Lipia Outjo Oven' })).toHaveAttribute('href', '/owner/renew/outjo-oven')
})
