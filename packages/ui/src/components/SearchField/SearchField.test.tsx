import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it } from 'vitest'
import { SearchField } from './SearchField.tsx'

const labels = { label: 'Search businesses', clearLabel: 'Clear search', name: 'search' }
const field = () => screen.getByRole('searchbox', { name: 'Search businesses' })

it('offers no button to those without script, for whom it would be dead', () => {
  expect(renderToString(<SearchField {...labels} defaultValue="Lamu" />)).not.toContain('<button')
})

it('is reached by its glass', async () => {
  const { container } = render(<SearchField {...labels} />)
  await userEvent.click(container.querySelector('svg')!)
  expect(field()).toHaveFocus()
})

it('offers to clear nothing while it is disabled', () => {
  render(<SearchField {...labels} defaultValue="Lamu" disabled />)
  expect(field()).toBeDisabled()
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks for no more room than there is', () => {
  render(
    <div style={{ display: 'grid', inlineSize: 200 }}>
      <SearchField {...labels}>
        <button type="submit">Search</button>
      </SearchField>
    </div>,
  )
  const right = field().parentElement!.getBoundingClientRect().width
  expect(right).toBe(200)
})
