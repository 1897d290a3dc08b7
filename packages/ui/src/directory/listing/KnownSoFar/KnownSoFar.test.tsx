import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bareUnclaimedDetail, unclaimedDetail } from '../../../testing/listingDetails.ts'
import { KnownSoFar } from './KnownSoFar.tsx'
import { knownFacts } from './knownFacts.ts'

const rows = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap(({ textContent }) => (textContent.includes('not known') ? [textContent] : []))

it('says what is known, from whom and since when', () => {
  render(<KnownSoFar listing={unclaimedDetail} month="2026-03" suggestHref="/contact" claimHref="/claim" />)
  expect(screen.getByRole('region', { name: 'Known so far' }).textContent).toContain(
    'Name, kind, place, phone, prices and what it has, from OpenStreetMap, as of March 2026.',
  )
  expect(screen.getAllByRole('link', { name: 'OpenStreetMap' }).at(-1)).toHaveAttribute(
    'href',
    unclaimedDetail.source!.url,
  )
})

it('has the ways there first, and the way to claim it beside them', () => {
  render(<KnownSoFar listing={unclaimedDetail} suggestHref="/contact" claimHref="/claim" />)
  const [first] = screen.getByRole('region').querySelectorAll('summary, a, button')
  expect(first?.textContent).toBe('Directions')
  expect(screen.getByRole('link', { name: 'Claim this page' })).toHaveAttribute('href', '/claim')
  expect(screen.getByRole('region').textContent).toContain('add hours and photographs')
})

it('claims nothing where nothing can be claimed, and leads nowhere where only the town is known', () => {
  render(<KnownSoFar listing={bareUnclaimedDetail} suggestHref="/contact" />)
  expect(screen.queryByRole('link', { name: 'Claim this page' })).toBeNull()
  expect(screen.queryByText('Directions')).toBeNull()
  expect(screen.getByRole('region').textContent).toContain('Nobody has claimed this page yet.')
})

it('asks for what such a page can show, and never for hours or photographs', () => {
  render(<KnownSoFar listing={bareUnclaimedDetail} suggestHref="/contact?subject=x" />)
  expect(rows()).toEqual([
    'What it is: not knownAdd one',
    'Place on the map: not knownAdd one',
    'Address: not knownAdd one',
    'Phone: not knownAdd one',
    'What it has: not knownAdd one',
  ])
  expect(screen.getByRole('link', { name: 'Add one: Phone' })).toHaveAttribute('href', '/contact?subject=x')
})

it.each([
  ['Phone', 'phone'],
  ['Address', 'place'],
  ['Place on the map', 'place'],
  ['What it is', 'kind'],
  ['What it has', 'other'],
])('opens for %s the step of the form that asks for it', (fact, step) => {
  const onAdd = vi.fn()
  render(<KnownSoFar listing={bareUnclaimedDetail} suggestHref="/contact" onAdd={onAdd} />)
  within(screen.getByRole('region'))
    .getByRole('link', { name: `Add one: ${fact}` })
    .click()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(step)
})

it.each([
  ['accommodation', true],
  ['restaurants-dining', true],
  ['shopping', false],
  ['car-hire-transport', false],
])('asks for prices where travellers compare them: %s', (categorySlug, isAsked) => {
  expect(knownFacts({ ...bareUnclaimedDetail, categorySlug }).missing.includes('priceLevel')).toBe(isAsked)
})

it('asks for nothing that is known', () => {
  const facts = (['kind', 'priceLevel', 'attributes'] as const).map((name) => ({ name, label: name, values: [] }))
  const { known, missing } = knownFacts({ ...unclaimedDetail, address: '1 Long Street', facts })
  expect(missing).toEqual([])
  expect(known).toEqual(['name', 'kind', 'place', 'address', 'phone', 'priceLevel', 'attributes'])
})
