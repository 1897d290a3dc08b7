import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { headerItems } from '../../../testing/siteChrome.ts'
import { SiteHeader } from './SiteHeader.tsx'

const visitor = { href: '/admin', who: 'visitor' } as const

it('leads home by the wordmark and to the pages that it is given, no others', () => {
  render(<SiteHeader homeHref="/" items={headerItems} />)
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('link', { name: 'Dira, home' })).toHaveAttribute('href', '/')
  const navigation = within(header).getByRole('navigation', { name: 'Main' })
  expect(
    within(navigation)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/listings',
    '/categories',
    '/locations',
    '/classifieds',
    '/about',
    '/pricing',
    '/contact',
    '/classifieds',
  ])
})

it('offers the login to a visitor and the dashboard to an administrator, in the same room', () => {
  const { rerender } = render(<SiteHeader homeHref="/" items={headerItems} account={visitor} />)
  const login = screen.getByRole('link', { name: 'Admin/Login' })
  expect(login).toHaveAttribute('href', '/admin')
  const room = login.getBoundingClientRect().width
  rerender(<SiteHeader homeHref="/" items={headerItems} account={{ href: '/admin/dashboard', who: 'admin' }} />)
  const dashboard = screen.getByRole('link', { name: 'Admin Dashboard' })
  expect(dashboard).toHaveAttribute('href', '/admin/dashboard')
  expect(dashboard.getBoundingClientRect().width).toBe(room)
})

it.each([390, 1024, 1280])(
  'at %i pixels leads to what is saved, and moves nothing when the counts arrive',
  async (width) => {
    await page.viewport(width, 800)
    const header = (shortlist: number, comparison: number) => (
      <SiteHeader
        homeHref="/"
        items={headerItems}
        account={visitor}
        shortlist={{ href: '/shortlist', count: shortlist }}
        comparison={{ href: '/compare?listing=a', count: comparison }}
      />
    )
    const links = () => screen.getAllByRole('link').map((link) => link.getBoundingClientRect().toJSON())
    const { rerender } = render(header(0, 0))
    expect(screen.getByRole('link', { name: 'Shortlist, 0 listings' })).toHaveAttribute('href', '/shortlist')
    const before = links()
    rerender(header(60, 1))
    expect(screen.getByRole('link', { name: 'Shortlist, 60 listings' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Compare, 1 listing' })).toHaveAttribute('href', '/compare?listing=a')
    expect(links()).toEqual(before)
    await page.viewport(1280, 800)
  },
)

it.each([
  [1024, { navigation: true, login: true, menu: false }],
  [820, { navigation: false, login: true, menu: true }],
  [390, { navigation: false, login: false, menu: true }],
])('at %i pixels shows what fits', async (width, seen) => {
  await page.viewport(width, 800)
  render(<SiteHeader homeHref="/" items={headerItems} account={visitor} />)
  expect({
    navigation: screen.queryByRole('navigation') !== null,
    login: screen.queryByRole('link', { name: 'Admin/Login' }) !== null,
    menu: screen.queryByRole('button', { name: 'Menu' }) !== null,
  }).toEqual(seen)
  await page.viewport(1280, 800)
})

describe('on a phone', () => {
  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search)
    await page.viewport(1280, 800)
  })

  const openMenu = async () => {
    await page.viewport(390, 844)
    render(<SiteHeader homeHref="/" items={headerItems} current="/locations" account={visitor} />)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    // It is loaded only now.
    return within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 10_000 }))
  }

  it('has every page in its menu, each once, and the way in', async () => {
    const menu = await openMenu()
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/listings',
      '/categories',
      '/locations',
      '/classifieds',
      '/about',
      '/pricing',
      '/contact',
      '/admin',
    ])
    expect(menu.getByRole('link', { current: 'page' }).textContent).toContain('Locations')
  })

  it('closes the menu when a link is followed, and goes back to its button', async () => {
    const menu = await openMenu()
    const about = menu.getByRole('link', { name: 'About' })
    about.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(about)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus())
  })

  it('without script leads from the menu button to the navigation, which then shows itself', async () => {
    await page.viewport(390, 844)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<SiteHeader homeHref="/" items={headerItems} />)
    expect(screen.queryByRole('link', { name: 'About' })).toBeNull()
    screen.getByRole('link', { name: 'Menu' }).click()
    await waitFor(() => expect(screen.getByRole('link', { name: 'About' })).toBeVisible())
    screen.getByText('Explore').click()
    expect(screen.getByRole('link', { name: /^Categories/ })).toBeVisible()
    container.remove()
  })
})
