import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Link } from './Link.tsx'
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx'

function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a data-by="router" {...props}>
      {children}
    </a>
  )
}

const routed = (href: string) => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href={href}>Follow</Link>
    </LinkProvider>,
  )
  return screen.getByRole('link', { name: 'Follow' }).dataset['by'] === 'router'
}

it('is a plain anchor without a provider', () => {
  render(<Link href="/listings">All Listings</Link>)
  expect(screen.getByRole('link', { name: 'All Listings' })).toHaveAttribute('href', '/listings')
})

it.each(['/', '/listings', '/listings?page=2', '?page=2'])('gives %s to the application', (href) => {
  expect(routed(href)).toBe(true)
})

it.each(['//elsewhere.example', 'https://elsewhere.example/', 'tel:+254415550126', 'mailto:a@b.example', '#main'])(
  'leaves %s to the browser',
  (href) => {
    expect(routed(href)).toBe(false)
  },
)

it('is large enough for a finger where it stands alone', () => {
  render(
    <Link href="/" standalone>
      A
    </Link>,
  )
  const { width, height } = screen.getByRole('link').getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
})
