import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { featuredCards } from '../../../testing/listingCards.ts'
import { ShortlistDrawer } from './ShortlistDrawer.tsx'

const cards = featuredCards.slice(0, 5)
const slugs = cards.map(({ slug }) => slug)
const names = cards.map(({ businessName }) => businessName)

function Controlled({
  onChange,
  picked = [],
}: {
  onChange?: (slugs: readonly string[]) => void
  picked?: readonly string[]
}) {
  const [saved, setSaved] = useState<readonly string[]>(slugs)
  const [chosen, setChosen] = useState(picked)
  return (
    <ShortlistDrawer
      listingsHref="/listings"
      defaultOpen
      cards={cards.filter(({ slug }) => saved.includes(slug))}
      onChange={(now) => {
        setSaved(now)
        onChange?.(now)
      }}
      chosen={chosen}
      onChosenChange={setChosen}
      hrefOf={(slug) => `/listings/${slug}`}
      compareHrefOf={(some) => `/compare?${some.join('+')}`}
    />
  )
}

it('compares what is chosen, in the order of the list, from two on', async () => {
  render(<Controlled />)
  expect(screen.getByRole('button', { name: 'Choose two to compare' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${names[2]}` }))
  await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${names[0]}` }))
  expect(screen.getByRole('link', { name: 'Compare 2 listings' })).toHaveAttribute(
    'href',
    `/compare?${slugs[0]}+${slugs[2]}`,
  )
})

it('takes no fifth, and says why', () => {
  render(<Controlled picked={slugs.slice(0, 4)} />)
  const fifth = screen.getByRole('checkbox', { name: `Compare ${names[4]}` })
  expect(fifth).toBeDisabled()
  expect(fifth).toHaveAccessibleDescription(/up to four/)
  expect(screen.getByRole('checkbox', { name: `Compare ${names[0]}` })).toBeEnabled()
})

it('takes a removal back from where the focus is, with the listing in its place', async () => {
  const onChange = vi.fn()
  render(<Controlled onChange={onChange} picked={slugs.slice(0, 2)} />)
  await userEvent.click(screen.getByRole('button', { name: `Remove ${names[1]}` }))
  expect(onChange).toHaveBeenLastCalledWith(slugs.filter((_, index) => index !== 1))
  expect(screen.getByRole('status').textContent).toBe(`${names[1]} removed`)
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(slugs)
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain(names[1])
  expect(document.body).not.toHaveFocus()
})

it('takes back the removal of all', async () => {
  const onChange = vi.fn()
  render(<Controlled onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
  expect(onChange).toHaveBeenLastCalledWith([])
  expect(screen.getByRole('heading', { name: 'Nothing kept yet' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})
