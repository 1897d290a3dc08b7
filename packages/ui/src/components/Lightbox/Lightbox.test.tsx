import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Lightbox, type LightboxProps } from './Lightbox.tsx'

const photograph = (width: number, height: number, fill = 'teal') =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`)}`

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `Room ${index + 1}`,
    content: <img src={photograph(800, 600)} alt={`Room ${index + 1}`} />,
  }))

// Pictures that glide in take longer to come, and come no less.
beforeAll(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))

afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

const show = (props: Partial<LightboxProps> & { count?: number } = {}) => {
  const { count = 3, ...rest } = props
  return render(<Lightbox label="The lodge" slides={slides(count)} defaultOpen {...rest} />)
}

const dialog = () => screen.getByRole('dialog', { name: 'The lodge' })
const status = () => within(dialog()).getByRole('status')

async function onStage(number: number, count = 3) {
  const slide = within(dialog()).getByRole('group', { name: `Image ${number} of ${count}` })
  // A busy machine takes its time to scroll.
  await waitFor(
    () => {
      const { left, width } = slide.getBoundingClientRect()
      expect(Math.abs(left)).toBeLessThan(1)
      expect(width).toBeCloseTo(window.innerWidth, 0)
    },
    { timeout: 10_000 },
  )
}

it('opens at the picture it is given and says which one it is', async () => {
  show({ defaultIndex: 1 })
  await onStage(2)
  expect(dialog()).toHaveAccessibleDescription('Image 2 of 3: Room 2')
  expect(screen.getByText('Room 2')).toBeVisible()
})

it('fills the window, and shows every photograph whole', async () => {
  const shapes = [photograph(2000, 300), photograph(300, 2000), photograph(20, 20)]
  show({ slides: shapes.map((src) => ({ id: src, label: 'A room', content: <img src={src} alt="" /> })) })
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 320, height: 568 },
    { width: 640, height: 360 },
  ]) {
    await page.viewport(width, height)
    expect(dialog().getBoundingClientRect()).toMatchObject({ width, height })
    for (const picture of dialog().querySelectorAll('img')) {
      expect(getComputedStyle(picture).objectFit).toBe('contain')
      const frame = picture.parentElement!.getBoundingClientRect()
      expect(frame.height).toBeGreaterThan(height / 2)
      expect(picture.getBoundingClientRect().height).toBeCloseTo(frame.height, 0)
    }
  }
})

describe('the ways on', () => {
  it.each([
    ['ltr', '{ArrowRight}', 3],
    ['ltr', '{ArrowLeft}', 1],
    ['rtl', '{ArrowRight}', 1],
    ['rtl', '{ArrowLeft}', 3],
  ])(
    'are the arrow keys, wherever the focus is: in a page that runs %s, %s leads from 2 to %i',
    async (dir, key, number) => {
      document.documentElement.dir = dir
      const { unmount } = show({ defaultIndex: 1 })
      await waitFor(() => expect(dialog()).toHaveFocus())
      await userEvent.keyboard(key)
      await onStage(number)
      expect(status()).toHaveTextContent(`Image ${number} of 3: Room ${number}`)
      unmount()

      show({ defaultIndex: 1 })
      within(dialog()).getByRole('button', { name: 'Close' }).focus()
      await userEvent.keyboard(key)
      await onStage(number)
    },
  )

  it('are the buttons, which lead nowhere beyond the ends', async () => {
    await emulateMedia()
    onTestFinished(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
    const onIndexChange = vi.fn()
    show({ count: 2, onIndexChange })
    const next = within(dialog()).getByRole('button', { name: 'Next image' })
    await userEvent.click(next)
    await onStage(2, 2)
    await userEvent.click(next)
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
    expect(onIndexChange.mock.calls).toEqual([[1]])
  })

  it('are swipes', async () => {
    show()
    const row = within(dialog()).getByRole('group', { name: 'Images' })
    row.scrollTo({ left: window.innerWidth * 2, behavior: 'instant' })
    await waitFor(() => expect(status()).toHaveTextContent('Image 3 of 3: Room 3'))
  })

  it('are not there for one picture alone', () => {
    show({ count: 1 })
    expect(within(dialog()).getAllByRole('button')).toEqual([within(dialog()).getByRole('button', { name: 'Close' })])
  })
})

describe('closes', () => {
  it.each([
    ['by Escape', () => userEvent.keyboard('{Escape}')],
    ['by its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('%s', async (_way, leave) => {
    const onOpenChange = vi.fn()
    show({ onOpenChange })
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })
})

describe('from a carousel', () => {
  function Gallery() {
    const [index, setIndex] = useState(0)
    const [isOpen, setOpen] = useState(false)
    const shared = { slides: slides(3), index, onIndexChange: setIndex }
    return (
      <>
        <Carousel label="On the page" {...shared} onSlidePress={() => setOpen(true)} style={{ inlineSize: 600 }} />
        {isOpen && <Lightbox label="The lodge" {...shared} isOpen onOpenChange={setOpen} />}
      </>
    )
  }
  const slideButton = (number: number) => screen.getByRole('button', { name: `Enlarge: Room ${number}` })

  it('gives the focus back to the slide that opened it', async () => {
    render(<Gallery />)
    // As in Safari, where a click does not focus a button.
    slideButton(1).click()
    await waitFor(() => expect(dialog()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(slideButton(1)).toHaveFocus())
  })

  it('takes the carousel along, and gives the focus to the slide that is now in sight', async () => {
    render(<Gallery />)
    slideButton(1).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog()).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await onStage(2)
    await userEvent.keyboard('{ArrowRight}')
    await onStage(3)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(slideButton(3)).toHaveFocus())
  })

  it('holds the focus inside while it is open', async () => {
    render(<Gallery />)
    await userEvent.click(slideButton(1))
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab()
      expect(dialog()).toContainElement(document.activeElement as HTMLElement)
    }
  })
})

it.each(['light', 'dark'])('is dark in the %s theme', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  show()
  const overlay = dialog().parentElement!.parentElement!
  const [red, green, blue] = getComputedStyle(overlay).backgroundColor.match(/\d+/g)!.map(Number)
  expect(Math.max(red!, green!, blue!)).toBeLessThan(0x80)
})

it('is nothing in the HTML of a server', () => {
  expect(renderToString(<Lightbox label="The lodge" slides={slides(3)} isOpen={false} />)).toBe('')
})

it('leaves the words of a photograph that does not load', async () => {
  show({
    slides: [{ id: '1', label: 'The terrace', content: <img src="data:image/png;base64,none" alt="The terrace" /> }],
  })
  expect(within(dialog()).getByRole('img', { name: 'The terrace' })).toBeVisible()
  expect(status()).toHaveTextContent('The terrace')
})
