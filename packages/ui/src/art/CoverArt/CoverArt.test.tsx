import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.browser'
import { expect, it } from 'vitest'
import { coverSvg } from '../cloth/coverSvg.ts'
import { CoverArt } from './CoverArt.tsx'

const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data)

it('draws the same picture for the same listing always, on a server too', () => {
  const cover = <CoverArt slug="soko-la-kitambaa" category="shopping" />
  const { container } = render(cover)
  expect(pathsOf(container.innerHTML)).toEqual(pathsOf(renderToString(cover)))
})

it.each([0, 1, 2])('draws what the file of the same image %i holds', (index) => {
  const { container } = render(<CoverArt slug="mji-mkongwe-kitchen" category="restaurants" index={index} />)
  expect(pathsOf(container.innerHTML)).toEqual(
    pathsOf(coverSvg({ slug: 'mji-mkongwe-kitchen', category: 'restaurants', index })),
  )
})

it('draws another picture for another image', () => {
  const { container, rerender } = render(<CoverArt slug="soko" category="shopping" />)
  const cover = container.innerHTML
  rerender(<CoverArt slug="soko" category="shopping" index={1} />)
  expect(container.innerHTML).not.toBe(cover)
})

it('shares no id with another cover of the page, and refers to its own only', () => {
  const { container } = render(
    <>
      <CoverArt slug="mji-mkongwe-kitchen" category="restaurants" />
      <CoverArt slug="mji-mkongwe-kitchen" category="restaurants" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const cover of container.children) {
    const references = [...cover.innerHTML.matchAll(/(?:url\(|href=")#([^")]*)/g)].map(([, id]) => id ?? '')
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((id) => !cover.querySelector(`[id="${id}"]`))).toEqual([])
  }
})

it('is no image to assistive technology unless it is named', () => {
  const { rerender } = render(<CoverArt slug="soko" category="shopping" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<CoverArt slug="soko" category="shopping" role="img" aria-hidden={undefined} aria-label="The cloth hall" />)
  expect(screen.getByRole('img', { name: 'The cloth hall' })).toBeVisible()
})
