import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

const labels = { label: 'Search businesses', clearLabel: 'Clear search', name: 'search' }
const field = () => screen.getByRole('searchbox', { name: 'Search businesses' })

it('tells each change of its text', async () => {
  const onChange = vi.fn()
  render(<SearchField {...labels} onChange={onChange} />)
  await userEvent.type(field(), 'ab')
  expect(onChange.mock.calls).toEqual([['a'], ['ab']])
})

it('offers no button to those without script, for whom it would be dead', () => {
  expect(renderToString(<SearchField {...labels} defaultValue="Lamu" />)).not.toContain('<button')
})

it('offers to clear a text, and only a text', async () => {
  render(<SearchField {...labels} />)
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  await userEvent.type(field(), 'Lamu')
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible()
})

it('empties its own text and goes on with the focus in the field', async () => {
  const onChange = vi.fn()
  render(<SearchField {...labels} defaultValue="Lamu" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith('')
})

it('empties a text that the parent keeps', async () => {
  function Kept() {
    const [text, setText] = useState('Lamu')
    return <SearchField {...labels} value={text} onChange={setText} />
  }
  render(<Kept />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field()).toHaveValue('')
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
