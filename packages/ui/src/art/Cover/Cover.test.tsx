import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, it } from 'vitest'
import { Cover } from './Cover.tsx'

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${colour}"/></svg>`)}`
const hall = { src: picture('teal'), width: 800, height: 600 }
const broken = { src: 'data:image/jpeg;base64,broken' }
const listing = { slug: 'soko-la-kitambaa', category: 'shopping' } as const

const art = (container: Element) => container.querySelector('svg')

it('shows the photograph with its description instead of the art', () => {
  const { container } = render(<Cover {...listing} {...hall} alt="The hall" />)
  expect(screen.getByRole('img', { name: 'The hall' })).toHaveAttribute('src', hall.src)
  expect(art(container)).toBeNull()
})

it('draws the art where there is no photograph, described in the same words', () => {
  render(<Cover {...listing} alt="The hall" />)
  expect(screen.getByRole('img', { name: 'The hall' }).tagName).toBe('svg')
})

it.each([undefined, hall])('is decoration without a description', (photo) => {
  render(<Cover {...listing} {...photo} />)
  expect(screen.queryByRole('img')).toBeNull()
})

it('draws the art when the photograph cannot be loaded', async () => {
  const { container } = render(<Cover {...listing} {...broken} alt="The hall" loading="eager" />)
  await waitFor(() => expect(art(container)).not.toBeNull())
  expect(screen.getByRole('img', { name: 'The hall' }).tagName).toBe('svg')
  expect(container.querySelector('img')).toBeNull()
})

it('draws the art when the photograph had failed before the page came alive', async () => {
  const page = <Cover {...listing} {...broken} loading="eager" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const image = container.querySelector('img')
  await waitFor(() => expect(image?.complete).toBe(true))

  const root = await act(async () => hydrateRoot(container, page))
  expect(art(container)).not.toBeNull()

  await act(async () => root.unmount())
  container.remove()
})

it('waits for a photograph that the browser has not begun to load', async () => {
  const { container } = render(
    <div style={{ paddingBlockStart: 20_000 }}>
      <Cover {...listing} src="/far-below.jpg" />
    </div>,
  )
  await new Promise((done) => requestAnimationFrame(done))
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
  expect(art(container)).toBeNull()
})

it('tries the next photograph after one that failed', async () => {
  const { container, rerender } = render(<Cover {...listing} {...broken} loading="eager" />)
  await waitFor(() => expect(art(container)).not.toBeNull())
  rerender(<Cover {...listing} {...hall} loading="eager" />)
  expect(container.querySelector('img')).toHaveAttribute('src', hall.src)
})

it.each([
  ['its own size', { src: '/later.jpg', width: 900, height: 300 }, 100],
  ['four to three', { src: '/later.jpg' }, 225],
])('keeps room for a photograph by %s before it is loaded', (_size, photo, height) => {
  const { container } = render(
    <div style={{ inlineSize: 300 }}>
      <Cover {...listing} {...photo} style={{ blockSize: 'auto' }} />
    </div>,
  )
  expect(container.querySelector('img')?.getBoundingClientRect().height).toBe(height)
})

it('fills the frame that it is given, photograph and art alike', () => {
  for (const photo of [undefined, hall]) {
    const { container, unmount } = render(
      <div style={{ inlineSize: 300, blockSize: 120 }}>
        <Cover {...listing} {...photo} />
      </div>,
    )
    const { width, height } = container.querySelector('img, svg')?.getBoundingClientRect() ?? {}
    expect({ width, height }).toEqual({ width: 300, height: 120 })
    unmount()
  }
})

const sized = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`)}`

it.each([
  [120, 80, 'scale-down'],
  [160, 1700, 'scale-down'],
  [800, 600, 'cover'],
  [4000, 1000, 'cover'],
  [6000, 4000, 'cover'],
])('shows a photograph of %i by %i pixels without a blur', async (width, height, fit) => {
  const { container } = render(
    <div style={{ inlineSize: 400, blockSize: 300 }}>
      <Cover {...listing} src={sized(width, height)} loading="eager" />
    </div>,
  )
  const image = container.querySelector('img')
  await waitFor(() => expect(image).toHaveAttribute('data-is'))
  expect(image).toHaveStyle({ objectFit: fit })
  expect(container.querySelector('div > div')?.getBoundingClientRect()).toMatchObject({ width: 400, height: 300 })
})

it.each([
  ['a small frame', 120, 480],
  ['a large frame', 1500, 2000],
])('fetches for %s the file that fits', async (_, frame, fetched) => {
  const width = 2000
  // The browser takes the largest of data.
  const urls = new Map<number, string>()
  for (const one of [480, 2000]) {
    urls.set(one, URL.createObjectURL(await (await fetch(sized(one, one))).blob()))
  }
  const files = [...urls].map(([one, url]) => `${url} ${one}w`)
  const { container } = render(
    <div style={{ inlineSize: frame, blockSize: frame }}>
      <Cover
        {...listing}
        src={urls.get(width)}
        srcSet={files.join(', ')}
        {...{ width, height: width, sizes: `${frame}px`, loading: 'eager' as const }}
      />
    </div>,
  )
  const image = container.querySelector('img')
  await waitFor(() => expect(image).toHaveAttribute('data-is', 'shown'))
  expect(image?.currentSrc).toBe(urls.get(fetched))
})

it('has light paper behind a transparent photograph in the dark, too', async () => {
  const { container } = render(
    <div data-theme="dark">
      <Cover {...listing} {...hall} loading="eager" />
    </div>,
  )
  const image = container.querySelector('img')
  await waitFor(() => expect(image).toHaveAttribute('data-theme', 'light'))
  expect(image).toHaveStyle({ backgroundColor: 'rgb(243, 240, 232)' })
})
