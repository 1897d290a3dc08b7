import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { premiumDetail } from '../../../testing/listingDetails.ts'
import { SpecialOffers } from './SpecialOffers.tsx'

it('names each offer by a heading of the rank it is given', () => {
  render(<SpecialOffers offers={premiumDetail.specialOffers} headingLevel={4} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 4, name: 'First-light dune walk' })).toBeVisible()
})

it('says until when an offer is valid, by the calendar and not by the reader’s clock, and nothing where that is open', () => {
  render(<SpecialOffers offers={premiumDetail.specialOffers} />)
  const [until, open] = screen.getAllByRole('listitem')
  expect(within(until!).getByText('Valid until 30 November 2027')).toHaveAttribute('datetime', '2027-11-30')
  expect(open).not.toHaveTextContent('Valid')
})

it('gives an odd one out the whole row', () => {
  const [first, second] = premiumDetail.specialOffers
  render(<SpecialOffers offers={[first!, second!, { ...second!, id: 'third' }]} style={{ inlineSize: 800 }} />)
  const widths = screen.getAllByRole('listitem').map((offer) => offer.getBoundingClientRect().width)
  expect(widths[0]).toBe(widths[1])
  expect(widths[2]).toBeGreaterThan(widths[0]! * 1.9)
})
