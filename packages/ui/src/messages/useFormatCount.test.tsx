import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { ResultsSummary } from '../directory/results/ResultsSummary/ResultsSummary.tsx'
import { MessagesProvider } from '../catalogue/MessagesProvider.tsx'

const counts = (
  <>
    <ResultsSummary matches={1560} total={103_262} />
    <CheckboxGroup label="Country" name="country" options={[{ value: 'EG', label: 'Egypt', count: 2940 }]} />
    <Pagination page={1200} pageCount={8606} hrefOf={(page) => `?page=${page}`} />
  </>
)

it('writes counts with separators, within words and alone', () => {
  render(counts)
  expect(screen.getByText('Showing 1,560 of 103,262 businesses')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Egypt' })).toHaveAccessibleDescription('2,940 results')
  expect(screen.getByText('2,940')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 8,606' })).toHaveTextContent('8,606')
  expect(screen.getByRole('link', { name: 'Page 8,606' })).toHaveAttribute('href', '?page=8606')
})

it('writes a count alone as the locale of the messages does', () => {
  const french = new Intl.NumberFormat('fr')
  render(
    <MessagesProvider messages={{ count: { formatCount: (count) => french.format(count) } }}>
      {counts}
    </MessagesProvider>,
  )
  expect(screen.getByText('2\u202f940', { normalizer: (text) => text })).toBeVisible()
})
