import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ScopeHeader, type ScopeHeaderProps } from './ScopeHeader.tsx'

afterEach(() => {
  document.documentElement.dir = ''
  return page.viewport(1280, 800)
})

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
const siblings = () => screen.getByRole('navigation', { name: 'Subcategories' })

it('has no navigation where there is nowhere to go', () => {
  show({ siblings: { label: 'Subcategories', links: [] } })
  expect(screen.queryByRole('navigation', { name: 'Subcategories' })).toBeNull()
})

it.each(['ltr', 'rtl'])('brings the current page into sight where the row scrolls sideways (%s)', async (direction) => {
  document.documentElement.dir = direction
  await page.viewport(320, 640)
  show()
  const current = within(siblings()).getByRole('link', { current: 'page' }).getBoundingClientRect()
  expect(siblings().scrollWidth).toBeGreaterThan(0)
  expect(current.left).toBeGreaterThanOrEqual(0)
  expect(current.right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBe(320)
})
