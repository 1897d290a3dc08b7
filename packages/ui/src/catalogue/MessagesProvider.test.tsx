import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResultsSummary } from '../directory/results/ResultsSummary/ResultsSummary.tsx'
import { NotFound } from '../directory/site/NotFound/NotFound.tsx'
import { MessagesProvider } from './MessagesProvider.tsx'

it('replaces the words that it is given and leaves the others English', () => {
  render(
    <MessagesProvider
      messages={{
        notFound: { home: 'Rudi nyumbani' },
        resultsSummary: { showing: (matches, total) => `Biashara ${matches} kati ya ${total}` },
      }}
    >
      <NotFound homeHref="/" />
      <ResultsSummary matches={3} total={12} />
    </MessagesProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rudi nyumbani' })).toBeVisible()
  expect(screen.getByText('Biashara 3 kati ya 12')).toBeVisible()
})

it('adds to the words of a provider further out', () => {
  render(
    <MessagesProvider messages={{ notFound: { home: 'Rudi nyumbani' } }}>
      <MessagesProvider messages={{ notFound: { heading: 'Lo! Ukurasa haupo' } }}>
        <NotFound homeHref="/" />
      </MessagesProvider>
    </MessagesProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Lo! Ukurasa haupo' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rudi nyumbani' })).toBeVisible()
})
