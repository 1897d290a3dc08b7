import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { MessagesProvider } from '../../catalogue/MessagesProvider.tsx'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `Room ${index + 1}`,
    content: <svg role="img" aria-label={`Room ${index + 1}`} viewBox="0 0 4 3" />,
  }))

// Slides that glide take longer to come, and come no less: they do where that is the point.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  await page.viewport(1280, 800)
})

type Props = Partial<CarouselProps> & { count?: number }

const element = ({ count = 3, ...props }: Props) => <Carousel label="The lodge" slides={slides(count)} {...props} />
const show = (props: Props = {}) => render(<div style={{ inlineSize: 700 }}>{element(props)}</div>)

const carousel = () => screen.getByRole('group', { name: 'The lodge' })
const slide = (number: number, count = 3) => screen.getByRole('group', { name: `Image ${number} of ${count}` })
const rowOf = (anySlide: HTMLElement) => anySlide.parentElement!
const previous = () => screen.getByRole('button', { name: 'Previous image' })
const next = () => screen.getByRole('button', { name: 'Next image' })
const thumbnails = () => within(carousel()).getAllByRole('link')
const current = () => within(carousel()).getByRole('link', { current: true })

/** The row has come to rest with this slide on the stage. A busy machine takes its time to scroll. */
const onStage = (number: number, count = 3) =>
  waitFor(
    () => {
      const stage = rowOf(slide(number, count)).getBoundingClientRect()
      expect(Math.abs(slide(number, count).getBoundingClientRect().left - stage.left)).toBeLessThan(1)
    },
    { timeout: 10_000 },
  )

/** Moves the row as a finger does: from where it is to where it is let go, past whatever is between. */
async function swipeTo(number: number, count = 3) {
  const row = rowOf(slide(1, count))
  const stride = slide(2, count).getBoundingClientRect().left - slide(1, count).getBoundingClientRect().left
  row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  row.scrollTo({ left: (number - 1) * stride, behavior: 'instant' })
  await onStage(number, count)
}

/** Drags a finger over an element, towards its start, by this share of its width. */
async function dragAlong(target: HTMLElement, share: number) {
  const { left, top, width, height } = target.getBoundingClientRect()
  const y = top + height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
  const start = left + width * 0.8
  await touch('touchStart', { x: start, y })
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', { x: start - (width * share * step) / 10, y })
  await touch('touchEnd')
}

it('is a carousel of slides that say their place', () => {
  show()
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
  expect(slide(2)).toHaveAttribute('aria-roledescription', 'slide')
  expect(within(slide(2)).getByRole('img', { name: 'Room 2' })).toBeInTheDocument()
})

describe('the ways on', () => {
  it('are the buttons, which lead nowhere beyond the ends and keep the focus there', async () => {
    await emulateMedia()
    const onIndexChange = vi.fn()
    show({ onIndexChange })
    expect(previous()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous())
    await userEvent.click(next())
    await onStage(2)
    expect(previous()).toHaveAttribute('aria-disabled', 'false')
    await userEvent.keyboard('{Enter}')
    await onStage(3)
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    expect(next()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onIndexChange.mock.calls).toEqual([[1], [2]])
  })

  it.each([
    ['ltr', '{ArrowRight}', 3],
    ['ltr', '{ArrowLeft}', 1],
    ['rtl', '{ArrowRight}', 1],
    ['rtl', '{ArrowLeft}', 3],
  ])(
    'are the arrow keys: in a page that runs %s, %s leads from the second slide to slide %i',
    async (dir, key, number) => {
      document.documentElement.dir = dir
      show({ defaultIndex: 1 })
      await onStage(2)
      next().focus()
      await userEvent.keyboard(key)
      await onStage(number)
    },
  )

  it('leave the keys of the browser alone, such as the one for the page before', async () => {
    show({ defaultIndex: 1 })
    next().focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(current()).toHaveAccessibleName('Image 2 of 3: Room 2')
  })

  it('are the thumbnails, of which the current one is marked', async () => {
    show()
    expect(current()).toHaveAccessibleName('Image 1 of 3: Room 1')
    await userEvent.click(screen.getByRole('link', { name: 'Image 3 of 3: Room 3' }))
    await onStage(3)
    expect(current()).toHaveAccessibleName('Image 3 of 3: Room 3')
  })

  it.each(['ltr', 'rtl'])('are swipes, in a page that runs %s', async (dir) => {
    document.documentElement.dir = dir
    const onIndexChange = vi.fn()
    show({ onIndexChange })
    await swipeTo(2)
    await waitFor(() => expect(onIndexChange).toHaveBeenCalledWith(1))
    await swipeTo(3)
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'true'))
    expect(onIndexChange.mock.calls).toEqual([[1], [2]])
  })

  it('follow a real finger', async () => {
    await emulateMedia()
    show()
    await dragAlong(rowOf(slide(1)), 0.6)
    await onStage(2)
    await waitFor(() => expect(current()).toHaveAccessibleName('Image 2 of 3: Room 2'))
  })

  it('pass the slides between without stopping, and tell only where they lead', async () => {
    await emulateMedia()
    const onIndexChange = vi.fn()
    show({ count: 20, onIndexChange })
    await userEvent.click(thumbnails().at(-1)!)
    await onStage(4, 20)
    expect(onIndexChange.mock.calls).toEqual([[3]])
    expect(current()).toHaveAccessibleName('Image 4 of 20: Room 4')
  })
})

