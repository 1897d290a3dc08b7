import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { alikeRows, gazetteerGroup, ninetyRows } from '../../../testing/gazetteerRows.ts'
import { Gazetteer } from './Gazetteer.tsx'

const show = (groups = ninetyRows) => render(<Gazetteer groups={groups} hrefOf={(slug) => `/listings/${slug}`} />)

afterEach(() => page.viewport(1280, 800))

it('names each kind with the number of all its rows, and each row as its business', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Café 44',
    'Restaurant 29',
    'Fast food 1,180',
  ])
  const cafes = screen.getByRole('list', { name: 'Café 44' })
  expect(within(cafes).getAllByRole('listitem')).toHaveLength(44)
  expect(within(cafes).getAllByRole('link', { name: 'Qahwa Zaman' })[0]).toHaveAttribute('href', '/listings/café-0')
})

it.each([
  [390, 1],
  [820, 2],
  [1440, 4],
])('at %i pixels has %i columns', async (width, columns) => {
  await page.viewport(width, 900)
  show()
  const lefts = new Set(screen.getAllByRole('listitem').map((row) => Math.round(row.getBoundingClientRect().left)))
  expect(lefts.size).toBe(columns)
})

it.each([320, 390, 820, 1440])(
  'at %i pixels every row is 44 to 60 pixels high, and all of it is its link',
  async (width) => {
    await page.viewport(width, 900)
    show()
    for (const row of screen.getAllByRole('listitem')) {
      const { height } = row.getBoundingClientRect()
      expect(height).toBeGreaterThanOrEqual(44)
      expect(height).toBeLessThanOrEqual(60)
      row.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = row.getBoundingClientRect()
      for (const x of [left + 2, right - 2])
        expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(within(row).getByRole('link'))
    }
  },
)

it('begins with its rows where it stands first on a phone, and its heading is heard', async () => {
  await page.viewport(390, 800)
  const top = (isFirst: boolean) => {
    const { container, unmount } = render(
      <Gazetteer groups={ninetyRows} hrefOf={String} isFirst={isFirst} heading={<h2>Not yet claimed</h2>} />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Not yet claimed' })).toBeInTheDocument()
    // From its own top: a test before this one may have scrolled the page.
    const topOf = (element: Element) => element.getBoundingClientRect().y
    const below = topOf(screen.getAllByRole('listitem')[0]!) - topOf(container)
    unmount()
    return below
  }
  expect(top(true)).toBeLessThan(32)
  expect(top(false)).toBeGreaterThan(44)
})

it('keeps the parts of a row in their places beside a name of another direction', () => {
  show([gazetteerGroup('Café', 2)])
  const ends = screen.getAllByRole('listitem').map((row) => {
    const distance = within(row).getByText(/ m$/).getBoundingClientRect()
    return Math.round(row.getBoundingClientRect().right - distance.right)
  })
  expect(ends[0]).toBe(ends[1])
  expect(screen.getAllByRole('link').map((link) => link.querySelector('bdi')?.translate)).toEqual([false, false])
})

it('shows several that are seen alike as one row, which a key opens in its place', async () => {
  await page.viewport(1440, 600)
  show([alikeRows, ...ninetyRows])
  const rowOf = (about: string) => screen.getByText(about).closest('summary')!
  const last = rowOf('Kiosk · 2 in Abidjan')
  expect(within(last).getByText('Boutique')).toBeVisible()
  expect(last.getBoundingClientRect().height).toBeLessThanOrEqual(60)
  const seen = () => screen.getAllByRole('link', { name: 'Boutique' }).filter((link) => link.checkVisibility()).length
  expect(seen()).toBe(0)
  for (const [row, count] of [
    [last, 2],
    [rowOf('Kiosk · 14 in Bouaké'), 16],
  ] as const) {
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(seen).toBe(count)
    expect(row).toHaveFocus()
    const { top, bottom } = row.getBoundingClientRect()
    expect([top >= 0, bottom <= 600]).toEqual([true, true])
  }
  await userEvent.keyboard('{Enter}')
  await expect.poll(seen).toBe(2)
})
