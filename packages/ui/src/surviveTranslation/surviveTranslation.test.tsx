import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { translatePage } from '../testing/translatePage.ts'
import { surviveTranslation } from './surviveTranslation.ts'

let putBackTexts: () => void

// It watches the page from then on, as it does in a site.
beforeAll(() => {
  putBackTexts = surviveTranslation()
})

/** Texts beside others and beside elements that come and go. */
function Results({ matches, note, names }: { matches: number; note?: string; names: readonly string[] }) {
  return (
    <div data-testid="results">
      Showing {matches} of 500 {note && <em>{note}</em>} {matches > 1 ? 'businesses' : <b>business</b>}
      {matches > 2 && 'More below'}
      {names.map((name) => [name, ', ', <i key={name}>{name.length}</i>])}
    </div>
  )
}

/** What observers of the page do comes after the task in which something changed. */
const settled = async () => new Promise((resolve) => setTimeout(resolve))

describe.each(['replace', 'insert and remove'] as const)('with a translator that works by %s', (way) => {
  it('what changes is seen to change, and is translated again', async () => {
    onTestFinished(translatePage(way))
    const { rerender, unmount } = render(<Results matches={283} names={['A', 'B']} />)
    await settled()
    const results = screen.getByTestId('results')
    for (const props of [
      { matches: 2, names: ['B', 'A'] },
      { matches: 1, note: 'near you', names: [] },
      { matches: 40, names: ['C', 'A', 'B'] },
      { matches: 41, note: 'in Kinshasa', names: ['A', 'C'] },
    ]) {
      rerender(<Results {...props} />)
      await settled()
      const plain = document.createElement('div')
      plain.innerHTML = renderToString(<Results {...props} />)
      expect(results.textContent).toBe(plain.textContent)
      const untouched = [...results.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
      expect(untouched).toEqual([])
    }
    unmount()
    expect(results).not.toBeInTheDocument()
  })

  it('a page that was translated before it is hydrated is hydrated as it was served', async () => {
    const page = <Results matches={283} note="in Kinshasa" names={['A']} />
    const container = document.createElement('div')
    document.body.append(container)
    onTestFinished(() => container.remove())
    container.innerHTML = renderToString(page)
    const served = container.innerHTML
    const end = translatePage(way)
    end()
    expect(container.innerHTML).not.toBe(served)
    putBackTexts()
    expect(container.innerHTML).toBe(served)
    const errors: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }),
    )
    expect(errors).toEqual([])
    await act(async () => root.unmount())
  })
})

it('texts that were translated together go back together', async () => {
  const { rerender } = render(<Results matches={3} names={[]} />)
  const results = screen.getByTestId('results')
  const place = document.createElement('font' as string)
  place.append('Affichage de 3 entreprises sur 500')
  const texts = [...results.childNodes]
  texts[0]?.before(place)
  for (const text of texts) text.remove()
  await settled()
  rerender(<Results matches={4} names={[]} />)
  expect(results).toHaveTextContent('Showing 4 of 500 businessesMore below')
})

it('leaves an error of the page’s own an error', async () => {
  onTestFinished(translatePage())
  await settled()
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  document.body.append(one)
  onTestFinished(() => one.remove())
  one.append(document.createElement('b'))
  expect(() => other.removeChild(one.firstChild!)).toThrow(/not a child/)
})