it('goes where a finger leads while it is on its way to somewhere else', async () => {
  await emulateMedia()
  show({ count: 20 })
  await userEvent.click(thumbnails().at(-1)!)
  await swipeTo(2, 20)
  await waitFor(() => expect(current()).toHaveAccessibleName('Image 2 of 20: Room 2'))
})

it('comes to the end of its way when that is cut short, and has told of it once', async () => {
  await emulateMedia()
  const onIndexChange = vi.fn()
  show({ onIndexChange })
  await userEvent.click(next())
  rowOf(slide(1)).scrollTo({ left: 0, behavior: 'instant' })
  await onStage(2)
  expect(current()).toHaveAccessibleName('Image 2 of 3: Room 2')
  expect(onIndexChange.mock.calls).toEqual([[1]])
})

it('reads out where one has come, once, and nothing at first', async () => {
  await emulateMedia()
  show()
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  const said: string[] = []
  const observer = new MutationObserver(() => said.push(status.textContent))
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  await userEvent.click(next())
  await onStage(2)
  await swipeTo(3)
  await waitFor(() => expect(said).toEqual(['Image 2 of 3: Room 2', 'Image 3 of 3: Room 3']))
  observer.disconnect()
})

it('counts from left to right, also where the slides run the other way', () => {
  document.documentElement.dir = 'rtl'
  show()
  const counter = screen.getByText('1 / 3')
  expect(getComputedStyle(counter).direction).toBe('ltr')
  expect(slide(2).getBoundingClientRect().right).toBeLessThan(slide(1).getBoundingClientRect().left)
  expect(next().getBoundingClientRect().right).toBeLessThan(previous().getBoundingClientRect().left)
})

describe('the rail', () => {
  const heights = () => thumbnails().map((thumbnail) => thumbnail.getBoundingClientRect().height)

  it.each([2, 3, 4, 20])('of %i slides is exactly as high as the stage', (count) => {
    show({ count })
    const stage = rowOf(slide(1, count)).getBoundingClientRect()
    const boxes = thumbnails().map((thumbnail) => thumbnail.getBoundingClientRect())
    expect(boxes).toHaveLength(Math.min(count, 4))
    expect(boxes[0]!.top).toBeCloseTo(stage.top, 1)
    expect(boxes.at(-1)!.bottom).toBeCloseTo(stage.bottom, 1)
    expect(Math.max(...heights()) - Math.min(...heights())).toBeLessThan(1)
    expect(stage.width / stage.height).toBeCloseTo(4 / 3, 2)
  })

  it('lies below the stage where it is narrow', () => {
    render(<div style={{ inlineSize: 320 }}>{element({ count: 5 })}</div>)
    const stage = rowOf(slide(1, 5)).getBoundingClientRect()
    const boxes = thumbnails().map((thumbnail) => thumbnail.getBoundingClientRect())
    for (const box of boxes) expect(box.top).toBeGreaterThan(stage.bottom)
    expect(boxes).toHaveLength(4)
    expect(boxes.at(-1)!.right - boxes[0]!.left).toBeCloseTo(stage.width, 0)
  })

  it('goes along, counts what follows, and keeps whoever stands on it', async () => {
    show({ count: 7 })
    expect(thumbnails().at(-1)).toHaveAccessibleName('Image 4 of 7: Room 4 +3')
    expect(screen.getByText('+3')).toBeVisible()
    thumbnails()[0]!.focus()
    await userEvent.keyboard('{ArrowRight>6/}')
    await onStage(7, 7)
    expect(screen.getByRole('link', { name: 'Image 7 of 7: Room 7' })).toHaveFocus()
    expect(current()).toHaveFocus()
    expect(screen.queryByText(/^\+/)).toBeNull()
  })
})

it('shows one slide alone, wide, without ways to another', async () => {
  show({ count: 1 })
  const stage = rowOf(screen.getByRole('img').parentElement!).getBoundingClientRect()
  expect(stage.width / stage.height).toBeCloseTo(16 / 9, 2)
  expect(within(carousel()).queryAllByRole('link')).toEqual([])
  expect(within(carousel()).queryAllByRole('button')).toEqual([])
  expect(carousel()).not.toHaveAttribute('aria-roledescription')
})

it('is not there without slides', () => {
  show({ count: 0 })
  expect(screen.queryByRole('group')).toBeNull()
})

it('keeps its slide on the stage when its width changes', async () => {
  const { container } = show({ count: 20, defaultIndex: 7 })
  await onStage(8, 20)
  for (const width of ['320px', '611.3px', '900px']) {
    ;(container.firstElementChild as HTMLElement).style.inlineSize = width
    await onStage(8, 20)
    expect(current()).toHaveAccessibleName('Image 8 of 20: Room 8')
  }
})

