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

it('says how many listings contain all the words, over those listings', () => {
  render(
    <Suggestions corrections={[]} hrefOf={hrefOf} allWords={{ words: ['red', 'sea', 'hotel'], matches: 2 }}>
      <p>Two cards</p>
    </Suggestions>,
  )
  expect(screen.getByText('2 listings contain ‘red’, ‘sea’ and ‘hotel’:')).toBeVisible()
  expect(screen.getByText('Two cards')).toBeVisible()
})

it('is absent where there is nothing to offer', () => {
  const { container } = render(
    <Suggestions corrections={[]} hrefOf={hrefOf} allWords={{ words: ['red', 'hotel'], matches: 2 }} />,
  )
  expect(container).toBeEmptyDOMElement()
})
