import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { Sheet, type SheetProps } from './Sheet.tsx'
import { DialogTrigger as SheetTrigger } from 'react-aria-components/Dialog'

const openSheet = async (props: Partial<SheetProps> = {}) => {
  render(
    <SheetTrigger>
      <Button>Open</Button>
      <Sheet title="Shortlist" {...props}>
        {props.children ?? 'Nothing kept'}
      </Sheet>
    </SheetTrigger>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Shortlist' })
}

const frame = (dialog: HTMLElement) => dialog.parentElement?.getBoundingClientRect().toJSON() as DOMRect

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await page.viewport(1280, 800)
})

it.each([
  ['ltr', { left: 848, right: 1280 }],
  ['rtl', { left: 0, right: 432 }],
] as const)('is a drawer as high as the window at the end of the lines, %s', async (dir, place) => {
  document.documentElement.dir = dir
  const dialog = await openSheet()
  await expect.poll(() => frame(dialog)).toMatchObject({ ...place, top: 0, bottom: 800 })
})

it.each([
  ['end', { left: 0, width: 390, top: 72, bottom: 844 }],
  ['full', { left: 0, width: 390, top: 0, bottom: 844 }],
] as const)('covers a phone from the side %s', async (side, place) => {
  await page.viewport(390, 844)
  const dialog = await openSheet({ side })
  await expect.poll(() => frame(dialog)).toMatchObject(place)
})

it('comes from below as high as its content, at most to 72 pixels from the top', async () => {
  await page.viewport(390, 844)
  const dialog = await openSheet({ side: 'bottom', children: <p style={{ blockSize: 100 }}>Few</p> })
  await expect.poll(() => frame(dialog).bottom).toBeCloseTo(844, 1)
  expect(frame(dialog).height).toBeLessThan(260)
  dialog.querySelector('p')?.style.setProperty('block-size', '3000px')
  expect(frame(dialog).top).toBeCloseTo(72, 1)
  expect(frame(dialog).bottom).toBeCloseTo(844, 1)
})

it('under a head of its own only speaks its title, and starts at the button that closes it', async () => {
  const dialog = await openSheet({ head: <b>Dira</b> })
  expect(dialog.textContent).toContain('Dira')
  expect(screen.getByRole('heading', { name: 'Shortlist' }).offsetHeight).toBe(1)
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

it('lets its content close it, as the links of a menu do', async () => {
  await openSheet({
    children: ({ close }) => (
      <a href="#about" onClick={close}>
        About
      </a>
    ),
  })
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// A touch screen waits for its keyboard before it opens what it covers the page with: Escape, or Back, may come first.
it.each(['end', 'full'] as const)('closes for good before it has opened, from the side %s', async (side) => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(1)
  const opened = (isOpen: boolean) => (
    <Sheet title="Shortlist" side={side} isOpen={isOpen}>
      Nothing kept
    </Sheet>
  )
  const { rerender } = render(opened(true))
  expect(frame(screen.getByRole('dialog')).width).toBeGreaterThan(0)
  rerender(opened(false))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})
