import { NEW_LISTING } from '@dira/data'
import { afterEach, expect, it, vi } from 'vitest'
import { savedDraft } from './savedDraft.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(): Storage {
  const held = new Map<string, string>()
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
  return store as Storage
}

const draft = { at: 1, base: NEW_LISTING, form: { ...NEW_LISTING, businessName: 'Zuri' } }

it('is found again for the same listing by the same account, and by no other', () => {
  vi.stubGlobal('localStorage', storage())
  savedDraft('thandi', 'lodge').keep(draft)
  expect(savedDraft('thandi', 'lodge').read()).toEqual(draft)
  expect(savedDraft('thandi', undefined).read()).toBeUndefined()
  expect(savedDraft('joseph', 'lodge').read()).toBeUndefined()
  savedDraft('thandi', 'lodge').forget()
  expect(savedDraft('thandi', 'lodge').read()).toBeUndefined()
})

it('is left alone when it has other fields than the form, as an older version of the site kept', () => {
  vi.stubGlobal('localStorage', storage())
  const { businessName: _, ...older } = NEW_LISTING
  savedDraft('thandi', undefined).keep({ ...draft, base: older as typeof NEW_LISTING })
  expect(savedDraft('thandi', undefined).read()).toBeUndefined()
})

it('is missed by nobody where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  savedDraft('thandi', 'lodge').keep(draft)
  expect(savedDraft('thandi', 'lodge').read()).toBeUndefined()
})
