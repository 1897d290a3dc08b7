import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderToString } from 'react-dom/server.browser'
import { PlaceLinks } from './PlaceLinks.tsx'

const places = [
  { name: 'Nairobi', href: '/locations/kenya/nairobi', count: 45 },
  { name: 'Mombasa', href: '/locations/kenya/mombasa', count: 9 },
  { name: 'Voi', href: '/locations/kenya/voi', count: 1 },
  { name: 'Lamu', href: '/locations/kenya/lamu', count: 1 },
]

it('leads to the largest places by their name and count', () => {
  render(<PlaceLinks heading="Cities of Kenya" places={places} />)
  const links = within(screen.getByRole('region', { name: 'Cities of Kenya' })).getAllByRole('link')
  expect(links[0]).toHaveAccessibleName('Nairobi 45 listings')
  expect(links[2]).toHaveAccessibleName('Voi 1 listing')
  expect(links[1]).toHaveAttribute('href', '/locations/kenya/mombasa')
  expect(screen.queryByText(/Show all/)).toBeNull()
})

it('has the rest by name when it is asked for, in the server’s page too', () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<PlaceLinks heading="Cities of Kenya" places={places} shown={2} />)
  expect(screen.getByText('Lamu')).not.toBeVisible()
  screen.getByText('Show all 4 places').click()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    'Nairobi',
    'Mombasa',
    'Lamu',
    'Voi',
  ])
  page.remove()
})
