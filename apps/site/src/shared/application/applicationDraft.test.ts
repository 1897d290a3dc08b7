import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEW_APPLICATION } from './application.ts'
import { closeDraft, draftState, newDraft, putDraft } from './applicationDraft.ts'

const KEY = 'dira:application'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  closeDraft()
})
afterEach(() => vi.unstubAllGlobals())

const write = (businessName: string) =>
  putDraft({ ...draftState().draft, at: 1000, step: 2, written: { ...NEW_APPLICATION, businessName } })

describe('the draft of an application', () => {
  it('is there again after the tab was closed, under the same key', () => {
    write('Outjo Oven')
    const { draft } = draftState()
    closeDraft()
    expect(draftState()).toEqual({ draft, isKept: true, restored: draft })
  })

  it('of before there were photographs is taken up without any', () => {
    write('Outjo Oven')
    const { images: _, ...written } = draftState().draft.written
    localStorage.setItem(KEY, JSON.stringify({ ...draftState().draft, written }))
    closeDraft()
    expect(draftState().restored?.written).toEqual({ ...NEW_APPLICATION, businessName: 'Outjo Oven' })
  })

  it('is a new one where nobody has written, and says so', () => {
    expect(draftState()).toMatchObject({ draft: { at: 0, sending: 'not-yet' }, restored: undefined })
    expect(newDraft().key).not.toBe(newDraft().key)
  })

  it('that is begun anew is not called restored', () => {
    write('Outjo Oven')
    closeDraft()
    putDraft({ ...newDraft(), at: 2000 })
    expect(draftState().restored).toBeUndefined()
  })

  it('says when the device refuses to keep it, and is still there', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused')
      },
      setItem: () => {
        throw new Error('refused')
      },
    })
    write('Outjo Oven')
    expect(draftState()).toMatchObject({ isKept: false, draft: { written: { businessName: 'Outjo Oven' } } })
  })

  it.each([
    'null',
    'no JSON',
    '[]',
    '{"key":"k","token":"","at":1,"step":9,"sending":"not-yet","written":{}}',
    JSON.stringify({ key: 'k', token: '', at: 1, step: 0, sending: 'not-yet', written: { businessName: 'Old' } }),
  ])('does not take up %s', (kept) => {
    localStorage.setItem(KEY, kept)
    expect(draftState()).toMatchObject({ draft: { at: 0 }, restored: undefined })
  })
})
