import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Disclosure } from './Disclosure.tsx'

const filters = (
  <Disclosure label="Show filters" openLabel="Hide filters">
    <p>Category</p>
  </Disclosure>
)

/** The page as the server sent it, before any script runs. */
const serve = () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(filters)
  document.body.append(page)
  return page
}

it('shows and hides by a press and by the keys, and says what the next press does', async () => {
  render(filters)
  expect(screen.getByText('Category')).not.toBeVisible()
  await userEvent.click(screen.getByText('Show filters'))
  expect(screen.getByText('Category')).toBeVisible()
  expect(screen.getByText('Hide filters')).toBeVisible()
  expect(screen.getByText('Show filters')).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Category')).not.toBeVisible()
  await userEvent.keyboard(' ')
  expect(screen.getByText('Category')).toBeVisible()
})

it('answers without script, and what was opened before it came stays open', async () => {
  const page = serve()
  await userEvent.click(screen.getByText('Show filters'))
  expect(screen.getByText('Category')).toBeVisible()

  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = await act(async () => hydrateRoot(page, filters))
  expect(complaint).not.toHaveBeenCalled()
  expect(screen.getByText('Category')).toBeVisible()
  await userEvent.click(screen.getByText('Hide filters'))
  expect(screen.getByText('Category')).not.toBeVisible()
  await act(async () => root.unmount())
  page.remove()
})

it('tells when the browser opens it to show what was searched for', async () => {
  const onOpenChange = vi.fn()
  render(
    <Disclosure label="Filters" onOpenChange={onOpenChange}>
      Category
    </Disclosure>,
  )
  screen.getByRole<HTMLDetailsElement>('group').open = true
  await expect.poll(() => onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
})
