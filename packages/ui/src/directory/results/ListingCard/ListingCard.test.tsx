import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import {
  bareCard,
  brokenPhotoCard,
  classifiedCard,
  photoCard,
  premiumCard,
  standardCard,
  unclaimedCard,
} from '../../../testing/listingCards.ts'
import { CardFacts } from './CardFacts.tsx'
import { ListingCard, type ListingCardProps } from './ListingCard.tsx'

const linkNames = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))

it('shows of a classified listing its name, badge, location, phone and View Details, and no more', () => {
  render(<ListingCard card={classifiedCard} href="/listings/ezulwini-weavers-yard" />)
  const card = screen.getByRole('article')
  expect(within(card).getByRole('heading', { level: 3, name: 'Ezulwini Weavers’ Yard' })).toBeVisible()
  expect(card.textContent).toContain('Classified')
  expect(card.textContent).toContain('Ezulwini, Eswatini')
  expect(linkNames()).toEqual(['Call +268 2416 5539', 'View Details: Ezulwini Weavers’ Yard'])
})

it('says of what nobody has claimed that it is so, and what it is', () => {
  render(<ListingCard card={unclaimedCard} href="/listings/maison-neron" />)
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('Not yet claimed')
  expect(card.textContent).not.toContain('Classified')
  expect(card.textContent).toContain('Clothes shop · Ezulwini, Eswatini')
})

it.each([
  ['standard', standardCard, 'Standard'],
  ['premium', premiumCard, 'Premium'],
])('shows of a %s listing its description, e-mail and website too', (_tier, card, badge) => {
  render(<ListingCard card={card} href="/listings/x" />)
  const article = screen.getByRole('article')
  expect(article.textContent).toContain(badge)
  expect(article.textContent).toContain('description' in card ? (card.description ?? '') : '')
  expect(linkNames()).toEqual([
    expect.stringMatching(/^Call \+/),
    expect.stringMatching(/^E-mail \S+@/),
    expect.stringMatching(/^Website .*\.example$/),
    `View Details: ${card.businessName}`,
  ])
})

it('leads to WhatsApp by the first number that can have it', () => {
  const phones = [
    { text: '+254 20 271 0000', href: 'tel:+254202710000' },
    { text: '+254 722 555112', href: 'tel:+254722555112', whatsapp: 'https://wa.me/254722555112' },
  ]
  render(<ListingCard card={{ ...classifiedCard, phones }} href="/listings/x" />)
  expect(screen.getByRole('link', { name: 'WhatsApp +254 722 555112' })).toHaveAttribute(
    'href',
    'https://wa.me/254722555112',
  )
})

it('shows its photograph in place of the cloth, and the cloth again when that cannot be loaded', async () => {
  const { container, rerender } = render(<ListingCard card={photoCard} href="/listings/x" />)
  expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg/)
  rerender(<ListingCard card={brokenPhotoCard} href="/listings/x" />)
  await waitFor(() => expect(container.querySelector('img')).toBeNull())
})

it('keeps its height while the photograph is on its way', () => {
  const heightOf = (card: ListingCardProps['card']) => {
    const { unmount } = render(<ListingCard card={card} href="/listings/x" />)
    const { height } = screen.getByRole('article').getBoundingClientRect()
    unmount()
    return height
  }
  expect(heightOf(photoCard)).toBe(heightOf(premiumCard))
})

