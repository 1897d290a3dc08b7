import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MapFollow } from './MapFollow.tsx'

const nothing = () => {}

it('offers to search this area only where the list has not followed the map', () => {
  const follow = (isFollowing: boolean, hasMoved: boolean) => (
    <MapFollow isFollowing={isFollowing} hasMoved={hasMoved} onFollowChange={nothing} onSearchHere={nothing} />
  )
  const { rerender } = render(follow(true, true))
  expect(screen.getByRole('checkbox', { name: 'Search as I move' })).toBeChecked()
  rerender(follow(false, false))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  rerender(follow(false, true))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Search this area' })).toBeVisible()
})
