import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../messages/index.ts'
import { EndingStrip } from './EndingStrip.tsx'

it('is a region in the words of a translation, without a button where there is nothing to do', () => {
  render(
    <MessagesProvider messages={{ endingStrip: { label: 'Kinachoisha' } }}>
      <EndingStrip heading="It ends" text="Soon" />
    </MessagesProvider>,
  )
  expect(screen.getByRole('region', { name: 'Kinachoisha' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})
