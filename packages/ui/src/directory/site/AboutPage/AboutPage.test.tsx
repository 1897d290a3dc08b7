import { COUNTRIES } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AboutPage } from './AboutPage.tsx'

const page = (note?: string) => (
  <AboutPage
    countries={COUNTRIES.map(({ code }) => en.countries[code])}
    note={note}
    listingsHref="/listings"
    contactHref="/contact"
  />
)

it('says since when, in which countries, and that more will come', () => {
  render(page())
  expect(screen.getByText(/Since 2023/)).toBeVisible()
  expect(
    screen.getByText(
      /verified businesses in South Africa, Namibia, Botswana, Kenya, Zimbabwe, Mozambique, Eswatini, Tanzania and DR Congo, and it will expand to more countries/,
    ),
  ).toBeVisible()
})

it('says what is checked of a business and what is not', () => {
  render(page())
  expect(screen.getByRole('heading', { name: 'What we check' })).toBeVisible()
  expect(screen.getByText(/^Verified here means checked by machine/)).toBeVisible()
  expect(screen.getByText(/^Nobody rings, visits or asks for papers/)).toBeVisible()
})

it('has the four tiles and credits seven techniques', () => {
  render(page())
  for (const name of ['Pan-African Coverage', 'Traveler-Focused', 'Business Support', 'Growing Network']) {
    expect(screen.getByRole('heading', { name })).toBeVisible()
  }
  expect(screen.getAllByText(/^after /)).toHaveLength(7)
})

it('says what else is to be known, where there is something', () => {
  const { rerender } = render(page('All listings are samples'))
  expect(screen.getByText('All listings are samples')).toBeVisible()
  rerender(page())
  expect(screen.queryByText('All listings are samples')).toBeNull()
})