it('keeps its room when images fail', async () => {
  const failing = ['one', 'two'].map((id) => ({
    id,
    label: id,
    content: <img src="data:image/png;base64,none" alt={`The ${id}`} />,
    thumbnail: <img src="data:image/png;base64,none" alt="" />,
  }))
  show({ slides: failing })
  await waitFor(() => expect(screen.getByAltText('The one')).toHaveProperty('complete', true))
  const stage = rowOf(slide(1, 2)).getBoundingClientRect()
  expect(stage.width / stage.height).toBeCloseTo(4 / 3, 2)
  expect(slide(1, 2).getBoundingClientRect().height).toBeCloseTo(stage.height, 0)
})

describe('with something to open', () => {
  it('opens the slide that is pressed, and only the one on the stage is a stop', async () => {
    const onSlidePress = vi.fn()
    show({ onSlidePress, defaultIndex: 1 })
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Enlarge: Room 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onSlidePress.mock.calls).toEqual([[1]])
    await userEvent.tab()
    expect(previous()).toHaveFocus()
  })

  it('goes to a slide that a screen reader presses out of sight', async () => {
    const onSlidePress = vi.fn()
    const onIndexChange = vi.fn()
    show({ onSlidePress, onIndexChange })
    screen.getByRole('button', { name: 'Enlarge: Room 3' }).click()
    await onStage(3)
    expect([onIndexChange.mock.calls, onSlidePress.mock.calls]).toEqual([[[2]], [[2]]])
  })

  it('takes whoever stands on a slide along to the next one', async () => {
    show({ onSlidePress: () => {} })
    screen.getByRole('button', { name: 'Enlarge: Room 1' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Enlarge: Room 2' })).toHaveFocus()
    await onStage(2)
    // The name of what has the focus says it already.
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('hands a focus that comes back to a slide which has left on to the one on the stage', async () => {
    const { rerender } = show({ onSlidePress: () => {}, index: 0 })
    const opener = screen.getByRole('button', { name: 'Enlarge: Room 1' })
    rerender(<div style={{ inlineSize: 700 }}>{element({ onSlidePress: () => {}, index: 2 })}</div>)
    await onStage(3)
    opener.focus({ preventScroll: true })
    expect(screen.getByRole('button', { name: 'Enlarge: Room 3' })).toHaveFocus()
    await onStage(3)
  })
})

it('is reachable by keyboard itself where its slides are not, and keeps its controls in sight', async () => {
  show()
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Images' })).toHaveFocus()
  const { left, top } = next().getBoundingClientRect()
  expect(next().contains(document.elementFromPoint(left + 26, top + 26))).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  await onStage(2)
  expect(screen.getByRole('group', { name: 'Images' })).toHaveFocus()
})

it('jumps for those who asked for less movement', async () => {
  show()
  expect(getComputedStyle(rowOf(slide(1))).scrollBehavior).toBe('auto')
  await emulateMedia()
  expect(getComputedStyle(rowOf(slide(1))).scrollBehavior).toBe('smooth')
})

describe('before and without script', () => {
  it('offers nothing that would be dead: the thumbnails are links to their slides', () => {
    const html = renderToString(element({}))
    expect(html).not.toContain('<button')
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const targets = [...parsed.querySelectorAll('a')].map(({ hash }) => parsed.getElementById(hash.slice(1)))
    expect(targets.map((target) => target?.getAttribute('aria-label'))).toEqual([
      'Image 1 of 3',
      'Image 2 of 3',
      'Image 3 of 3',
    ])
  })

  it('leaves those who swiped already where they are', async () => {
    const container = document.createElement('div')
    container.style.inlineSize = '700px'
    document.body.append(container)
    container.innerHTML = renderToString(element({}))
    const row = rowOf(within(container).getByRole('group', { name: 'Image 1 of 3' }))
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' })
    const root = hydrateRoot(container, element({}))
    await waitFor(() => expect(current()).toHaveAccessibleName('Image 2 of 3: Room 2'))
    await onStage(2)
    root.unmount()
    container.remove()
  })
})

it('leads to a slide by its thumbnail', async () => {
  const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(({ outerHTML }) => outerHTML)
  const frame = document.createElement('iframe')
  // A frame that may not run scripts is a browser without script.
  frame.sandbox.add('allow-same-origin')
  frame.srcdoc = styles.join('') + renderToString(element({}))
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const inside = within(frame.contentDocument!.body)
  inside.getByRole('link', { name: 'Image 3 of 3: Room 3' }).click()
  const third = inside.getByRole('group', { name: 'Image 3 of 3' })
  await waitFor(() => {
    expect(Math.abs(third.getBoundingClientRect().left - rowOf(third).getBoundingClientRect().left)).toBeLessThan(1)
  })
  frame.remove()
})

it('speaks in the words of a translation', () => {
  render(
    <MessagesProvider messages={{ carousel: { position: (number, count) => `صورة ${number} من ${count}` } }}>
      {element({})}
    </MessagesProvider>,
  )
  expect(screen.getByRole('group', { name: 'صورة 2 من 3' })).toBeInTheDocument()
})
