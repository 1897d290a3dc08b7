import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inChosenView, rememberView } from './chosenView.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const choose = (view: string) => rememberView({ dataset: { view } } as unknown as HTMLElement)
const opened = (href: string) => inChosenView(new URL(href, 'http://site.invalid'))

describe('a list in the view that was chosen', () => {
  it.each([
    ['/listings', '/listings?view=rows'],
    ['/locations/kenya/lamu', '/locations/kenya/lamu?view=rows'],
    ['/categories/shopping', '/categories/shopping?view=rows'],
    ['/classifieds#top', '/classifieds?view=rows#top'],
    ['/listings?search=a+b&country=kenya', '/listings?search=a+b&country=kenya&view=rows'],
  ])('%s opens as %s', (href, rows) => {
    expect(opened(href)).toBe(href)
    choose('rows')
    expect(opened(href)).toBe(rows)
    // Once is enough.
    expect(opened(rows)).toBe(rows)
    choose('cards')
    expect(opened(href)).toBe(href)
  })

  it.each([
    '/listings?view=map',
    '/listings?page=3',
    '/listings/nara-dunes-lodge',
    '/',
    '/locations',
    '/listings?view=',
  ])('%s stays as it is', (href) => {
    choose('rows')
    expect(opened(href)).toBe(href)
  })

  it('is no map: that is of one list', () => {
    choose('map')
    expect(opened('/listings')).toBe('/listings')
    choose('rows')
    choose('map')
    expect(opened('/listings')).toBe('/listings?view=rows')
  })

  it('is not known where the browser keeps nothing, which breaks nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    choose('rows')
    expect(opened('/listings')).toBe('/listings')
  })
})
