import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { coverSvg } from '../cloth/coverSvg.ts'
import { coverFile } from '../cloth/coverFile.ts'
import { CoverArt } from './CoverArt.tsx'
import { CoverProvider } from './CoverProvider.tsx'

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
  rerender(<CoverArt slug="soko" category="shopping" alt="The cloth hall" />)
  expect(screen.getByRole('img', { name: 'The cloth hall' })).toBeVisible()
})

describe('where covers are files', () => {
  const withFiles = (cover: ReactElement) => (
    <CoverProvider hrefOf={(source) => `/covers/${coverFile(source)}`}>{cover}</CoverProvider>
  )

  it('is the first picture of its listing as long as its own cannot be fetched', () => {
    render(withFiles(<CoverArt slug="soko" category="shopping" index={2} alt="The loom" />))
    const loom = screen.getByRole('img', { name: 'The loom' })
    const own = loom.getAttribute('src')
    fireEvent.error(loom)
    expect(loom).toHaveAttribute('src', `/covers/${coverFile({ slug: 'soko', category: 'shopping', index: 0 })}`)
    fireEvent(window, new Event('online'))
    expect(loom).toHaveAttribute('src', own)
  })

  it('is the file of its picture, fetched when it comes near, on a server too', () => {
    const cover = withFiles(<CoverArt slug="soko" category="shopping" index={2} />)
    const { container } = render(cover)
    const image = container.querySelector('img')
    expect(image).toHaveAttribute('src', `/covers/${coverFile({ slug: 'soko', category: 'shopping', index: 2 })}`)
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(container.querySelector('svg')).toBeNull()
    expect(renderToString(cover)).toContain(image?.getAttribute('src'))
  })

  it('comes at once where the first screen shows it', () => {
    const { container } = render(withFiles(<CoverArt slug="soko" category="shopping" loading="eager" />))
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager')
  })

  it('keeps the room of a cover before it is there, and fills a frame that is given', () => {
    const { container } = render(
      withFiles(
        <div style={{ inlineSize: 200 }}>
          <CoverArt slug="later" category="shopping" style={{ blockSize: 'auto' }} />
          <div style={{ blockSize: 40 }}>
            <CoverArt slug="later" category="shopping" />
          </div>
          <div style={{ blockSize: 30, display: 'grid' }}>
            <CoverArt slug="later" category="shopping" />
          </div>
        </div>,
      ),
    )
    const heights = [...container.querySelectorAll('img')].map((image) => image.getBoundingClientRect().height)
    expect(heights).toEqual([150, 40, 30])
  })

  it('is no image to assistive technology unless it is named', () => {
    const { rerender } = render(withFiles(<CoverArt slug="soko" category="shopping" />))
    expect(screen.queryByRole('img')).toBeNull()
    rerender(withFiles(<CoverArt slug="soko" category="shopping" alt="The cloth hall" />))
    expect(screen.getByRole('img', { name: 'The cloth hall' }).tagName).toBe('IMG')
  })
})
