import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Suggestions } from './Suggestions.tsx'

const corrections = [
  { text: 'Okavango Lodge', matches: 3 },
  { text: 'Okavango', matches: 11 },
  { text: 'Okahandja', matches: 1 },
  { text: 'Okaukuejo', matches: 1 },
]
const hrefOf = (text: string) => `/listings?search=${encodeURIComponent(text)}`

it('offers the three best texts as links to their search, each with what it finds', () => {
  render(<Suggestions corrections={corrections} hrefOf={hrefOf} />)
  const items = within(screen.getByRole('region', { name: 'Suggestions' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Okavango Lodge 3 listings',
    'Okavango 11 listings',
    'Okahandja 1 listing',
  ])
  expect(screen.getByRole('link', { name: 'Okavango Lodge' })).toHaveAttribute(
    'href',
    '/listings?search=Okavango%20Lodge',
  )
})

it('says by which words the results were found', () => {
  render(<Suggestions hrefOf={hrefOf} words={['red', 'sea', 'hotel']} />)
  expect(
    screen.getByText('No business has this as one phrase. These have all the words: ‘red’, ‘sea’ and ‘hotel’.'),
  ).toBeVisible()
})

it('leads to the pages that are named like the search, each with its number of listings', () => {
  const pages = [{ name: 'Safari Lodges', href: '/categories/accommodation/safari-lodges', count: 21 }]
  render(<Suggestions hrefOf={hrefOf} pages={pages} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Safari Lodges 21 listings')
  expect(screen.getByRole('link', { name: 'Safari Lodges' })).toHaveAttribute(
    'href',
    '/categories/accommodation/safari-lodges',
  )
})

it('is absent where there is nothing to say', () => {
  const { container } = render(<Suggestions hrefOf={hrefOf} />)
  expect(container).toBeEmptyDOMElement()
})
