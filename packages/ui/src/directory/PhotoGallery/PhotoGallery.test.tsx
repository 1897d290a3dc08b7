import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhotoGallery } from './PhotoGallery.tsx'

const image = (id: string, url: string, isPlaceholder = false) => ({ id, url, alt: `The ${id}`, isPlaceholder })
const show = (...images: ReturnType<typeof image>[]) =>
  render(<PhotoGallery gallery={{ images, max: 6 }} slug="soko" category="shopping" />)

it('counts the images and the most that the package allows', () => {
  show(image('hall', '/media/hall.jpg'), image('loom', '/media/loom.jpg'))
  expect(screen.getByRole('heading', { name: 'Photo Gallery (2 of 6 images)' })).toBeVisible()
})

it('says so where there are none', () => {
  show()
  expect(screen.getByText('No images available')).toBeVisible()
})

it('fetches nothing from elsewhere, and draws in its place', () => {
  const { container } = show(
    image('hall', 'https://images.elsewhere.example/hall.jpg'),
    image('gate', '//elsewhere.example/gate.jpg'),
    image('loom', '/seed/soko-3/800/600', true),
  )
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'The hall',
    'The gate',
    'The loom',
  ])
})

it('shows a photograph of this site with its description', () => {
  show(image('hall', '/media/hall.jpg'))
  expect(screen.getByRole('img', { name: 'The hall' })).toHaveAttribute('src', '/media/hall.jpg')
})
