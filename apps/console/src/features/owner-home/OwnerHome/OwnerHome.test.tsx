import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OwnerHome } from './OwnerHome.tsx'

const props = { who: 'Ndapewa', onRetry: () => undefined, privacyHref: '/privacy', addHref: '/get-listed' }

it('says of what is from now nothing about its age', () => {
  render(<OwnerHome {...props} state={{ status: 'ready', listings: 'L', aside: 'A' }} />)
  expect(screen.queryByText(/^As of/)).toBeNull()
})
