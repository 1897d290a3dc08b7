import { NEW_LISTING } from '@dira/data'
import { afterEach, expect, it, vi } from 'vitest'
import { keptDraft } from './keptDraft.ts'

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
  keptDraft('thandi', 'lodge').keep(draft)
  expect(keptDraft('thandi', 'lodge').read()).toEqual(draft)
  expect(keptDraft('thandi', undefined).read()).toBeUndefined()
  expect(keptDraft('joseph', 'lodge').read()).toBeUndefined()
  keptDraft('thandi', 'lodge').forget()
  expect(keptDraft('thandi', 'lodge').read()).toBeUndefined()
})

it('is left alone when it has other fields than the form, as an older version of the site kept', () => {
  vi.stubGlobal('localStorage', storage())
  const { businessName: _, ...older } = NEW_LISTING
  keptDraft('thandi', undefined).keep({ ...draft, base: older as typeof NEW_LISTING })
  expect(keptDraft('thandi', undefined).read()).toBeUndefined()
})

it('is missed by nobody where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  keptDraft('thandi', 'lodge').keep(draft)
  expect(keptDraft('thandi', 'lodge').read()).toBeUndefined()
})
