import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './Button/Button.tsx'
import { Dialog } from './Dialog/Dialog.tsx'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Lightbox } from './Lightbox/Lightbox.tsx'
import { OverlayProvider, type OverlayOpened } from './OverlayProvider.tsx'
import { Sheet } from './Sheet/Sheet.tsx'

const SLIDES = [{ id: 'hall', label: 'The hall', content: 'The hall' }]

it.each([
  [
    'a dialog',
    <Dialog key="dialog" title="Photos">
      The hall
    </Dialog>,
  ],
  [
    'a sheet',
    <Sheet key="sheet" title="Photos">
      The hall
    </Sheet>,
  ],
  ['a lightbox', <Lightbox key="lightbox" label="Photos" slides={SLIDES} />],
])('tells the application that %s is open, how to close it, and when it has closed', async (_, overlay) => {
  const onClosed = vi.fn()
  const onOpen = vi.fn<OverlayOpened>(() => onClosed)
  render(
    <OverlayProvider onOpen={onOpen}>
      <DialogTrigger>
        <Button>Open</Button>
        {overlay}
      </DialogTrigger>
    </OverlayProvider>,
  )
  expect(onOpen).not.toHaveBeenCalled()
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog', { name: 'Photos' })
  }
  const closes = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(onOpen).toHaveBeenCalledOnce()
  act(() => onOpen.mock.lastCall?.[0]())
  await closes()
  expect(onClosed).toHaveBeenCalledOnce()

  await open()
  await userEvent.keyboard('{Escape}')
  expect(onClosed).toHaveBeenCalledTimes(2)
  await closes()
  expect(onOpen).toHaveBeenCalledTimes(2)
})
