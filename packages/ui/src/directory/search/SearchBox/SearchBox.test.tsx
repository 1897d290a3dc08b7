import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { SearchBox } from './SearchBox.tsx'

const field = () => screen.getByRole('searchbox', { name: 'Search businesses' })

it('asks for the trimmed text, by Enter and by the button alike', async () => {
  const onSearch = vi.fn()
  render(<SearchBox action="/listings" onSearch={onSearch} />)
  await userEvent.type(field(), '  carnivore {Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch.mock.calls).toEqual([['carnivore'], ['carnivore']])
})

it.each(['', '   ', '\t'])('asks for nothing where the text is the blank %j', async (blank) => {
  const onSearch = vi.fn()
  render(<SearchBox action="/listings" defaultValue={blank} onSearch={onSearch} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).not.toHaveBeenCalled()
})

it('does not navigate by itself for a blank either', async () => {
  render(<SearchBox action="/listings" defaultValue="  " />)
  let prevented = false
  const afterTheBox = (event: SubmitEvent) => {
    prevented = event.defaultPrevented
    // The page of the tests has to stay where it is.
    event.preventDefault()
  }
  window.addEventListener('submit', afterTheBox, { once: true })
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(prevented).toBe(true)
})

it('is a plain GET form for those without script', () => {
  render(<SearchBox action="/listings" defaultValue="carnivore" keep={[['sort', 'az']]} />)
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form).toHaveAttribute('action', '/listings')
  expect(form.method).toBe('get')
  expect([...new FormData(form)]).toEqual([
    ['search', 'carnivore'],
    ['sort', 'az'],
  ])
})

it('says it in fewer words where a narrow screen would cut them, unless it was given others', async () => {
  await browser.viewport(390, 800)
  const { rerender } = render(<SearchBox action="/listings" />)
  expect(field()).toHaveAttribute('placeholder', 'Business, category or place')
  rerender(<SearchBox action="/listings" placeholder="Town" />)
  expect(field()).toHaveAttribute('placeholder', 'Town')
  await browser.viewport(1280, 800)
})

it('keeps the name of its button where a narrow screen shows an arrow alone', async () => {
  await browser.viewport(390, 800)
  render(<SearchBox action="/listings" />)
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  await browser.viewport(1280, 800)
})
