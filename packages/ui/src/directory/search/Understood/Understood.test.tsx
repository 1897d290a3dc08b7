import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../catalogue/MessagesProvider.tsx'
import { Understood } from './Understood.tsx'

const text = 'hoteli nairobi'
const names = { kind: 'Accommodation', place: 'Nairobi' }
const words = '/listings?search=hoteli+nairobi&exact=1'
const page = '/locations/nairobi?category=accommodation'

it('says the filters, with their page and the way to the words', () => {
  render(<Understood names={names} text={text} isShown otherHref={words} pageHref={page} />)
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'Understood as Accommodation in Nairobi Search for the words “hoteli nairobi”',
  )
  expect(screen.getByRole('link', { name: 'Accommodation in Nairobi' })).toHaveAttribute('href', page)
  expect(screen.getByRole('link', { name: 'Search for the words “hoteli nairobi”' })).toHaveAttribute('href', words)
})

it.each([
  [{ kind: 'Cafés & Bakeries', place: 'Nairobi' }, 'Cafés & Bakeries in Nairobi'],
  [{ kind: 'Shopping' }, 'Shopping'],
  [{ place: 'Western Cape' }, 'Businesses in Western Cape'],
])('has a name without a page, too', (named, name) => {
  render(<Understood names={named} text={text} isShown otherHref={words} />)
  expect(screen.getByText(name)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it.each([
  [true, 'Back to Accommodation in Nairobi'],
  [false, 'Show Accommodation in Nairobi'],
])('leads to the filters from the words, and back if they were on show', (isBack, link) => {
  render(<Understood names={names} text={text} isShown={false} otherHref={page} isBack={isBack} />)
  expect(screen.getByRole('paragraph')).toHaveTextContent(`Searched for the words “hoteli nairobi” ${link}`)
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', page)
})

it('says how many were looked through, what is wished for, and where the nearest is', () => {
  render(
    <Understood
      names={{ kind: 'Bar', near: 'Lamu', wishes: ['open', 'cheap'] }}
      text={text}
      isShown
      otherHref={words}
      missing={{ kind: 'Halal', among: 160, count: 0 }}
      nearest={{ place: 'Malindi', count: 2, km: 95.4, href: '/locations/malindi?kind=bar' }}
    />,
  )
  expect(screen.getByText('Bar near Lamu, open now, inexpensive')).toBeVisible()
  expect(screen.getByText(/None of the 160 says ‘Halal’/)).toBeVisible()
  expect(screen.getByRole('link', { name: '2 in Malindi, 95 km' })).toHaveAttribute(
    'href',
    '/locations/malindi?kind=bar',
  )
})

it.each([
  [1, /The first of the 160 says ‘Halal’\./, 'See it alone'],
  [12, /The first 12 of the 160 say ‘Halal’\./, 'See these alone'],
])('says how many are known to have what was asked for, and leads to these: %i', (count, said, link) => {
  const first = { kind: 'Halal', count, among: 160, href: '/locations/lamu?amenity=halal' }
  render(<Understood names={names} text={text} isShown otherHref={words} first={first} />)
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', first.href)
})

it('says it in the words of a translation', () => {
  render(
    <MessagesProvider messages={{ understood: { understoodAs: 'Imeeleweka kama' } }}>
      <Understood names={names} text={text} isShown otherHref={words} />
    </MessagesProvider>,
  )
  expect(screen.getByText('Imeeleweka kama')).toBeVisible()
})
