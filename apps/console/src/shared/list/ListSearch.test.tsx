import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ListSearch } from './ListSearch.tsx'

const search = (value: string, onChange: (text: string) => void) => (
  <ListSearch label="Name" value={value} onChange={onChange} ref={null} />
)

it('asks for what was taken back, although the page has not followed yet', async () => {
  const onChange = vi.fn<(text: string) => void>()
  const { rerender } = render(search('', onChange))
  const field = screen.getByRole('searchbox', { name: 'Name' })
  await userEvent.type(field, 'ab')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ab'))
  await userEvent.keyboard('{Backspace}{Backspace}')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''))
  rerender(search('', onChange))
  expect(field).toHaveValue('')
})

it('shows what is typed while the page follows, and then what the list is searched for', async () => {
  const onChange = vi.fn<(text: string) => void>()
  const { rerender } = render(search('', onChange))
  const field = screen.getByRole('searchbox', { name: 'Name' })
  await userEvent.type(field, 'a')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('a'))
  await userEvent.keyboard('b')
  rerender(search('a', onChange))
  expect(field).toHaveValue('ab')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ab'))
  rerender(search('ab', onChange))
  rerender(search('', onChange))
  expect(field).toHaveValue('')
})

it('asks for what is typed before a link is followed, and not once more after it', async () => {
  const order: string[] = []
  const onChange = vi.fn<(text: string) => void>((text) => void order.push(text))
  render(
    <>
      {search('', onChange)}
      <a href="#row" onClick={() => order.push('followed')}>
        Row
      </a>
    </>,
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'ab')
  screen.getByRole('link', { name: 'Row' }).click()
  expect(order).toEqual(['ab', 'followed'])
  // By the time that another text was asked for, the first one is not asked for again.
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name' }), 'c')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('abc'))
  expect(onChange.mock.calls.flat()).toEqual(['ab', 'abc'])
})
