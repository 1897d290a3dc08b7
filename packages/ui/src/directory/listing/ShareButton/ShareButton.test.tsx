import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from './ShareButton.tsx'

/** What the browser offers; the rest of `navigator` stays as it is. */
const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

const press = () => {
  const onShared = vi.fn()
  render(<ShareButton title="Soko" url="/listings/soko" onShared={onShared} />)
  screen.getByRole('button', { name: 'Share Soko' }).click()
  return onShared
}

const address = new URL('/listings/soko', document.baseURI).href

it('hands the whole address to the sheet of the system', async () => {
  const share = vi.fn(() => Promise.resolve())
  offer('share', share)
  const onShared = press()
  await expect.poll(() => onShared).toHaveBeenCalledExactlyOnceWith('shared')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Soko', url: address })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('copies the link where there is no sheet, and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  offer('share', undefined)
  offer('clipboard', { writeText })
  const onShared = press()
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(screen.getByRole('status').textContent).toBe('Link copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
  expect(onShared).toHaveBeenCalledExactlyOnceWith('copied')
})

it('leaves the clipboard alone when the visitor closes the sheet', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const closed = Promise.reject(new DOMException('closed', 'AbortError'))
  const share = vi.fn(() => closed)
  offer('share', share)
  offer('clipboard', { writeText })
  const onShared = press()
  await expect(closed).rejects.toThrow('closed')
  expect(share).toHaveBeenCalledOnce()
  expect(writeText).not.toHaveBeenCalled()
  expect(onShared).not.toHaveBeenCalled()
})
