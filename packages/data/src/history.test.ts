import { expect, it } from 'vitest'
import { connectHistory } from './history.ts'

/** A history over a service that gives one answer after another. */
function historyOver(...answers: unknown[]) {
  const asked: { path: string; authorization: string | null; body: unknown }[] = []
  const history = connectHistory({
    url: 'https://service.dira.example',
    key: 'sb_publishable_test',
    accessToken: async () => 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      asked.push({
        path: new URL(request.url).pathname,
        authorization: request.headers.get('authorization'),
        body: await request.json(),
      })
      return Response.json(answers.shift())
    },
  })
  return { history, asked }
}

const undone = { operation: 9, changed: 2, archived: 1, restored: 0, left_alone: 0, left: [], next: null }

it('undoes page by page as one operation, and adds up', async () => {
  const left = [{ listing: 'm', slug: 'm', name: 'M', field: 'phone', now: { phone: '2' }, reason: 'changed' }]
  const { history, asked } = historyOver(
    // Nothing of the first page was left to do.
    { ...undone, operation: null, changed: 0, archived: 0, next: 'c' },
    { ...undone, next: 'f' },
    { ...undone, left_alone: 1, left },
  )
  const alsoChanged = [{ listing: 'a', field: 'phone', now: { phone: '1' } }]
  expect(await history.undo(5, { alsoChanged })).toEqual({
    operation: 9,
    changed: 4,
    archived: 2,
    restored: 0,
    leftAlone: 1,
    left,
  })
  expect(asked.map(({ body }) => body)).toEqual([
    { operation: 5, after: '', also_changed: alsoChanged },
    { operation: 5, after: 'c', also_changed: alsoChanged },
    { operation: 5, after: 'f', also_changed: alsoChanged, continues: 9 },
  ])
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token']))
})

it('asks for a page of the operations that are meant', async () => {
  const { history, asked } = historyOver({ operations: [], more: false, listing: null })
  expect(await history.operations({ kind: 'import', isUndone: true }, { before: 7 })).toEqual({
    operations: [],
    more: false,
  })
  expect(asked[0]?.body).toEqual({ asked: { kind: 'import', undone: true, before: 7 } })
})

it('rejects an answer of another form', async () => {
  const { history } = historyOver(
    { operations: [{ id: 'one' }], more: false, listing: null },
    { ...undone, changed: undefined },
  )
  await expect(history.operations()).rejects.toThrow('id')
  await expect(history.undo(1)).rejects.toThrow('changed')
})
