import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SuggestLinks } from './SuggestLinks.tsx'

const link = (name: string) => screen.getByRole('link', { name })

it('leads to a page where nothing opens', () => {
  render(<SuggestLinks suggestHref="/contact?subject=Change" reportHref="/contact?subject=Report" />)
  expect(link('Suggest a change')).toHaveAttribute('href', '/contact?subject=Change')
  expect(link('Suggest a change')).not.toHaveAttribute('aria-haspopup')
  expect(link('Report')).toHaveAttribute('href', '/contact?subject=Report')
})

it('opens in place of leading away, except into another tab', () => {
  const onSuggest = vi.fn()
  render(<SuggestLinks suggestHref="/contact" reportHref="/contact" onSuggest={onSuggest} />)
  const press = (keys: object) => {
    const click = createEvent.click(link('Suggest a change'), { bubbles: true, cancelable: true, ...keys })
    fireEvent(link('Suggest a change'), click)
    return click.defaultPrevented
  }
  expect(press({})).toBe(true)
  expect(onSuggest).toHaveBeenCalledOnce()
  expect(link('Suggest a change')).toHaveFocus()
  expect(press({ ctrlKey: true })).toBe(false)
  expect(onSuggest).toHaveBeenCalledOnce()
})
