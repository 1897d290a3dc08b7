import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListBody, type NothingListed } from './ListBody.tsx'

const words = { loading: 'Reading', failed: 'Not read', more: 'More' }
const show = (nothing: NothingListed) =>
  render(
    <ListBody
      list={{
        state: { status: 'ready', rows: [], hasMore: false, isFailed: false },
        onRetry: () => {},
        onMore: () => {},
      }}
      words={words}
      lines={1}
      nothing={nothing}
    >
      {() => 'Rows'}
    </ListBody>,
  )

it.each<[NothingListed, string | undefined, string | undefined]>([
  [{ text: 'Nothing waits for you.' }, undefined, undefined],
  [{ text: 'No payment yet.', note: 'Find a listing above.' }, 'Find a listing above.', undefined],
  [{ text: 'No email waits.', way: { label: 'Show sent', href: '?sent' } }, undefined, '?sent'],
  [{ text: 'None has all.', note: 'Try fewer.', way: { label: 'Show all', href: '?' } }, 'Try fewer.', '?'],
])('says why there is no row, and the next step: %o', (nothing, note, href) => {
  show(nothing)
  expect(screen.getByRole('status')).toHaveTextContent(nothing.text)
  expect(screen.queryByText('Rows')).toBeNull()
  expect(note === undefined || screen.getByText(note)).toBeTruthy()
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href)
})
