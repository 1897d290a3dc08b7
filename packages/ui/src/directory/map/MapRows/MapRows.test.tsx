import { act, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mapListCards } from '../../../testing/mapList.ts'
import { MapRows, type MapRowsProps } from './MapRows.tsx'

const rows = (props: Partial<MapRowsProps> = {}) => (
  <MapRows cards={mapListCards} hrefOf={(slug) => `/listings/${slug}`} {...props} />
)
const row = (index: number) => screen.getAllByRole('listitem')[index]!

it('leads to each listing, and tells which of them is pointed at or has the focus', async () => {
  const onPoint = vi.fn()
  render(rows({ onPoint }))
  const link = within(row(1)).getByRole('link', { name: mapListCards[1]!.businessName })
  expect(link).toHaveAttribute('href', `/listings/${mapListCards[1]!.slug}`)
  await userEvent.hover(row(0))
  expect(onPoint).toHaveBeenLastCalledWith(mapListCards[0]!.slug)
  await userEvent.hover(row(2))
  expect(onPoint).toHaveBeenCalledWith(undefined)
  act(() => link.focus())
  expect(onPoint).toHaveBeenLastCalledWith(mapListCards[1]!.slug)
})

it('scrolls the row of the chosen pin into view, and marks it', () => {
  const list = (selectedSlug?: string) => (
    <div style={{ blockSize: 300, overflow: 'auto' }}>{rows({ selectedSlug })}</div>
  )
  const { container, rerender } = render(list())
  const box = container.firstElementChild!
  rerender(list(mapListCards[5]!.slug))
  expect(box.scrollTop).toBeGreaterThan(100)
  expect(within(row(5)).getByRole('link', { current: true })).toBeVisible()
})