it.each([
  [1280, premiumCard],
  [1280, classifiedCard],
  [390, premiumCard],
  [390, standardCard],
  [390, classifiedCard],
])('at %i pixels keeps what can be done in its upper corner, out of its link: $tier', async (width, card) => {
  await browser.viewport(width, 800)
  const onPress = vi.fn()
  render(
    <ListingCard
      card={card}
      href="/listings/x"
      actions={
        <IconButton label="Save" onPress={onPress}>
          +
        </IconButton>
      }
    />,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  const corner = save.getBoundingClientRect()
  const article = screen.getByRole('article').getBoundingClientRect()
  expect(article.right - corner.right).toBeLessThan(16)
  expect(corner.top - article.top).toBeLessThan(16)
  await userEvent.click(save)
  expect(onPress).toHaveBeenCalledOnce()
  await browser.viewport(1280, 800)
})

it.each([
  [320, 1],
  [320, 2],
  [390, 1],
  [390, 2],
])('at %i pixels has %i buttons beside its badge, never over it', async (width, count) => {
  await browser.viewport(width, 800)
  const unclaimed = { ...classifiedCard, tierLabel: 'Not yet claimed' }
  for (const card of [premiumCard, standardCard, unclaimed]) {
    const { unmount } = render(
      <div style={{ paddingInline: 16 }}>
        <ListingCard
          card={card}
          href="/listings/x"
          isCompact
          actions={Array.from({ length: count }, (_, at) => (
            <IconButton key={at} label={`Action ${at}`}>
              +
            </IconButton>
          ))}
        />
      </div>,
    )
    const badge = screen.getByText(card.tierLabel).getBoundingClientRect()
    for (const button of screen.getAllByRole('button')) {
      const corner = button.getBoundingClientRect()
      expect(corner.left >= badge.right || corner.top >= badge.bottom).toBe(true)
      const name = screen.getByRole('heading').getBoundingClientRect()
      expect(corner.bottom).toBeLessThanOrEqual(name.top)
    }
    unmount()
  }
  await browser.viewport(1280, 800)
})

it('has e-mail and website on one line of links on a wide screen, the number above them', () => {
  render(<ListingCard card={premiumCard} href="/listings/x" />)
  const topOf = (name: RegExp) => screen.getByRole('link', { name }).getBoundingClientRect().top
  expect(topOf(/^E-mail/)).toBe(topOf(/^Website/))
  expect(topOf(/^Call/)).toBeLessThan(topOf(/^E-mail/))
})

it('is low where it is compact, whatever its package, and as ever on a wide screen', async () => {
  const heights = async (width: number) => {
    await browser.viewport(width, 800)
    return [false, true].map((isCompact) => {
      const { unmount } = render(<ListingCard card={premiumCard} href="/listings/x" isCompact={isCompact} />)
      const { height } = screen.getByRole('article').getBoundingClientRect()
      unmount()
      return height
    })
  }
  const [large, compact] = await heights(390)
  expect(compact).toBeLessThan((large ?? 0) * 0.6)
  const [wide, alike] = await heights(1280)
  expect(alike).toBe(wide)
})

it('tells a number that cannot be called in words on a phone too', async () => {
  await browser.viewport(390, 800)
  render(<ListingCard card={{ ...standardCard, phones: [{ text: 'Ask at the harbour' }] }} href="/listings/x" />)
  expect(screen.getByText('Ask at the harbour').offsetWidth).toBeGreaterThan(44)
  await browser.viewport(1280, 800)
})

it('leaves out what the owner did not give', () => {
  render(<ListingCard card={bareCard} href="/listings/kivu-road-car-hire" />)
  expect(linkNames()).toEqual(['View Details: Kivu Road Car Hire'])
})

it('says View Details and leads to the listing from anywhere on the card', () => {
  render(<ListingCard card={premiumCard} href="/listings/nara-dunes-lodge" />)
  const details = screen.getByRole('link', { name: 'View Details: !Nara Dunes Lodge' })
  expect(details.textContent).toContain('View Details')
  expect(details).toHaveAttribute('href', '/listings/nara-dunes-lodge')
  expect(elementAt(screen.getByRole('heading'))).toBe(details)
})

it('keeps phone, e-mail and website as links of their own', () => {
  render(<ListingCard card={premiumCard} href="/listings/nara-dunes-lodge" />)
  const call = screen.getByRole('link', { name: 'Call +264 81 555 0142' })
  expect(call).toHaveAttribute('href', 'tel:+264815550142')
  expect(elementAt(call)?.closest('a')).toBe(call)
  expect(screen.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', 'mailto:stay@nara-dunes-lodge.example')
  expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('href', 'https://nara-dunes-lodge.example')
})

/** What a pointer meets at the start of an element. */
function elementAt(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' })
  const { x, y } = element.getBoundingClientRect()
  return document.elementFromPoint(x + 4, y + 4)
}

it('is walked by the keyboard in the order of reading', async () => {
  render(<ListingCard card={premiumCard} href="/listings/nara-dunes-lodge" />)
  const stops: (string | null | undefined)[] = []
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab()
    stops.push(document.activeElement?.getAttribute('aria-label'))
  }
  expect(stops).toEqual(linkNames())
})

it('tells how far it is, and whether it is open, in a line that is kept for it from the start', () => {
  const card = (status: ListingCardProps['status']) => (
    <ListingCard
      card={premiumCard}
      href="/listings/x"
      facts={CardFacts}
      distance={{ km: 1.62, bearing: 340 }}
      status={status}
    />
  )
  const { rerender } = render(card(null))
  expect(screen.getByText('1.6 km')).toBeVisible()
  const { height } = screen.getByRole('article').getBoundingClientRect()
  rerender(card({ state: 'open', today: 5 }))
  expect(screen.getByText('Open now')).toBeVisible()
  expect(screen.getByRole('article').getBoundingClientRect().height).toBe(height)
  rerender(card({ state: 'unknown' }))
  expect(screen.queryByText('Open now')).toBeNull()
})
