import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderToString } from 'react-dom/server.browser'
import { SortSelect } from './SortSelect.tsx'

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
  { value: 'za', label: 'Z-A' },
]

it('tells the order that was chosen', async () => {
  const onChange = vi.fn()
  render(<SortSelect action="/listings" options={options} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Z-A')
  expect(onChange).toHaveBeenCalledWith('za')
})

it('is a GET form that keeps the search, with a button for those without script', () => {
  const html = renderToString(
    <SortSelect action="/listings" options={options} defaultValue="az" keep={[['search', 'lodge']]} />,
  )
  expect(html).toMatch(/<form [^>]*action="\/listings" method="get"/)
  expect(html).toContain('<input type="hidden" name="search" value="lodge"/>')
  expect(html).toMatch(/<noscript><button type="submit"/)
})
