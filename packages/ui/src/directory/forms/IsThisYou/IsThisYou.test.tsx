import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { classifiedCard } from '../../../testing/listingCards.ts'
import { IsThisYou } from './IsThisYou.tsx'

const TWIN = {
  card: classifiedCard,
  name: 'Biltong Kamer',
  place: 'Windhoek, Namibia',
  tierLabel: 'Classified',
  href: '/listings/biltong-kamer',
  claimHref: '/claim/biltong-kamer',
  phone: '+264 81 555 7946',
  reason: 'phone',
} as const

it('leads to the claim, and sends only with a line', async () => {
  const onNo = vi.fn()
  const props = { twins: [TWIN], steps: [{ name: 'Send' }], current: 0, onWhyChange: () => {}, onNo, onBack: () => {} }
  const { rerender } = render(<IsThisYou {...props} why=" " />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Yes, this is us' })).toHaveAttribute('href', '/claim/biltong-kamer')
  await userEvent.click(screen.getByRole('button', { name: 'No, another business' }))
  expect(onNo).not.toHaveBeenCalled()
  rerender(<IsThisYou {...props} why="Two shops" />)
  await userEvent.click(screen.getByRole('button', { name: 'No, another business' }))
  expect(onNo).toHaveBeenCalledOnce()
})
