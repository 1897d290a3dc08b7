import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ScopeHeader, type ScopeHeaderProps } from './ScopeHeader.tsx'

afterEach(() => page.viewport(1280, 800))

const links = ['Hotels & Resorts', 'Guesthouses', 'Safari Lodges', 'Self-Catering', 'Camping & Glamping'].map(
  (label, index) => ({ href: `/${index}`, label }),
)
const show = (props: Partial<ScopeHeaderProps> = {}) =>
  render(
    <ScopeHeader
      title="Camping & Glamping"
      breadcrumbs={[{ label: 'Home', href: '/' }, { label: 'Camping & Glamping' }]}
      siblings={{ label: 'Subcategories', links, current: '/4' }}
      art={null}
      {...props}
    />,
  )
it('has no navigation where there is nowhere to go', () => {
  show({ siblings: { label: 'Subcategories', links: [] } })
  expect(screen.queryByRole('navigation', { name: 'Subcategories' })).toBeNull()
})

it('lies over its art on a phone, low, and leaves the way to its neighbours to the chips of the search', async () => {
  await page.viewport(390, 844)
  const { container } = show()
  const band = container.firstElementChild!.getBoundingClientRect()
  const name = screen.getByRole('heading', { level: 1 }).getBoundingClientRect()
  expect(band.height).toBeLessThanOrEqual(98)
  expect(name.bottom).toBeLessThanOrEqual(band.bottom)
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Subcategories' })).toBeNull()
})

it.each(['The Democratic Republic of the Congo', 'São Tomé and Príncipe and all of its islands'])(
  'has room for a long name on a narrow screen (%s)',
  async (title) => {
    await page.viewport(320, 640)
    show({ title })
    const name = screen.getByRole('heading', { level: 1 }).getBoundingClientRect()
    expect(name.right).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBe(320)
  },
)
