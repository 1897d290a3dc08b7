import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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

describe('a text that was understood', () => {
  const names = { kind: 'Accommodation', place: 'Nairobi' }
  const page = { href: '/locations/nairobi?category=accommodation', count: 69 }
  const literal = { text: 'hoteli nairobi', href: '/listings?search=hoteli+nairobi&literal=1' }

  it('is said as its filters, with their page and one link back to the text', () => {
    render(<Suggestions hrefOf={hrefOf} understood={{ names, page, isShown: true }} literal={literal} />)
    expect(screen.getByRole('region', { name: 'Suggestions' })).toHaveTextContent(
      'Showing Accommodation in Nairobi Search for ‘hoteli nairobi’ literally',
    )
    expect(screen.getByRole('link', { name: 'Accommodation in Nairobi' })).toHaveAttribute('href', page.href)
    expect(screen.getByRole('link', { name: 'Search for ‘hoteli nairobi’ literally' })).toHaveAttribute(
      'href',
      literal.href,
    )
  })

  it.each([
    [{ kind: 'Cafés & Bakeries', place: 'Nairobi' }, 'Cafés & Bakeries in Nairobi'],
    [{ kind: 'Shopping' }, 'Shopping'],
    [{ place: 'Western Cape' }, 'Businesses in Western Cape'],
  ])('has a name without a page, too', (named, text) => {
    render(<Suggestions hrefOf={hrefOf} understood={{ names: named, isShown: true }} />)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is offered as a page beside the results of the text itself', () => {
    render(<Suggestions hrefOf={hrefOf} understood={{ names, page, isShown: false }} literal={literal} />)
    expect(screen.getByRole('listitem')).toHaveTextContent('Accommodation in Nairobi 69 listings')
    expect(screen.queryByText(/Showing|literally/)).toBeNull()
  })
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
