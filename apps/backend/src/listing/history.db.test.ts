import { connectHistory, type HistoryData } from '@dira/data'
import { beforeAll, expect, test } from 'vitest'
import { describeOnEngines, useEngine } from '../testing/useEngine.ts'

describeOnEngines((name) => {
  const engine = useEngine(name)
  let history: HistoryData

  beforeAll(async () => {
    const { address: url, secrets, admin } = engine()
    const { data } = await admin.auth.getSession()
    history = connectHistory({ url, key: secrets.publishableKey, accessToken: async () => data.session?.access_token })
  })

  test('History is asked by person, kind, listing and what is undone, page by page', async () => {
    const { admin, service } = engine()
    const oven = { id: 'oven', slug: 'oven', business_name: 'Outjo Oven', category: 'shopping', country: 'NA' }
    await admin.from('listings').insert(oven).throwOnError()
    await service
      .from('listings')
      .insert({ ...oven, id: 'other', slug: 'other' })
      .throwOnError()
    for (const phone of ['1', '2']) await admin.from('listings').update({ phone }).eq('id', 'oven').throwOnError()

    const ofOven = await history.operations({ listing: 'oven' })
    expect(ofOven).toMatchObject({
      operations: [{ kind: 'edit', canUndo: true, undoneBy: undefined }, { kind: 'edit' }, { kind: 'add' }],
      more: false,
      listing: 'Outjo Oven',
    })
    const [newest, before, added] = ofOven.operations
    const actor = newest!.actor.id!
    expect(newest!.actor).toMatchObject({ email: expect.stringContaining('@'), role: 'authenticated' })
    expect(newest!.endedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(newest!.undoableUntil > newest!.endedAt).toBe(true)

    const ids = async (...asked: Parameters<HistoryData['operations']>) =>
      (await history.operations(...asked)).operations.map(({ id }) => id)
    expect(await ids({ actor, kind: 'edit' })).toEqual([newest!.id, before!.id])
    expect(await history.operations({ actor, listing: 'oven' }, { size: 1 })).toMatchObject({
      operations: [{ id: newest!.id }],
      more: true,
    })
    expect(await ids({ actor, listing: 'oven' }, { size: 2, before: newest!.id })).toEqual([before!.id, added!.id])
    expect(await history.operations({ listing: 'gone' })).toEqual({ operations: [], more: false, listing: undefined })

    await history.undo(newest!.id)
    const [undone] = (await history.operations({ isUndone: true })).operations
    expect(undone).toMatchObject({ id: newest!.id, undone: { done: 1, of: 1 }, undoneBy: expect.any(Number) })
    expect(await ids({ isUndone: true, kind: 'add' })).toEqual([])
  })
})
