import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bareCard, smallAds } from '../../../testing/listingCards.ts'
import { ClassifiedAds, type ClassifiedAdsProps } from './ClassifiedAds.tsx'
import { adSetting } from './adSetting.ts'

afterEach(() => page.viewport(1280, 800))

const show = (props: Partial<ClassifiedAdsProps> = {}) =>
  render(<ClassifiedAds cards={smallAds} hrefOf={(slug) => `/listings/${slug}`} {...props} />)
const ads = () => screen.getAllByRole('article')
const namesOf = (elements: HTMLElement[]) => elements.map((element) => within(element).getByRole('heading').textContent)

it('lists the ads in their order, each leading to its own page and its number to the phone', () => {
  show()
  expect(namesOf(ads())).toEqual(smallAds.map(({ businessName }) => businessName))
  const weavers = within(ads().find((ad) => within(ad).queryByText('Ezulwini Weavers’ Yard'))!)
  expect(weavers.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    '/listings/ezulwini-weavers-yard',
  )
  expect(weavers.getByRole('link', { name: 'Call +268 2416 5539' })).toHaveAttribute('href', 'tel:+26824165539')
})

it.each([
  [390, 1],
  [820, 2],
  [1100, 3],
  [1440, 4],
])('at %i pixels runs down %i columns, no ad torn in two and all tops on one line', async (width, columns) => {
  await page.viewport(width, 800)
  // The margin of the body, for that of the page.
  const { container } = show()
  container.style.paddingInline = '24px'
  const byColumn = Map.groupBy(ads(), (ad) => Math.round(ad.getBoundingClientRect().left))
  expect(byColumn.size).toBe(columns)
  for (const ad of ads()) expect(ad.getClientRects()).toHaveLength(1)
  const tops = [...byColumn.values()].map(([first]) => Math.round(first!.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

it('sets an ad the same way wherever it stands, and a page of them in many ways', () => {
  show({ cards: smallAds.toReversed() })
  const looks = new Map(ads().map((ad) => [within(ad).getByRole('heading').textContent, ad.className]))
  show()
  for (const ad of ads()) expect(ad.className).toBe(looks.get(within(ad).getByRole('heading').textContent))
  expect(new Set(smallAds.map(({ slug }) => adSetting(slug))).size).toBeGreaterThanOrEqual(5)
})

it('says of a listing what there is', () => {
  show({ cards: [bareCard] })
  expect(within(ads()[0]!).getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('DR Congo')).toBeVisible()
})

it('gives each ad its own actions, over the link that covers it', () => {
  show({ renderActions: ({ slug }) => <button type="button">{`Save ${slug}`}</button> })
  const button = within(ads()[0]!).getByRole('button', { name: `Save ${smallAds[0]!.slug}` })
  const { left, top, width, height } = button.getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button)
})
