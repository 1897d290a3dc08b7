import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../catalogue/MessagesProvider.tsx'
import { Template } from './Template.tsx'

it('is a region that says what it is', () => {
  render(<Template>What stands in it.</Template>)
  expect(screen.getByRole('region', { name: 'Template' })).toHaveTextContent('What stands in it.')
})

it('says it in the words of a translation', () => {
  render(
    <MessagesProvider messages={{ template: { label: 'Jina lingine' } }}>
      <Template />
    </MessagesProvider>,
  )
  expect(screen.getByRole('region', { name: 'Jina lingine' })).toBeInTheDocument()
})
