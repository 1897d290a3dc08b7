import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CoverProvider } from '../../../art/CoverArt/CoverProvider.tsx'
import { photographs } from '../../../testing/listingDetails.ts'
import { PhotoGallery, type PhotoGalleryProps } from './PhotoGallery.tsx'

const image = (id: string, url: string, isPlaceholder = false) => ({ id, url, alt: `The ${id}`, isPlaceholder })
const show = (images: PhotoGalleryProps['gallery']['images'], props: Partial<PhotoGalleryProps> = {}) =>
  render(<PhotoGallery gallery={{ images, max: 6 }} slug="soko" category="shopping" {...props} />)
const anyAddress = { photoSrc: ({ url }: { readonly url: string }) => url }
const stage = () => screen.getByRole('group', { name: 'Photo Gallery' })

it('counts the images and the most that the package allows', () => {
  show([image('hall', '/media/hall.jpg'), image('loom', '/media/loom.jpg')])
  expect(screen.getByRole('region', { name: 'Photo Gallery (2 of 6 images)' })).toBeVisible()
})

it('fetches nothing from elsewhere, and draws in its place', () => {
  const { container } = show([
    image('hall', 'https://images.elsewhere.example/hall.jpg'),
    image('gate', '//elsewhere.example/gate.jpg'),
    image('loom', '/seed/soko-3/800/600', true),
  ])
  expect(container.querySelector('img')).toBeNull()
  const names = within(stage())
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label'))
  expect(names).toEqual(['The hall', 'The gate', 'The loom'])
})

it('shows one image alone, without a way to others', () => {
  show([image('loom', '/seed/soko-1/800/600', true)])
  expect(screen.getByRole('img', { name: 'The loom' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('has its thumbnails and its art before they are in sight: the line may be gone by then', () => {
  const images = [1, 2, 3, 4, 5, 6].map((number) => image(`${number}`, `/media/${number}.jpg`, number > 4))
  render(
    <CoverProvider hrefOf={({ index }) => `/covers/${index}.svg`}>
      <PhotoGallery gallery={{ images, max: 6 }} slug="soko" category="shopping" />
    </CoverProvider>,
  )
  const eager = [...document.querySelectorAll('img')].filter(({ loading }) => loading === 'eager')
  expect(new Set(eager.map((picture) => picture.getAttribute('src')))).toEqual(
    new Set(['/media/1.jpg', '/media/2.jpg', '/media/3.jpg', '/media/4.jpg', '/covers/4.svg', '/covers/5.svg']),
  )
  expect([...document.querySelectorAll('a img')]).toHaveLength(4)
  for (const thumbnail of document.querySelectorAll('a img')) expect(thumbnail).toHaveAttribute('loading', 'eager')
})

it('has a stored photograph in the size that each place needs, the first at once', () => {
  const file = { srcSet: '/media/a/480.webp 480w, /media/a/700.webp 700w', width: 700, height: 900 }
  show([1, 2].map((number) => ({ ...image(`${number}`, `/media/a/${number}.webp`), file })))
  const [first, second] = stage().querySelectorAll('img')
  for (const picture of [first, second]) expect(picture).toHaveAttribute('srcset', file.srcSet)
  expect([first?.loading, second?.loading]).toEqual(['eager', 'lazy'])
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['700', '900'])
  for (const thumbnail of document.querySelectorAll('a img')) expect(thumbnail).toHaveAttribute('sizes', '120px')
})

it('asks for a photograph on the whole window no larger than it is', async () => {
  const url = photographs[1]?.url ?? ''
  const file = { srcSet: `${url} 700w`, width: 700, height: 1200 }
  show([{ ...image('hall', url), file }], anyAddress)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge: The hall' }))
  const dialog = await screen.findByRole('dialog', { name: 'Photo Gallery' })
  const picture: HTMLImageElement = within(dialog).getByRole('img', { name: 'The hall' })
  expect(picture).toHaveAttribute('sizes', 'min(100vw, 700px)')
  await waitFor(() => expect(picture).toHaveAttribute('data-is'))
  // The window is wider.
  expect(picture.naturalWidth).toBe(700)
})

it('names an image that its owner did not describe by its place', () => {
  show([{ ...image('hall', '/seed/a', true), alt: '' }])
  expect(screen.getByRole('img', { name: 'Image 1' })).toBeVisible()
})

it('draws what cannot be loaded, with the same description', async () => {
  show([image('gate', 'data:image/jpeg;base64,broken')], anyAddress)
  await waitFor(() => expect(stage().querySelector('svg[aria-label="The gate"]')).not.toBeNull())
  expect(stage().querySelector('img')).toBeNull()
})

it('does not offer to enlarge what is drawn', () => {
  show([image('hall', '/seed/soko-1/800/600', true), image('loom', '/seed/soko-2/800/600', true)])
  expect(screen.queryByRole('button', { name: /Enlarge/ })).toBeNull()
})

it('opens a photograph on the whole window, and gives the focus back to it', async () => {
  show(photographs, anyAddress)
  const button = screen.getByRole('button', { name: 'Enlarge: The terrace at dusk' })
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Photo Gallery' })
  expect(within(dialog).getByRole('img', { name: 'The terrace at dusk' })).toHaveStyle({ objectFit: 'contain' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

it('draws a tiny photograph no larger than it is on the whole window', async () => {
  const tiny = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"/>')}`
  show([image('cup', tiny)], anyAddress)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge: The cup' }))
  const dialog = await screen.findByRole('dialog', { name: 'Photo Gallery' })
  await waitFor(() =>
    expect(within(dialog).getByRole('img', { name: 'The cup' }).getBoundingClientRect()).toMatchObject({
      width: 120,
      height: 80,
    }),
  )
})
