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
        body: request.method === 'GET' ? undefined : await request.json(),
      })
      return Response.json(answers.shift())
    },
  })
  return { history, asked }
}

const begun = { changed: 2, archived: 1, restored: 0, left_alone: 0, left: [], operation: 9, position: 3, total: 3 }
const counts = { changed: 3, archived: 1, restored: 0, left_alone: 1 }
const left = [{ listing: 'm', slug: 'm', name: 'M', field: 'phone', now: { phone: '2' }, reason: 'changed' }]

it('undoes a little at once, with what is ticked', async () => {
  const { history, asked } = historyOver({ ...begun, job: null, state: 'done' })
  const alsoChanged = [{ listing: 'a', field: 'phone', now: { phone: '1' } }]
  expect(await history.undo(5, { alsoChanged })).toMatchObject({
    job: undefined,
    state: 'done',
    operation: 9,
    changed: 2,
  })
  expect(asked).toEqual([
    {
      path: '/rest/v1/rpc/undo_operation',
      authorization: 'Bearer token',
      body: { operation: 5, also_changed: alsoChanged },
    },
  ])
})

it('follows a large undo until nobody works on it any more, also where an answer is lost', async () => {
  const row = { id: 4, position: 400, total: 500, counts, left_alone: left, operation: 9 }
  const { history, asked } = historyOver({ ...begun, job: 4, state: 'working', total: 500 }, 'no answer of this form', {
    ...row,
    state: 'stopped',
  })
  const progress: number[] = []
  const change = await history.undo(5, { onProgress: ({ done }) => progress.push(done) })
  expect(change).toEqual({
    job: 4,
    state: 'stopped',
    done: 400,
    total: 500,
    operation: 9,
    changed: 3,
    archived: 1,
    restored: 0,
    leftAlone: 1,
    left,
  })
  expect(progress).toEqual([3, 3])
  expect(asked.map(({ path }) => path)).toEqual([
    '/rest/v1/rpc/undo_operation',
    '/rest/v1/change_jobs',
    '/rest/v1/change_jobs',
  ])
})

it('rejects an answer of another form', async () => {
  const { history } = historyOver({ ...begun, job: null, state: 'done', changed: undefined })
  await expect(history.undo(1)).rejects.toThrow('changed')
})
