import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sendWithoutScript } from '../../../testing/sendWithoutScript.ts'
import { OpenNowToggle, type OpenNowToggleProps } from './OpenNowToggle.tsx'

const toggle = (props: Partial<OpenNowToggleProps> = {}) => (
  <OpenNowToggle action="/listings" onChange={() => {}} {...props} />
)

it('fills its needle once it is on, so that colour is not all that changes', () => {
  const { container, rerender } = render(toggle())
  const solid = () => container.querySelector('path[fill=currentColor]')
  expect(solid()).toBeNull()
  rerender(toggle({ isSelected: true }))
  expect(solid()).not.toBeNull()
})

it('keeps the room of a number that is on its way', () => {
  const { rerender } = render(toggle({ most: 4193 }))
  const width = () => screen.getByRole('button').getBoundingClientRect().width
  const expected = width()
  rerender(toggle({ most: 4193, count: 4193 }))
  expect(width()).toBeCloseTo(expected, 0)
  expect(screen.getByRole('button', { name: /^Open now.*4,193 results$/ })).toBeVisible()
  rerender(toggle({ most: 4193, count: 1 }))
  expect(width()).toBeCloseTo(expected, 0)
})

it.each([
  [
    false,
    [
      ['search', 'lodge'],
      ['open', 'now'],
    ],
  ],
  [true, [['search', 'lodge']]],
])('without script is a form that changes the address (on: %s)', async (isSelected, wanted) => {
  const sent = await sendWithoutScript(toggle({ isSelected, keep: [['search', 'lodge']] }), (document) =>
    document.querySelector('button')?.click(),
  )
  expect(sent).toEqual(wanted)
})
