import { expect, it } from 'vitest'
import { renderToString } from 'react-dom/server.browser'
import { SortSelect } from './SortSelect.tsx'

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
  { value: 'za', label: 'Z-A' },
]

it('is a GET form that keeps the search, with a button for those without script', () => {
  const html = renderToString(
    <SortSelect action="/listings" options={options} defaultValue="az" keep={[['search', 'lodge']]} />,
  )
  expect(html).toMatch(/<form [^>]*action="\/listings" method="get"/)
  expect(html).toContain('<input type="hidden" name="search" value="lodge"/>')
  expect(html).toMatch(/<noscript><button type="submit"/)
})
